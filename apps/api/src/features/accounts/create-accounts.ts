import type { FastifyPluginAsync } from 'fastify';

import type { Database } from '../../db/database.ts';
import type { AttemptCounter } from '../../limits/throttle.ts';
import type { AfterAnswer } from '../../mail/after-answer.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { createAccountExportRepository } from '../account-export/account-export.repository.ts';
import { accountExportRoutes } from '../account-export/account-export.routes.ts';
import { createAccountExportService } from '../account-export/account-export.service.ts';
import { createActivityRepository } from '../activity/activity.repository.ts';
import { activityRoutes } from '../activity/activity.routes.ts';
import { createActivityService } from '../activity/activity.service.ts';
import type { ForbiddenTerms } from '../moderation/terms/forbidden-terms.ts';
import { createSavedColorRepository } from '../saved-colors/saved-colors.repository.ts';
import { savedColorRoutes } from '../saved-colors/saved-colors.routes.ts';
import { createSavedColorService } from '../saved-colors/saved-colors.service.ts';
import { createAccountRepository } from './accounts.repository.ts';
import { accountRoutes } from './accounts.routes.ts';
import { createAccountService } from './accounts.service.ts';
import { emailConfirmationRoutes } from './addresses/email-confirmation.routes.ts';
import { createEmailConfirmationService } from './addresses/email-confirmation.service.ts';
import { accountCareRoutes } from './care/account-care.routes.ts';
import { createAccountCareService } from './care/account-care.service.ts';
import { createPasswordResetService } from './passwords/password-reset.service.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { createSessionService } from './sessions/sessions.service.ts';

type Parts = {
  db: Database;
  forbidden: ForbiddenTerms;
  attempts: AttemptCounter;
  /** False for tests, which make hundreds of accounts from one address. */
  isLimited: boolean;
  onKeysEnded: () => void;
  mailer?: Mailer | undefined;
  publicUrl: string;
  afterAnswer: AfterAnswer;
};

/** Puts the services of accounts together. */
export function createAccounts(parts: Parts) {
  const { db, forbidden, attempts, isLimited, onKeysEnded, mailer, publicUrl, afterAnswer } = parts;
  const repository = createAccountRepository(db);
  const sessions = createSessionService(repository);
  const common = { db, onKeysEnded, mailer, publicUrl, afterAnswer };
  const confirmations = createEmailConfirmationService({ ...common, attempts, isLimited });
  const accounts = createAccountService({
    confirmations,
    repository,
    sessions,
    forbidden,
    attempts,
    isLimited,
  });
  const care = createAccountCareService({ ...common, accounts, confirmations });
  const resets = createPasswordResetService({ ...common, attempts });
  const savedColors = createSavedColorService(createSavedColorRepository(db));
  const activity = createActivityService(createActivityRepository(db));
  const accountExport = createAccountExportService({
    repository: createAccountExportRepository(db),
    accounts,
    savedColors,
    attempts,
  });

  const routes: FastifyPluginAsync = async (app) => {
    app.register(accountRoutes, { service: accounts });
    app.register(accountCareRoutes, { care, resets });
    app.register(emailConfirmationRoutes, { service: confirmations });
    app.register(sessionRoutes, { service: sessions });
    app.register(accountExportRoutes, { service: accountExport });
    app.register(savedColorRoutes, { service: savedColors });
    app.register(activityRoutes, { service: activity });
  };
  const { confirmPassword } = accounts;
  return { sessions, confirmPassword, routes };
}

import type { FastifyPluginAsync } from 'fastify';

import type { Database } from '../../db/database.ts';
import { workRegularly } from '../../db/purge.ts';
import type { AttemptCounter } from '../../limits/throttle.ts';
import type { AfterAnswer } from '../../mail/after-answer.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { IdentifyPerson } from '../palettes/caller.ts';
import { createPaletteRepository } from '../palettes/palettes.repository.ts';
import { createProjectItemRepository } from '../projects/project-items.repository.ts';
import { createProjectRepository } from '../projects/projects.repository.ts';
import { createSavedThemeRepository } from '../themes/saved/saved-themes.repository.ts';
import { createActsRepository } from './acts/acts.repository.ts';
import { createActsService } from './acts/acts.service.ts';
import { finishActs } from './acts/finish-acts.ts';
import { moderationRoutes } from './acts/moderation.routes.ts';
import { createNoticesRepository } from './notices/notices.repository.ts';
import { noticesRoutes } from './notices/notices.routes.ts';
import { createNoticesService } from './notices/notices.service.ts';
import { createTellAuthor } from './notices/tell-author.ts';
import { createQueueRepository } from './queue/queue.repository.ts';
import { createQueueService } from './queue/queue.service.ts';
import { createReportsRepository } from './reports/reports.repository.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { createReportsService } from './reports/reports.service.ts';
import type { ForbiddenTerms } from './terms/forbidden-terms.ts';
import { createTermsRepository } from './terms/terms.repository.ts';
import { termsRoutes } from './terms/terms.routes.ts';

const FINISH_MS = 60_000;

type Parts = {
  db: Database;
  attempts: AttemptCounter;
  identify: IdentifyPerson;
  forbidden: ForbiddenTerms;
  mailer?: Mailer | undefined;
  publicUrl: string;
  afterAnswer: AfterAnswer;
};

/** Puts reports, acts of moderators and notices to authors together. */
export function createModeration({ db, attempts, identify, forbidden, ...mail }: Parts) {
  const palettes = createPaletteRepository(db);
  const themes = createSavedThemeRepository(db);
  const projects = createProjectRepository(db);
  const actsRepository = createActsRepository(db);
  const tell = createTellAuthor({ acts: actsRepository, ...mail });
  const acts = createActsService({ db, forbidden, tell });
  const repository = createQueueRepository(db);
  const items = createProjectItemRepository(db);
  const queue = createQueueService({
    repository,
    acts: actsRepository,
    palettes,
    themes,
    projects,
    items,
  });
  const notices = createNoticesService(createNoticesRepository(db));
  const reports = createReportsService({
    finders: { palette: palettes, theme: themes, project: projects },
    repository: createReportsRepository(db),
    attempts,
    identify,
  });

  const routes: FastifyPluginAsync = async (app) => {
    app.register(moderationRoutes, { acts, queue });
    app.register(termsRoutes, { repository: createTermsRepository(db) });
    app.register(noticesRoutes, { service: notices });
    app.register(reportsRoutes, { service: reports });
  };
  /** What is done regularly; to be registered once. */
  const jobs: FastifyPluginAsync = async (app) => {
    workRegularly(app, 'acts are finished later', () => finishActs(db), FINISH_MS);
  };
  return { routes, jobs, act: acts.act };
}

import type { FastifyPluginAsync } from 'fastify';

import type { Database } from '../../db/database.ts';
import type { AttemptCounter } from '../../limits/throttle.ts';
import type { AfterAnswer } from '../../mail/after-answer.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { createContactRepository } from './contact/contact.repository.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { createContactService } from './contact/contact.service.ts';
import { createNewsletterRepository } from './newsletter/newsletter.repository.ts';
import { newsletterRoutes } from './newsletter/newsletter.routes.ts';
import { createNewsletterService } from './newsletter/newsletter.service.ts';

type Parts = {
  db: Database;
  attempts: AttemptCounter;
  mailer?: Mailer | undefined;
  publicUrl: string;
  afterAnswer: AfterAnswer;
};

/** Puts the contact form and the newsletter together. */
export function createMessages({ db, attempts, mailer, publicUrl, afterAnswer }: Parts) {
  const common = { attempts, mailer, afterAnswer };
  const contact = createContactService({ ...common, repository: createContactRepository(db) });
  const newsletter = createNewsletterService({
    ...common,
    publicUrl,
    repository: createNewsletterRepository(db),
  });

  const routes: FastifyPluginAsync = async (app) => {
    app.register(contactRoutes, { service: contact });
    app.register(newsletterRoutes, { service: newsletter });
  };
  return { routes };
}

import { LIMITS } from '@swatchwork/contract';
import type { FastifyPluginAsync } from 'fastify';

import { createArticleRepository } from '../features/articles/articles.repository.ts';
import { articleRoutes } from '../features/articles/articles.routes.ts';
import { createArticleService } from '../features/articles/articles.service.ts';
import { createModeration } from '../features/moderation/create-moderation.ts';
import { createHolds } from '../features/moderation/holds/find-hold.ts';
import { createPublishing } from '../features/moderation/publishing.ts';
import type { ForbiddenTerms } from '../features/moderation/terms/forbidden-terms.ts';
import { createIdentifyPerson } from '../features/palettes/caller.ts';
import { createPalettes } from '../features/palettes/create-palettes.ts';
import { createProjects } from '../features/projects/create-projects.ts';
import { createSavedThemes } from '../features/themes/saved/create-saved-themes.ts';
import { createSaveLimit } from '../limits/save-limit.ts';
import { readServerSecret } from '../secrets/server-secret.ts';
import type { Shared } from './shared.ts';
import type { Tools } from './tools.ts';

/** What accounts publish, palettes, themes and projects, its moderation, and the articles. */
export function createPublished(
  { config, database, counters, mailer, afterAnswer }: Shared,
  forbidden: ForbiddenTerms,
  { themes }: Pick<Tools, 'themes'>,
) {
  const { rateLimit: isLimited, publicUrl } = config;
  const { db, replicated } = database;
  const holds = createHolds({ db, counter: counters('publications'), isLimited });
  const identify = createIdentifyPerson(() => readServerSecret(db, 'likes'));
  const moderation = createModeration({
    db,
    attempts: counters('reports'),
    identify,
    forbidden,
    mailer,
    publicUrl,
    afterAnswer,
  });
  const rules = {
    db: replicated,
    countSave: createSaveLimit(counters('saves'), isLimited),
    publishing: createPublishing(db, forbidden, holds),
    act: moderation.act,
  };
  const palettes = createPalettes({
    ...rules,
    counter: counters('likes'),
    views: counters('views'),
    isLimited,
    canMail: mailer !== undefined,
    identify,
  });
  const savedThemes = createSavedThemes({ ...rules, checkInput: themes.checkInput });
  const projects = createProjects({
    ...rules,
    countItem: createSaveLimit(counters('items'), isLimited, LIMITS.itemChangesPerMinute),
  });
  const articles = createArticleService(createArticleRepository(replicated));

  const routes: FastifyPluginAsync = async (app) => {
    app.register(palettes.routes);
    app.register(moderation.routes);
    app.register(articleRoutes, { service: articles });
    app.register(savedThemes.routes);
    app.register(projects.routes);
  };
  /** What is done regularly; to be registered once, whereas the API has its routes twice. */
  const jobs: FastifyPluginAsync = async (app) => {
    for (const feature of [palettes, moderation, savedThemes, projects]) app.register(feature.jobs);
  };
  return { routes, jobs, readPublic: palettes.readPublic, readArticle: articles.read };
}

export type Published = ReturnType<typeof createPublished>;

import type { ThemeInput } from '@swatchwork/contract';
import type { FastifyPluginAsync } from 'fastify';

import type { Database } from '../../../db/database.ts';
import { workRegularly } from '../../../db/purge.ts';
import type { CountSave } from '../../../limits/save-limit.ts';
import type { ActsService } from '../../moderation/acts/acts.service.ts';
import type { Publishing } from '../../moderation/publishing.ts';
import { createDeletionsRepository } from '../../things/deletions.repository.ts';
import { createSavedThemeRepository } from './saved-themes.repository.ts';
import { savedThemeRoutes } from './saved-themes.routes.ts';
import { createSavedThemeService } from './saved-themes.service.ts';

type Parts = {
  db: Database;
  countSave: CountSave;
  publishing: Publishing;
  /** Carries out an act of a moderator, which is noted in the audit trail. */
  act: ActsService['act'];
  checkInput: (input: ThemeInput) => Promise<void>;
};

/** Puts the parts of saved themes together. */
export function createSavedThemes({ db, ...rules }: Parts) {
  const repository = createSavedThemeRepository(db);
  const deletions = createDeletionsRepository(db, 'theme');
  const service = createSavedThemeService({ repository, deletions, ...rules });

  const routes: FastifyPluginAsync = async (app) => {
    app.register(savedThemeRoutes, { service });
  };
  /** What is done regularly; to be registered once. */
  const jobs: FastifyPluginAsync = async (app) => {
    workRegularly(app, 'deleted themes are purged later', deletions.purge);
  };
  return { routes, jobs };
}

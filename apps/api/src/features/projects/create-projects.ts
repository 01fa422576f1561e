import type { FastifyPluginAsync } from 'fastify';

import type { Database } from '../../db/database.ts';
import { workRegularly } from '../../db/purge.ts';
import type { CountSave } from '../../limits/save-limit.ts';
import type { ActsService } from '../moderation/acts/acts.service.ts';
import type { Publishing } from '../moderation/publishing.ts';
import { createDeletionsRepository } from '../things/deletions.repository.ts';
import { createProjectItemRepository } from './project-items.repository.ts';
import { createProjectRepository } from './projects.repository.ts';
import { projectRoutes } from './projects.routes.ts';
import { createProjectService } from './projects.service.ts';

type Parts = {
  db: Database;
  countSave: CountSave;
  countItem: CountSave;
  publishing: Publishing;
  /** Carries out an act of a moderator, which is noted in the audit trail. */
  act: ActsService['act'];
};

/** Puts the parts of projects together. */
export function createProjects({ db, ...rules }: Parts) {
  const repository = createProjectRepository(db);
  const items = createProjectItemRepository(db);
  const deletions = createDeletionsRepository(db, 'project');
  const service = createProjectService({ repository, items, deletions, ...rules });

  const routes: FastifyPluginAsync = async (app) => {
    app.register(projectRoutes, { service });
  };
  /** What is done regularly; to be registered once. */
  const jobs: FastifyPluginAsync = async (app) => {
    workRegularly(app, 'deleted projects are purged later', deletions.purge);
  };
  return { routes, jobs };
}

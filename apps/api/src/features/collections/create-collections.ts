import type { FastifyPluginAsync } from 'fastify';

import type { Database } from '../../db/database.ts';
import { workRegularly } from '../../db/purge.ts';
import type { CountSave } from '../../limits/save-limit.ts';
import type { ActsService } from '../moderation/acts/acts.service.ts';
import type { Publishing } from '../moderation/publishing.ts';
import { createDeletionsRepository } from '../things/deletions.repository.ts';
import { createCollectionItemRepository } from './collection-items.repository.ts';
import { createCollectionRepository } from './collections.repository.ts';
import { collectionRoutes } from './collections.routes.ts';
import { createCollectionService } from './collections.service.ts';

type Parts = {
  db: Database;
  countSave: CountSave;
  countItem: CountSave;
  publishing: Publishing;
  /** Carries out an act of a moderator, which is noted in the audit trail. */
  act: ActsService['act'];
};

/** Puts the parts of collections together. */
export function createCollections({ db, ...rules }: Parts) {
  const repository = createCollectionRepository(db);
  const items = createCollectionItemRepository(db);
  const deletions = createDeletionsRepository(db, 'collection');
  const service = createCollectionService({ repository, items, deletions, ...rules });

  const routes: FastifyPluginAsync = async (app) => {
    app.register(collectionRoutes, { service });
  };
  /** What is done regularly; to be registered once. */
  const jobs: FastifyPluginAsync = async (app) => {
    workRegularly(app, 'deleted collections are purged later', deletions.purge);
  };
  return { routes, jobs };
}

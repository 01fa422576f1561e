import type { FastifyPluginAsync } from 'fastify';

import type { Database } from '../../db/database.ts';
import { workRegularly } from '../../db/purge.ts';
import type { CountSave } from '../../limits/save-limit.ts';
import type { AttemptCounter } from '../../limits/throttle.ts';
import { readServerSecret } from '../../secrets/server-secret.ts';
import type { ActsService } from '../moderation/acts/acts.service.ts';
import type { Publishing } from '../moderation/publishing.ts';
import { createDeletionsRepository } from '../things/deletions.repository.ts';
import { createMarkNetwork, type IdentifyPerson } from './caller.ts';
import { createLikeProofs } from './like/like-proofs.ts';
import { createPaletteLikesRepository } from './like/palette-likes.repository.ts';
import { paletteLikesRoutes } from './like/palette-likes.routes.ts';
import { createPaletteLikesService } from './like/palette-likes.service.ts';
import { createPaletteRepository } from './palettes.repository.ts';
import { paletteRoutes } from './read/palettes.routes.ts';
import { createPaletteService } from './read/palettes.service.ts';
import { measureRegularly } from './save/measure-palettes.ts';
import { paletteSavingRoutes } from './save/palette-saving.routes.ts';
import { createPaletteSavingService } from './save/palette-saving.service.ts';

type Parts = {
  db: Database;
  counter: AttemptCounter;
  views: AttemptCounter;
  countSave: CountSave;
  /** False for tests, which like hundreds of times from one address. */
  isLimited: boolean;
  /** Whether addresses of accounts can be confirmed. */
  canMail: boolean;
  identify: IdentifyPerson;
  publishing: Publishing;
  /** Carries out an act of a moderator, which is noted in the audit trail. */
  act: ActsService['act'];
};

/** Puts the services of palettes together. */
export function createPalettes(parts: Parts) {
  const { db, counter, views, countSave, isLimited, canMail, identify, publishing, act } = parts;
  const repository = createPaletteRepository(db);
  const reading = createPaletteService(repository);
  const deletions = createDeletionsRepository(db, 'palette');
  const saving = createPaletteSavingService({ repository, deletions, countSave, publishing, act });
  const likes = createPaletteLikesService({
    repository,
    likes: createPaletteLikesRepository(db),
    proofs: createLikeProofs(counter, () => readServerSecret(db, 'like proofs')),
    counter,
    views,
    isLimited,
    canMail,
    identify,
    markNetwork: createMarkNetwork(() => readServerSecret(db, 'networks of likes')),
  });

  const routes: FastifyPluginAsync = async (app) => {
    app.register(paletteRoutes, { service: reading });
    app.register(paletteSavingRoutes, { service: saving });
    app.register(paletteLikesRoutes, { service: likes });
  };
  /** What is done regularly; to be registered once, whereas the API has its routes twice. */
  const jobs: FastifyPluginAsync = async (app) => {
    measureRegularly(app, db);
    workRegularly(app, 'deleted palettes are purged later', deletions.purge);
  };
  return {
    routes,
    jobs,
    /** A palette by its name in addresses, as a stranger sees it. */
    readPublic: (name: string) => reading.read(name, null),
  };
}

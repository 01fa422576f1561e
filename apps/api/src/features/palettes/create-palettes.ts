import type { FastifyPluginAsync } from 'fastify';

import type { Database } from '../../db/client.ts';
import type { AttemptCounter } from '../../limits/throttle.ts';
import { readServerSecret } from '../../secrets/server-secret.ts';
import { createPaletteLikesRepository } from './like/palette-likes.repository.ts';
import { paletteLikesRoutes } from './like/palette-likes.routes.ts';
import { createPaletteLikesService } from './like/palette-likes.service.ts';
import { createPaletteRepository } from './palettes.repository.ts';
import { paletteRoutes } from './read/palettes.routes.ts';
import { createPaletteService } from './read/palettes.service.ts';
import { paletteSavingRoutes } from './save/palette-saving.routes.ts';
import { createPaletteSavingService } from './save/palette-saving.service.ts';

/** Kept palettes and what people do with them, put together. */
export function createPalettes(db: Database, counter: AttemptCounter, isLimited: boolean) {
  const repository = createPaletteRepository(db);
  const reading = createPaletteService(repository);
  const saving = createPaletteSavingService({ repository, counter, isLimited });
  const likes = createPaletteLikesService({
    repository,
    likes: createPaletteLikesRepository(db),
    counter,
    isLimited,
    readSecret: () => readServerSecret(db, 'likes'),
  });

  const routes: FastifyPluginAsync = async (app) => {
    app.register(paletteRoutes, { service: reading });
    app.register(paletteSavingRoutes, { service: saving });
    app.register(paletteLikesRoutes, { service: likes });
  };
  return { routes };
}

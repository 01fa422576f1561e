import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { colorNameRoutes } from './color-names.routes.ts';
import { colorQueryRoutes } from './color-queries.routes.ts';
import { colorScaleRoutes } from './color-scales.routes.ts';
import { contrastRoutes } from './contrast.routes.ts';
import { mixingRoutes } from './mixing.routes.ts';
import { visionRoutes } from './vision.routes.ts';

/** Calls about colors that depend only on the address, so that caches may store the answers. */
export const colorToolRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const routes of [
    colorQueryRoutes,
    colorNameRoutes,
    colorScaleRoutes,
    contrastRoutes,
    visionRoutes,
    mixingRoutes,
  ]) {
    app.register(routes);
  }
};

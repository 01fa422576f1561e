import type { FastifyPluginAsync } from 'fastify';

import type { Database } from '../../db/database.ts';
import { createColorOfTheDayRepository } from './color-of-the-day.repository.ts';
import { colorOfTheDayRoutes } from './color-of-the-day.routes.ts';
import { createColorOfTheDayService } from './color-of-the-day.service.ts';

/** Puts the parts of the color of the day together. */
export function createColorOfTheDay(db: Database) {
  const service = createColorOfTheDayService(createColorOfTheDayRepository(db));
  const routes: FastifyPluginAsync = async (app) => {
    app.register(colorOfTheDayRoutes, { service });
  };
  return { service, routes };
}

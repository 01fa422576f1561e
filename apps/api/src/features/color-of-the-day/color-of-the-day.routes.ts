import { ColorOfTheDay, ColorOfTheDayQuery } from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { errorAnswers } from '../../plugins/errors.ts';
import type { ColorOfTheDayService } from './color-of-the-day.service.ts';

export const colorOfTheDayRoutes: FastifyPluginAsyncZod<{ service: ColorOfTheDayService }> = async (
  app,
  { service },
) => {
  app.get('/color-of-the-day', {
    schema: {
      operationId: 'getColorOfTheDay',
      summary: 'Get the colour of the day',
      description: 'The colour of today in UTC, or of a day before it.',
      tags: ['Colours'],
      querystring: ColorOfTheDayQuery,
      response: { 200: ColorOfTheDay, ...errorAnswers(400, 404, 500, 503) },
    },
    handler: (request) => service.get(request.query.date),
  });
};

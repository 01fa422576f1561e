import * as contract from '@swatchwork/contract';

import type { Routes } from '../../http/routes.ts';
import { errorAnswers } from '../../plugins/answers/errors.ts';
import type { ColorOfTheDayService } from './color-of-the-day.service.ts';

export const colorOfTheDayRoutes: Routes<ColorOfTheDayService> = async (app, { service }) => {
  app.get('/color-of-the-day', {
    config: { access: 'anyone', shows: ['day'] },
    schema: {
      operationId: 'getColorOfTheDay',
      summary: 'Get the color of the day',
      description: 'The color of today (UTC) or of an earlier day.',
      querystring: contract.ColorOfTheDayQuery,
      response: { 200: contract.ColorOfTheDay, ...errorAnswers(404) },
    },
    handler: (request) => service.get(request.query.date),
  });

  app.get('/color-of-the-day/archive', {
    config: { access: 'anyone', shows: ['day'] },
    schema: {
      operationId: 'listColorsOfTheDay',
      summary: 'List colors of past days',
      description:
        'The colors of consecutive days up to a given day, at most a month, newest first.',
      querystring: contract.ColorArchiveQuery,
      response: { 200: contract.ColorArchive },
    },
    handler: ({ query: { until, days } }) => service.list(days, until),
  });
};

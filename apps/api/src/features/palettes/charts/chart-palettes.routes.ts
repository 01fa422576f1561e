import { ChartPaletteAnswer, ChartPaletteRequest } from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { errorAnswers } from '../../../plugins/answers/errors.ts';
import type { ChartPaletteService } from './chart-palettes.service.ts';

export const chartPaletteRoutes: FastifyPluginAsyncZod<{ service: ChartPaletteService }> = async (
  app,
  { service },
) => {
  app.post('/palettes/charts', {
    config: { access: 'anyone', changesPages: false },
    schema: {
      operationId: 'createChartPalette',
      summary: 'Make a palette for charts',
      description:
        'Answers colors for categories that are far apart for protan, deutan, tritan and ordinary vision, in an order whose first few are good as well, or a sequential or diverging ramp in equal steps; and what they measure. What cannot be had is said, and the nearest to it answered. Unless asked otherwise, colors for categories are at least 0.4 in OKLCH lightness and 0.07 in chroma, and have a contrast of 3 with white. The same request gives the same colors. With `format`, the palette is also written as a file of a program of charts.',
      tags: ['Palettes'],
      body: ChartPaletteRequest,
      response: { 200: ChartPaletteAnswer, ...errorAnswers(400, 413, 415, 500) },
    },
    handler: ({ body }) => service.make(body),
  });
};

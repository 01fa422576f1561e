import { ChartPaletteAnswer, ChartPaletteRequest } from '@swatchwork/contract';

import type { Routes } from '../../../http/routes.ts';
import type { ChartPaletteService } from './chart-palettes.service.ts';

export const chartPaletteRoutes: Routes<ChartPaletteService> = async (app, { service }) => {
  app.post('/palettes/charts', {
    config: { access: 'anyone', changesPages: false },
    schema: {
      operationId: 'createChartPalette',
      summary: 'Create a chart palette',
      description:
        'Returns colors for categories that look well together and stay distinct for protan, deutan, tritan and normal vision, ordered so that the first few work too, or a sequential or diverging ramp in equal steps, with measurements. Up to 8 colors for categories are at least 10 apart (CIEDE2000) for the worst type of vision, 10 colors 8, 12 colors 6.5, with a contrast of 3 with white by default. If a requirement cannot be met, the nearest possible value is used and reported. The same request returns the same colors; `seed` asks for others. With `format`, the palette is also returned as a file for a charting program or library.',
      body: ChartPaletteRequest,
      response: { 200: ChartPaletteAnswer },
    },
    handler: ({ body }) => service.make(body),
  });
};

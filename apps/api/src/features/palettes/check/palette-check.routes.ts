import { CheckPaletteAnswer, CheckPaletteRequest } from '@swatchwork/contract';

import type { Routes } from '../../../http/routes.ts';
import type { PaletteCheckService } from './palette-check.service.ts';

export const paletteCheckRoutes: Routes<PaletteCheckService> = async (app, { service }) => {
  app.post('/palettes/check', {
    config: { access: 'anyone', changesPages: false },
    schema: {
      operationId: 'checkPalette',
      summary: 'Check a palette',
      description:
        'Returns the WCAG contrast of each pair and what it is suitable for, the pairs that are too similar for protan, deutan, tritan or normal vision, and changes that would repair them. Nothing is changed.',
      body: CheckPaletteRequest,
      response: { 200: CheckPaletteAnswer },
    },
    handler: ({ body }) => service.check(body),
  });
};

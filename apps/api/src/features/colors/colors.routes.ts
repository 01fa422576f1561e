import * as contract from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { compareColors, convertColor, harmonizeColor } from './colors.service.ts';

/** Colors in, colors out: nothing here needs an account or the database. */
export const colorRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post('/colors/convert', {
    config: { access: 'anyone', changesPages: false },
    schema: {
      operationId: 'convertColor',
      summary: 'Convert a color',
      description:
        'Returns a color as HEX, RGB, HSL, HSV, CMYK, OKLCH and more, with its name; with `condition` also in CMYK of a print condition and as it looks on that paper.',
      body: contract.ConvertRequest,
      response: { 200: contract.ConvertAnswer },
    },
    handler: (request) => convertColor(request.body),
  });

  app.post('/colors/harmonies', {
    config: { access: 'anyone', changesPages: false },
    schema: {
      operationId: 'harmonizeColor',
      summary: 'Find harmonies of a color',
      description:
        'Rotates the hue of a base color. In HSL saturation and lightness stay, in OKLCH lightness; with a style they suit each hue.',
      body: contract.HarmoniesRequest,
      response: { 200: contract.HarmoniesAnswer },
    },
    handler: (request, reply) => {
      reply.send(harmonizeColor(request.body));
    },
  });

  app.post('/colors/contrast', {
    config: { access: 'anyone', changesPages: false },
    schema: {
      operationId: 'compareColors',
      summary: 'Check the contrast of two colors',
      description: 'Returns the WCAG 2.2 contrast ratio and the levels that it reaches.',
      body: contract.ContrastRequest,
      response: { 200: contract.ContrastAnswer },
    },
    handler: (request, reply) => {
      reply.send(compareColors(request.body.foreground, request.body.background));
    },
  });
};

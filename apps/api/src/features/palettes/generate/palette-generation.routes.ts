import * as contract from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { errorAnswers } from '../../../plugins/answers/errors.ts';
import { generate, generateForMood } from './palette-generation.service.ts';

const NEVER_STORED = 'no-store'; // each call answers new colors

export const paletteGenerationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post('/palettes/generate', {
    config: { access: 'anyone', changesPages: false },
    schema: {
      operationId: 'generatePalette',
      summary: 'Generate a palette',
      description: 'Returns new colors of a hue scheme, around a base color and locked colors.',
      body: contract.GenerateRequest,
      response: { 200: contract.GenerateAnswer },
    },
    handler: (request, reply) => {
      reply.send(generate(request.body));
    },
  });

  app.get('/palettes/generate', {
    config: { access: 'anyone' },
    schema: {
      operationId: 'generatePaletteFromQuery',
      summary: 'Generate a palette from a link',
      description: 'The same as the POST call, without locked colors.',
      querystring: contract.GenerateQuery,
      response: { 200: contract.GenerateAnswer },
    },
    handler: (request, reply) => {
      const { baseColor, css, ...scheme } = request.query;
      const base = baseColor && css ? { hex: baseColor, css } : baseColor;
      reply.header('cache-control', NEVER_STORED).send(generate({ ...scheme, baseColor: base }));
    },
  });

  app.get('/palettes/mood/:mood', {
    config: { access: 'anyone' },
    schema: {
      operationId: 'generateMoodPalette',
      summary: 'Generate a palette for a mood',
      description: 'Returns five new colors within the lightness, chroma and hue ranges of a mood.',
      params: contract.MoodParams,
      response: { 200: contract.MoodAnswer, ...errorAnswers('mood_not_found') },
    },
    handler: (request, reply) => {
      reply.header('cache-control', NEVER_STORED).send(generateForMood(request.params.mood));
    },
  });
};

import * as contract from '@swatchwork/contract';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';

import { cacheable, NotModified } from '../../plugins/answers/cacheable.ts';
import * as colors from './colors.service.ts';

interface Call<Query extends z.ZodType, Answer extends z.ZodType> {
  operationId: string;
  summary: string;
  description: string;
  query: Query;
  answer: Answer;
  compute: (query: z.output<Query>) => z.input<Answer> | Promise<z.input<Answer>>;
}

/** Calls on colors whose answers depend only on the address, so that caches may store them. */
export const colorToolRoutes = async (app: FastifyInstance): Promise<void> => {
  const get = <Query extends z.ZodType, Answer extends z.ZodType>(
    path: string,
    { query, answer, compute, ...texts }: Call<Query, Answer>,
  ) =>
    app.get(path, {
      config: { access: 'anyone' },
      ...cacheable,
      schema: { ...texts, querystring: query, response: { 200: answer, 304: NotModified } },
      handler: async (request) => compute(request.query as z.output<Query>), // parsed by the schema
    });

  get('/colors/convert', {
    operationId: 'convertColorFromQuery',
    summary: 'Convert a color from a link',
    description: 'The same as the POST call. The response may be cached for a day.',
    query: contract.ConvertQuery,
    answer: contract.ConvertAnswer,
    compute: colors.convertColor,
  });

  get('/colors/harmonies', {
    operationId: 'harmonizeColorFromQuery',
    summary: 'Find harmonies of a color from a link',
    description: 'The same as the POST call. The response may be cached for a day.',
    query: contract.HarmoniesQuery,
    answer: contract.HarmoniesAnswer,
    compute: colors.harmonizeColor,
  });

  get('/colors/contrast', {
    operationId: 'compareColorsFromQuery',
    summary: 'Check the contrast of two colors from a link',
    description: 'The same as the POST call. The response may be cached for a day.',
    query: contract.ContrastQuery,
    answer: contract.ContrastAnswer,
    compute: ({ foreground, background }) => colors.compareColors(foreground, background),
  });

  get('/colors/names', {
    operationId: 'nameColor',
    summary: 'Find names of a color',
    description: 'Returns the nearest names in a list, with the distance of each to the color.',
    query: contract.NamesQuery,
    answer: contract.NamesAnswer,
    compute: colors.nameColor,
  });

  get('/colors/scale', {
    operationId: 'scaleColor',
    summary: 'Make a scale of a color',
    description:
      'Returns tints, shades or tones, or a design-system ramp (50 to 950), in even OKLab steps.',
    query: contract.ScaleQuery,
    answer: contract.ScaleAnswer,
    compute: colors.scaleColor,
  });

  get('/colors/contrast/fix', {
    operationId: 'fixContrast',
    summary: 'Fix the contrast of two colors',
    description:
      'Returns the nearest colors (by ΔE OK) of the same hues that reach a WCAG contrast ratio.',
    query: contract.ContrastFixQuery,
    answer: contract.ContrastFixAnswer,
    compute: colors.fixColors,
  });

  get('/colors/matrix', {
    operationId: 'compareAllColors',
    summary: 'Check the contrast of all pairs',
    description: 'Returns the WCAG 2.2 contrast ratio and level of each pair in a palette.',
    query: contract.MatrixQuery,
    answer: contract.MatrixAnswer,
    compute: colors.compareAll,
  });

  get('/colors/vision', {
    operationId: 'simulateVision',
    summary: 'Simulate color vision deficiencies',
    description:
      'Returns how colors may look: Machado (2009) for protan and deutan, Brettel (1997) for tritan vision, luminance for achromat. This is a model, not a diagnosis.',
    query: contract.VisionQuery,
    answer: contract.VisionAnswer,
    compute: colors.seeColors,
  });

  get('/colors/mix', {
    operationId: 'mixColors',
    summary: 'Mix two colors',
    description: 'Returns a mixture of two colors as CSS `color-mix()` does, mapped into sRGB.',
    query: contract.MixQuery,
    answer: contract.MixAnswer,
    compute: colors.mix,
  });

  get('/colors/gradient', {
    operationId: 'makeGradient',
    summary: 'Make a gradient',
    description:
      'Returns evenly spaced colors of a gradient through the given colors, interpolated in a color space of your choice.',
    query: contract.GradientQuery,
    answer: contract.GradientAnswer,
    compute: colors.makeGradient,
  });
};

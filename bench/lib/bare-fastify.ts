// The measured calls in Fastify with JSON schemas for body and answer, and nothing else: no log, no
// headers, no limits.
import { createRequire } from 'node:module';

import {
  type HarmonyType,
  type PaletteType,
  parseColor,
  parseHex,
  type Srgb,
} from '@swatchwork/color';
import { conversionsOf } from '@swatchwork/color/conversions';
import {
  ContrastAnswer,
  ConvertAnswer,
  GenerateAnswer,
  HarmoniesAnswer,
} from '@swatchwork/contract';

import {
  compareColors,
  harmonizeColor,
} from '../../apps/api/src/features/colors/colors.service.ts';
import { generate } from '../../apps/api/src/features/palettes/generate/palette-generation.service.ts';
import { COLOR_CALLS, type ColorCall } from './color-calls.ts';

// Both are dependencies of the API alone.
const apiRequire = createRequire(new URL('../../apps/api/package.json', import.meta.url));
const { fastify } = apiRequire('fastify') as typeof import('fastify');
const { z } = apiRequire('zod') as typeof import('zod');

type Body = Record<'hex' | 'foreground' | 'background' | 'baseColor', string> & {
  type: string;
  count: number;
};
const srgb = (hex: string): Srgb => parseHex(hex)!;
const text = { type: 'string', maxLength: 200 };

const HANDLERS = {
  convert: {
    properties: { hex: text },
    answer: ConvertAnswer,
    run: ({ hex }: Body) => conversionsOf(parseColor(hex)!),
  },
  contrast: {
    properties: { foreground: text, background: text },
    answer: ContrastAnswer,
    run: ({ foreground, background }: Body) => compareColors(srgb(foreground), srgb(background)),
  },
  harmonies: {
    properties: { hex: text, type: text },
    answer: HarmoniesAnswer,
    run: ({ hex, type }: Body) =>
      harmonizeColor({ hex: srgb(hex), type: type as HarmonyType, space: 'hsl' }),
  },
  generate: {
    properties: {
      type: text,
      baseColor: text,
      count: { type: 'integer', minimum: 1, maximum: 10 },
    },
    answer: GenerateAnswer,
    run: ({ type, baseColor, count }: Body) =>
      generate({
        type: type as PaletteType,
        space: 'hsl',
        baseColor: srgb(baseColor),
        count,
      }),
  },
};

const app = fastify();
for (const [name, { properties, answer, run }] of Object.entries(HANDLERS)) {
  const body = { type: 'object', required: Object.keys(properties), properties };
  const response = { 200: z.toJSONSchema(answer, { target: 'draft-7' }) };
  app.post<{ Body: Body }>(
    COLOR_CALLS[name as ColorCall].path,
    { schema: { body, response } },
    (request, reply) => {
      reply.send(run(request.body));
    },
  );
}

process.once('disconnect', () => process.exit()); // exits with the benchmark
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));

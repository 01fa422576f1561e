import { BATCH, type BatchOperation } from '@swatchwork/contract';
import type { z } from 'zod';

import { writerOf } from '../../plugins/answers/serialization.ts';
import { parseAs } from '../../plugins/requests/validation.ts';
import { nameColor } from '../colors/color-names.service.ts';
import { scaleColor } from '../colors/color-scales.service.ts';
import { compareColors, convertColor, harmonizeColor } from '../colors/colors.service.ts';
import { compareAll, fixColors } from '../colors/contrast.service.ts';
import { makeGradient, mix } from '../colors/mixing.service.ts';
import { seeColors } from '../colors/vision.service.ts';
import { generate, generateForMood } from '../palettes/generate/palette-generation.service.ts';

type Schemas<Name extends BatchOperation> = (typeof BATCH)[Name];

const RUN: {
  [Name in BatchOperation]: (
    input: z.output<Schemas<Name>['input']>,
  ) => z.output<Schemas<Name>['answer']>;
} = {
  convert: ({ hex }) => convertColor(hex),
  names: nameColor,
  scale: scaleColor,
  harmonies: ({ hex, type }) => harmonizeColor(hex, type),
  contrast: ({ foreground, background }) => compareColors(foreground, background),
  fix: fixColors,
  matrix: compareAll,
  vision: seeColors,
  mix,
  gradient: makeGradient,
  generate,
  mood: ({ mood }) => generateForMood(mood),
};

/**
 * Runs one call of a batch as the single call would: checks the input, and answers JSON by the same
 * schema.
 *
 * @throws {AppError} The refusals of the single call.
 */
export function runOperation<Name extends BatchOperation>(name: Name, input: unknown): string {
  const { input: schema, answer }: { input: z.ZodType; answer: z.ZodType } = BATCH[name];
  const parsed = parseAs(schema, input, 'input') as z.output<Schemas<Name>['input']>;
  return writerOf(answer)(RUN[name](parsed));
}

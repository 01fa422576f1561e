import { BATCH, type BatchOperation } from '@swatchwork/contract';
import type { z } from 'zod';

import { writerOf } from '../../plugins/answers/serialization.ts';
import { parseAs } from '../../plugins/requests/validation.ts';
import * as colors from '../colors/colors.service.ts';
import { generate, generateForMood } from '../palettes/generate/palette-generation.service.ts';
import type { ThemeService } from '../themes/themes.service.ts';

type Schemas<Name extends BatchOperation> = (typeof BATCH)[Name];

type Answer<Name extends BatchOperation> = z.output<Schemas<Name>['answer']>;

type Run = {
  [Name in BatchOperation]: (
    input: z.output<Schemas<Name>['input']>,
  ) => Answer<Name> | Promise<Answer<Name>>;
};

const createRun = (themes: ThemeService): Run => ({
  convert: colors.convertColor,
  names: colors.nameColor,
  scale: colors.scaleColor,
  harmonies: colors.harmonizeColor,
  contrast: ({ foreground, background }) => colors.compareColors(foreground, background),
  fix: colors.fixColors,
  matrix: colors.compareAll,
  vision: colors.seeColors,
  mix: colors.mix,
  gradient: colors.makeGradient,
  generate,
  mood: ({ mood }) => generateForMood(mood),
  theme: themes.createTheme,
});

export type RunOperation = ReturnType<typeof createOperations>;

/** The calls that a batch may hold. */
export function createOperations(themes: ThemeService) {
  const run = createRun(themes);

  /**
   * Runs one call of a batch as the single call would: checks the input, and answers JSON by the
   * same schema.
   *
   * @throws {AppError} The refusals of the single call.
   */
  return async function runOperation<Name extends BatchOperation>(
    name: Name,
    input: unknown,
  ): Promise<string> {
    const { input: schema, answer }: { input: z.ZodType; answer: z.ZodType } = BATCH[name];
    const parsed = parseAs(schema, input, 'input') as z.output<Schemas<Name>['input']>;
    return writerOf(answer)(await run[name](parsed));
  };
}

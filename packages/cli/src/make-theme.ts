import { createTheme, type Theme, type ThemeInput, ThemeInputError } from '@swatchwork/theme';

import { UsageError } from './usage-error.ts';

/** @throws {UsageError} If the engine cannot make a theme of the input, which nobody checked yet. */
export function makeTheme(input: ThemeInput): Theme {
  try {
    return createTheme(input);
  } catch (error) {
    if (error instanceof ThemeInputError) throw new UsageError(`${error.message}.`);
    throw error;
  }
}

/** Whether every pair of a theme reaches its contrast, as a sentence. */
export function verdictOn({ unmet, pairs }: Theme): string {
  const failing = new Set(unmet.map(({ pair }) => pair)).size;
  return failing === 0
    ? `All ${pairs.length} pairs reach their contrast in light, dark and high contrast.`
    : `${failing} of ${pairs.length} pairs miss their contrast: see "unmet" with --json.`;
}

import { formatRatio } from '@swatchwork/color';
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

/** Misses that are named one by one. */
const NAMED = 5;

const REASONS = {
  override: 'because of a requested color',
  'no-room': 'no color passes with all its partners',
} satisfies Record<Theme['unmet'][number]['reason'], string>;

/** Whether every pair of a theme reaches its contrast, in a sentence; which do not, in lines below it. */
export function verdictOn({ unmet, pairs }: Theme): string {
  if (unmet.length === 0) {
    return `All ${pairs.length} pairs pass in light, dark and high contrast.`;
  }
  const failing = new Set(unmet.map(({ pair }) => pair)).size;
  const named = unmet.slice(0, NAMED).map(({ pair, mode, ratio, minimum, reason }) => {
    return `  ${pair} in ${mode}: ${formatRatio(ratio)} of ${minimum}, ${REASONS[reason]}`;
  });
  return [
    `${failing} of ${pairs.length} pairs fail: see "unmet" with --json.`,
    ...named,
    ...(unmet.length > NAMED ? [`  and ${unmet.length - NAMED} more`] : []),
  ].join('\n');
}

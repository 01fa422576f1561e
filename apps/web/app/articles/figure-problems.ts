import { HARMONY_TYPES, parseHex } from '@swatchwork/color';

import type { FigureKind } from './figure-names.ts';

/** How many colors a row of each kind begins with. */
const COLORS: Record<FigureKind, { least: number; most: number }> = {
  swatches: { least: 1, most: 1 },
  contrast: { least: 2, most: 2 },
  gradient: { least: 2, most: 2 },
  harmony: { least: 1, most: 1 },
  vision: { least: 1, most: 10 },
  lightness: { least: 2, most: 20 },
};

/** A row as it should look, for each kind. */
export const FIGURE_EXAMPLES: Record<FigureKind, string> = {
  swatches: '#1D4ED8 Blue',
  contrast: '#767676 #FFFFFF Just enough',
  gradient: '#1D4ED8 #FACC15 OKLab',
  harmony: '#0A66C2 triadic',
  vision: '#D7263D #1B998B #F4D35E',
  lightness: '#1E3A8A #3B82F6 #BFDBFE Blues',
};

/** What is wrong with the rows of a figure, in words for its author; empty if nothing is. */
export function figureProblems(kind: FigureKind, content: string): string[] {
  const lines = content.split('\n').map((line) => line.trim());
  const problems = lines.flatMap((line, place) => {
    const problem = line === '' ? undefined : rowProblem(kind, line);
    return problem ? [`Line ${place + 1}, “${line}”: ${problem}`] : [];
  });
  if (lines.every((line) => line === '')) {
    return [`The figure is empty. A line looks like this: ${FIGURE_EXAMPLES[kind]}`];
  }
  return problems;
}

function rowProblem(kind: FigureKind, line: string): string | undefined {
  const words = line.split(/\s+/);
  const bad = words.find((word) => word.startsWith('#') && !parseHex(word));
  if (bad) return `${bad} is no color. Write six digits, such as #1D4ED8.`;
  const firstWord = words.findIndex((word) => !word.startsWith('#'));
  const count = firstWord === -1 ? words.length : firstWord;
  const text = words.slice(count);
  if (text.some((word) => word.startsWith('#'))) {
    return `colors come first, words after them: ${FIGURE_EXAMPLES[kind]}`;
  }
  const { least, most } = COLORS[kind];
  if (count < least || count > most) {
    const wanted = least === most ? String(least) : `${least} to ${most}`;
    return `it has ${count} colors instead of ${wanted}: ${FIGURE_EXAMPLES[kind]}`;
  }
  if (kind === 'harmony' && !HARMONY_TYPES.some((type) => type === text.join(' '))) {
    return `the color is followed by one of ${HARMONY_TYPES.join(', ')}.`;
  }
  return undefined;
}

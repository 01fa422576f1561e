import { HARMONY_TYPES, parseHex } from '@swatchwork/color';

import type { FigureKind } from './figure-names.ts';
import { undeclaredPair } from './theme-pairs.ts';

/** How many colors a row of each kind begins with. */
const COLORS: Record<FigureKind, { least: number; most: number }> = {
  swatches: { least: 1, most: 1 },
  contrast: { least: 2, most: 2 },
  patches: { least: 3, most: 3 },
  gradient: { least: 2, most: 2 },
  harmony: { least: 1, most: 1 },
  vision: { least: 1, most: 10 },
  lightness: { least: 2, most: 20 },
  theme: { least: 1, most: 1 },
  steps: { least: 1, most: 1 },
};

/** These show one brand color, which readers may change. */
const ONE_ROW: readonly FigureKind[] = ['theme', 'steps'];

/** A row as it should look, for each kind. */
export const FIGURE_EXAMPLES: Record<FigureKind, string> = {
  swatches: '#1D4ED8 Blue',
  contrast: '#767676 #FFFFFF Just enough',
  patches: '#8A8A8A #000000 #FFFFFF The same gray on black and on white',
  gradient: '#1D4ED8 #FACC15 OKLab',
  harmony: '#0A66C2 triadic',
  vision: '#D7263D #1B998B #F4D35E',
  lightness: '#1E3A8A #3B82F6 #BFDBFE Blues',
  theme: '#0A66C2 brand-on-solid/brand-solid brand-text/ground',
  steps: '#0A66C2',
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
  if (ONE_ROW.includes(kind) && lines.filter((line) => line !== '').length > 1) {
    problems.push(`The figure shows only its first line: ${FIGURE_EXAMPLES[kind]}`);
  }
  return problems;
}

function rowProblem(kind: FigureKind, line: string): string | undefined {
  const words = line.split(/\s+/);
  const bad = words.find((word) => word.startsWith('#') && !parseHex(word));
  if (bad) return `${bad} is not a color. Write six hex digits, such as #1D4ED8.`;
  const firstWord = words.findIndex((word) => !word.startsWith('#'));
  const count = firstWord === -1 ? words.length : firstWord;
  const text = words.slice(count);
  if (text.some((word) => word.startsWith('#'))) {
    return `colors come first, then words: ${FIGURE_EXAMPLES[kind]}`;
  }
  const { least, most } = COLORS[kind];
  if (count < least || count > most) {
    const wanted = least === most ? String(least) : `${least} to ${most}`;
    return `it has ${count} colors instead of ${wanted}: ${FIGURE_EXAMPLES[kind]}`;
  }
  if (kind === 'harmony' && !HARMONY_TYPES.some((type) => type === text.join(' '))) {
    return `the color is followed by one of ${HARMONY_TYPES.join(', ')}.`;
  }
  const undeclared = kind === 'theme' ? undeclaredPair(text.join(' ')) : undefined;
  if (undeclared) {
    return `${undeclared} is not a pair of a theme with one brand color: ${FIGURE_EXAMPLES[kind]}`;
  }
  return undefined;
}

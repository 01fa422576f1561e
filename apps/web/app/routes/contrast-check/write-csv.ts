import { formatHex, formatRatio, mapToGamut, type PaletteCheck, VISIONS } from '@swatchwork/color';

import { formatDifference, USE_WORDS } from './check-words.ts';

const HEADINGS = [
  ...['Color 1', 'Color 2', 'Contrast', 'Target', 'Meets target', 'Use', 'Icons and borders'],
  ...['Difference', 'Protan', 'Deutan', 'Tritan', 'Too similar for'],
];

/**
 * Every pair of a check as a table for spreadsheets: one row a pair, contrast and differences (ΔE OK)
 * cut and never rounded up. All of it is ASCII, and no cell can be taken for a formula.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export function writeCheckCsv({ colors, pairs, target }: PaletteCheck): string {
  const rows = pairs.map((pair) => [
    ...pair.places.map((place) => formatHex(mapToGamut(colors[place]!.color))),
    formatRatio(pair.contrast),
    String(target),
    yesOrNo(pair.meets),
    USE_WORDS[pair.use],
    yesOrNo(pair.nonText),
    ...VISIONS.map((vision) => formatDifference(pair.differences[vision])),
    pair.collides.join(' '),
  ]);
  return [HEADINGS, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

import { deltaEOK, type Hex, LEAST_DISTANCE, parseColor, parseHex } from '@swatchwork/color';

import { ThemeInputError } from '../input/theme-input-error.ts';

/** A background, and words on it. */
export interface NamedColor {
  readonly background: Hex;
  readonly text: Hex;
}

/**
 * Colors by hue that are at least 0.09 ΔE_OK from each other and have 3:1 with light pages (#EFF0F2
 * and lighter) and with dark ones (#202123 and darker). A change gives people other colors.
 */
const COLORS: readonly NamedColor[] = [
  { background: '#BB3F58', text: '#FFFFFF' },
  { background: '#E45F48', text: '#000000' },
  { background: '#A65706', text: '#FFFFFF' },
  { background: '#B97F12', text: '#000000' },
  { background: '#6D712E', text: '#FFFFFF' },
  { background: '#0D7C1C', text: '#FFFFFF' },
  { background: '#169D42', text: '#000000' },
  { background: '#39988C', text: '#000000' },
  { background: '#037687', text: '#FFFFFF' },
  { background: '#1E6AC5', text: '#FFFFFF' },
  { background: '#4786EE', text: '#000000' },
  { background: '#8983C0', text: '#000000' },
  { background: '#7560A7', text: '#FFFFFF' },
  { background: '#BB68CE', text: '#000000' },
  { background: '#AB4197', text: '#FFFFFF' },
  { background: '#B5728B', text: '#000000' },
];

/** Coprime to the number of colors, so that each comes once. */
const STEP = 7;

/**
 * A color for a name, such as that of an avatar or a tag: one of 16, always the same for the same
 * text without regard to case and spaces around it. Words on it have 4.5:1; it is seen on light and
 * dark pages alike.
 *
 * @param text The name, or any other text that stays the same.
 * @param beside Colors next to it, such as the backgrounds of its neighbors: the color is unlike them
 *   while one of the 16 is.
 * @throws {ThemeInputError} If it is no text, or one of the colors beside it is none.
 */
export function colorFor(text: string, beside: readonly string[] = []): NamedColor {
  if (typeof text !== 'string') throw new ThemeInputError('text', 'a text', text);
  if (!Array.isArray(beside)) throw new ThemeInputError('beside', 'a list of colors', beside);
  const neighbors = beside.map((color: unknown, i) => {
    const parsed = typeof color === 'string' ? parseColor(color) : undefined;
    if (!parsed) throw new ThemeInputError(`beside[${i}]`, 'a CSS color', color);
    return parsed.color;
  });
  const first = hashOf(text.normalize('NFC').trim().toLowerCase());
  const order = COLORS.map((_, i) => COLORS[(first + i * STEP) % COLORS.length]!);
  const isApart = ({ background }: NamedColor) =>
    neighbors.every((other) => deltaEOK(parseHex(background)!, other) >= LEAST_DISTANCE);
  return order.find(isApart) ?? order[0]!;
}

/** FNV-1a with a final mix, so that names which differ in their last letter are spread. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

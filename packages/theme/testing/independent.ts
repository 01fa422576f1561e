import type { PairResult, Theme } from '../src/index.ts';

/*
 * Contrast once more, from the text of WCAG 2.2 alone and from nothing but a written theme, so that
 * the theme's own word is not taken for it.
 */

type Bytes = readonly [number, number, number];

const bytesOf = (hex: string): Bytes => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** "For the sRGB colorspace, the relative luminance of a color is defined as …" */
function luminance(bytes: Bytes): number {
  const [r = 0, g = 0, b = 0] = bytes.map((byte) => {
    const s = byte / 255;
    return s <= 0.04045 ? s / 12.92 : Math.exp(2.4 * Math.log((s + 0.055) / 1.055));
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** "(L1 + 0.05) / (L2 + 0.05), where L1 is the relative luminance of the lighter …" */
const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The ratio of two opaque colors. */
export const ratioOf = (one: string, other: string): number =>
  contrast(luminance(bytesOf(one)), luminance(bytesOf(other)));

/** A color of eight digits over an opaque one, as the bytes that a screen shows. */
export function over(hex: string, ground: string): Bytes {
  const alpha = Number.parseInt(hex.slice(7, 9), 16) / 255;
  const below = bytesOf(ground);
  const [r, g, b] = bytesOf(hex).map((byte, i) =>
    Math.round(byte * alpha + below[i]! * (1 - alpha)),
  );
  return [r!, g!, b!];
}

const REQUIRED = {
  AA: { text: 4.5, 'large-text': 3, 'non-text': 3, inactive: 2 },
  AAA: { text: 7, 'large-text': 4.5, 'non-text': 3, inactive: 3 },
};

/** What another computation finds in a theme. */
export interface Inspection {
  /** How many places the pairs have: each background as it is, and over each ground. */
  readonly places: number;
  /** The pairs that fail (`fails …`), or whose ratio is not what the theme says (`wrong …`). */
  readonly problems: readonly string[];
}

/** Judges every pair by the minimum of its kind, over every ground. */
export function inspect(theme: Theme): Inspection {
  const problems: string[] = [];
  let places = 0;
  for (const mode of ['light', 'dark', 'high-contrast'] as const) {
    const required = REQUIRED[mode === 'high-contrast' ? 'AAA' : theme.target];
    const { roles } = theme.modes[mode];
    const seen = new Map<string, readonly number[]>();
    const backgrounds = (pair: PairResult) => {
      const { hex, alpha } = roles[pair.background]!;
      const mixed = alpha ? (pair.over ?? []).map((ground) => over(alpha, roles[ground].hex)) : [];
      return [bytesOf(hex), ...mixed].map(luminance);
    };
    for (const pair of theme.pairs) {
      const key = `${pair.background} ${pair.over}`;
      const behind = seen.get(key) ?? backgrounds(pair);
      seen.set(key, behind);
      places += behind.length;
      const own = luminance(bytesOf(roles[pair.foreground]!.hex));
      const least = Math.min(...behind.map((y) => contrast(own, y)));
      const said = pair.modes[mode];
      const name = `${mode} ${pair.id}: ${least} (said ${said.ratio})`;
      const isRight = Math.abs(least - said.ratio) < 1e-9 && said.minimum === required[pair.kind];
      if (!isRight || said.passes !== least >= said.minimum) problems.push(`wrong ${name}`);
      else if (least < required[pair.kind]) problems.push(`fails ${name}`);
    }
  }
  return { places, problems };
}

import { createNumbers } from '../mutate.ts';

export type Rgb = readonly [r: number, g: number, b: number];

/** Draws what a file is made of. */
export class Draw {
  readonly next: () => number;
  readonly truth: string[] = [];
  isLossy = false;

  constructor(seed: number) {
    this.next = createNumbers(seed);
  }

  below = (count: number): number => Math.floor(this.next() * count);
  pick = <Value>(values: readonly Value[]): Value => values[this.below(values.length)]!;
  isLikely = (share: number): boolean => this.next() < share;
  rgb = (): Rgb => [this.below(256), this.below(256), this.below(256)];

  /** Counts a color among those that the file holds. */
  hold([r, g, b]: Rgb, alpha = 255): Rgb {
    this.truth.push(keyOf([r, g, b], alpha));
    return [r, g, b];
  }

  /** A color as a hex of the file. */
  hex = (): string => hexOf(this.hold(this.rgb()));
  /** One that only a comment or a function holds. */
  dead = (): string => hexOf(this.rgb());
  names = (): string[] => {
    const all = ['sea', 'foam', 'tan', 'brand', 'ink', 'deep-blue', 'red', 'sky', 'moss', 'plum'];
    const start = this.below(all.length);
    return [...all.slice(start), ...all.slice(0, start)].slice(0, 2 + this.below(5));
  };
}

const byte = (value: number) => value.toString(16).padStart(2, '0');
export const hexOf = (rgb: Rgb) => `#${rgb.map(byte).join('')}`;
export const keyOf = (rgb: Rgb, alpha: number) => `${hexOf(rgb).toUpperCase()} ${alpha}`;

/** Hue in degrees, saturation and lightness of 0…1, by the formula of the specification. */
export function hslOf(rgb: Rgb): [number, number, number] {
  const [r, g, b] = rgb.map((value) => value / 255) as [number, number, number];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [light, spread] = [(most + least) / 2, most - least];
  if (spread === 0) return [0, 0, light];
  const hue =
    most === r
      ? ((g - b) / spread + 6) % 6
      : most === g
        ? (b - r) / spread + 2
        : (r - g) / spread + 4;
  return [hue * 60, spread / (1 - Math.abs(2 * light - 1)), light];
}

export function rgbOf([h, s, l]: readonly [number, number, number]): Rgb {
  const at = (n: number) => {
    const k = (n + h / 30) % 12;
    return Math.round(255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [at(0), at(8), at(4)];
}

export const lighter = (rgb: Rgb, by: number): Rgb => {
  const [h, s, l] = hslOf(rgb);
  return rgbOf([h, s, Math.min(1, Math.max(0, l + by))]);
};

/** Writes a file of one kind of program. */
export type Kinds = Readonly<Record<string, (draw: Draw) => string>>;

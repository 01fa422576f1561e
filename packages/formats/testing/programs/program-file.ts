/** A color as a file of another program means it. */
export interface TrueColor {
  /** 0…255. */
  channels: readonly [r: number, g: number, b: number];
  /** In hundredths, 100 for opaque. */
  percent: number;
  name: string;
}

/** What a generated file holds. */
export interface ProgramFile {
  text: string;
  /** What its format has no place for is missing: names are empty, opacities 100. */
  colors: readonly TrueColor[];
  /** The name of the palette, where the format has one. */
  title?: string;
  /** The notes that are true of it, in order. */
  notes?: readonly RegExp[];
}

/** Picks by a seeded sequence of numbers. */
export class Picker {
  readonly next: () => number;

  constructor(next: () => number) {
    this.next = next;
  }

  below = (count: number): number => Math.floor(this.next() * count);
  one = <T>(choices: readonly T[]): T => choices[this.below(choices.length)]!;
  chance = (part: number): boolean => this.next() < part;

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((value) => ({ value, rank: this.next() }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ value }) => value);
  }

  /** Two to eight colors, none like another, some of them see-through where asked for. */
  colors(hasAlpha = false): TrueColor[] {
    const start = this.below(28);
    return Array.from({ length: 2 + this.below(7) }, (_, i) => ({
      channels: [(start + i * 28) % 256, this.below(256), this.below(256)],
      percent: hasAlpha && this.chance(0.4) ? 1 + this.below(99) : 100,
      name: `${this.one(NAMES)} ${'ABCDEFGH'[i]}`,
    }));
  }
}

/** Names of colors, among them words that are colors, or that separate cells. */
const NAMES = [
  'Sea',
  'Tan',
  'red',
  'Déjà vu',
  'Olive, deep',
  'a; b',
  'say "hi"',
  'Navy | night',
  "O'Hara",
  '#1',
];

export const hexOf = ({ channels }: TrueColor): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** The color with nothing but what a format keeps. */
export const bare = (
  color: TrueColor,
  kept: { name?: boolean; alpha?: boolean } = {},
): TrueColor => ({
  channels: color.channels,
  percent: kept.alpha ? color.percent : 100,
  name: kept.name ? color.name : '',
});

/** A name that a format without quotes can hold. */
export const plain = (color: TrueColor): TrueColor => ({
  ...color,
  name: color.name.replaceAll(/[^\w À-ÿ]/g, ''),
});

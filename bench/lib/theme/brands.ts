import { createRandom, formatHex, fromOklch, isInGamut, type Random } from '@swatchwork/color';
import known from 'brand-colors/data/brandColors.json' with { type: 'json' };

export interface BrandSet {
  readonly name: string;
  readonly brands: readonly string[];
}

const TOTAL = 10_000;

/** The colors of real brands, by the list of the npm package brand-colors (MIT). */
const REAL = [...new Set(Object.values(known).map((hex) => hex.toLowerCase()))].filter((hex) =>
  /^#[0-9a-f]{6}$/.test(hex),
);

/** 10,000 brand colors: those of real brands in every run, the others by a seed. */
export function brandSets(seed: number): BrandSet[] {
  const random = createRandom(seed);
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const near = (low: number, high: number) => () =>
    hexOf([between(low, high), between(low, high), between(low, high)]);
  const many = (count: number, make: () => string) => Array.from({ length: count }, make);
  const uniform = (TOTAL - REAL.length - 1500) / 2;
  return [
    { name: 'uniform in sRGB', brands: many(Math.ceil(uniform), near(0, 255)) },
    { name: 'uniform in OKLCH', brands: many(Math.floor(uniform), () => inOklch(random)) },
    {
      name: 'grays and near-grays',
      brands: many(500, () => {
        const gray = between(0, 252);
        return near(gray, gray + between(0, 3))();
      }),
    },
    { name: 'near black', brands: many(500, near(0, 8)) },
    { name: 'near white', brands: many(500, near(247, 255)) },
    { name: 'of real brands', brands: REAL },
  ];
}

/** Uniform in lightness, chroma and hue, as far as sRGB goes. */
function inOklch(random: Random): string {
  for (;;) {
    const color = fromOklch({ l: random(), c: random() * 0.33, h: random() * 360 });
    if (isInGamut(color)) return formatHex(color);
  }
}

const hexOf = (bytes: readonly number[]) =>
  `#${bytes.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

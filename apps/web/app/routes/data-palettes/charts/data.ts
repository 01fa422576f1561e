// Made-up figures that look like measured ones, the same at every visit.

/** Names of categories; as many as a palette can have. */
export const SERIES = [
  ...['Wheat', 'Maize', 'Rice', 'Barley', 'Oats', 'Rye', 'Millet', 'Sorghum', 'Spelt', 'Teff'],
  ...['Quinoa', 'Emmer', 'Fonio', 'Durum', 'Einkorn', 'Triticale', 'Amaranth', 'Buckwheat'],
  ...['Khorasan', 'Wild rice'],
] as const;

const YEARS = Array.from({ length: 13 }, (_, i) => 2012 + i);

/** A number from 0 to 1 that looks random, of two whole numbers. */
export function noise(a: number, b: number): number {
  const value = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return value - Math.floor(value);
}

/** Noise around 0 that is like a measurement: more often near than far. */
const spread = (a: number, b: number) => noise(a, b) + noise(b + 17, a + 5) - 1;

/** A figure for each series and year. */
export const harvests = (count: number) =>
  SERIES.slice(0, count).flatMap((series, i) =>
    YEARS.map((year, t) => ({
      series,
      year,
      tons:
        3 +
        9 * noise(i, 3) +
        (0.7 * noise(i, 9) - 0.25) * t +
        1.6 * Math.sin(t / 2 + i) +
        spread(i, t),
    })),
  );

/** Points around a middle of each series. */
export const samples = (count: number) =>
  SERIES.slice(0, count).flatMap((series, i) => {
    const angle = i * 2.4; // the golden angle: middles all over the plane
    const distance = Math.sqrt((i + 0.5) / count);
    return Array.from({ length: Math.ceil(120 / count) + 5 }, (_, k) => ({
      series,
      protein: 12 + 5 * distance * Math.cos(angle) + 1.5 * spread(i + 1, k),
      starch: 62 + 12 * distance * Math.sin(angle) + 3.5 * spread(k + 2, i + 7),
    }));
  });

const HOURS = 24;
export const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** How much happens in each hour of a week, from 0 to 1. */
export const hours = (shift = 0) =>
  DAYS.flatMap((day, d) =>
    Array.from({ length: HOURS }, (_, hour) => {
      const morning = Math.exp(-(((hour - 8 - shift) / 2.6) ** 2));
      const evening = Math.exp(-(((hour - 18 + d / 3 - shift) / 3.4) ** 2));
      const height = d < 5 ? 0.75 * morning + 0.85 * evening : 0.25 * morning + 0.8 * evening;
      return { day, hour, share: Math.min(1, height + 0.14 * noise(d + 3, hour)) };
    }),
  );

/** The coast of an island that does not exist, clockwise. */
export const COAST: readonly (readonly [x: number, y: number])[] = [
  ...([
    [8, 52],
    [14, 40],
    [12, 30],
    [22, 22],
    [30, 10],
    [42, 12],
    [50, 5],
    [62, 9],
  ] as const),
  ...([
    [70, 6],
    [80, 14],
    [92, 16],
    [97, 28],
    [90, 38],
    [98, 50],
    [90, 58],
    [84, 70],
  ] as const),
  ...([
    [72, 68],
    [66, 78],
    [54, 74],
    [46, 84],
    [36, 76],
    [30, 80],
    [22, 70],
    [16, 68],
  ] as const),
];

/** Capitals of its regions: a loose grid, so that the regions are about as large. */
export const CAPITALS = Array.from({ length: 42 }, (_, i) => {
  const [column, row] = [i % 7, Math.floor(i / 7)];
  return {
    x: 8 + column * 14 + (row % 2) * 7 + 7 * (noise(i, 1) - 0.5),
    y: 9 + row * 14 + 7 * (noise(i, 2) - 0.5),
    place: i,
  };
});

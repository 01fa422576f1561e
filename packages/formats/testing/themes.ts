import { createTheme, type Theme } from '@swatchwork/theme';

/** Brands that differ in what they ask of a theme: a blue, a yellow with more, black, a gray, and a purple that hides. */
export const THEMES: Readonly<Record<string, Theme>> = Object.fromEntries(
  [
    ['#0A66C2'],
    ['#FFCC00', '#D6006C', '#00A0B0'],
    ['#000000'],
    ['#8A8F98'],
    ['#4A154B'],
    ['#E63946'],
  ].map((brands) => [brands.join(' '), createTheme({ brands })]),
);

/** Names that break careless writers, or that other names collide with. */
export const NASTY_NAMES = [
  'Sea */ } </title> "calm"\n#{$x} // -->',
  'error',
  'a-b',
  'ab',
  'constructor',
  '夏 🌊',
  '500',
];

/**
 * A theme whose brand families bear these names, the primary one's first. The engine refuses such
 * names; a theme is plain data, though, and may come from elsewhere.
 */
export function named(names: readonly string[]): Theme {
  const theme = createTheme({ brands: BRANDS.slice(0, names.length) });
  const scales = theme.brands.map(({ family }, i) => [
    family,
    { ...theme.scales[family]!, name: names[i]! },
  ]);
  return { ...theme, scales: { ...theme.scales, ...Object.fromEntries(scales) } };
}

const BRANDS = [
  '#0A66C2',
  '#FFB000',
  '#1B7F4B',
  '#B4236A',
  '#6B4FD8',
  '#00838F',
  '#A0522D',
  '#444444',
];

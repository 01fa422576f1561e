import {
  composite,
  contrastRatio,
  formatHex,
  formatRatio,
  parseColor,
  parseHex,
} from '@swatchwork/color';
import { createTheme, GROUND_ROLES, type RoleName, STATUS_FAMILIES } from '@swatchwork/theme';
import { expect, test } from 'vitest';

import { SAMPLE_ARTICLES } from './sample-articles.ts';

const { content } = SAMPLE_ARTICLES.find(({ slug }) => slug === 'a-theme-that-passes')!;
const BRAND = '#1E88E5';
const theme = createTheme({ brands: [BRAND] });
const { light, dark, 'high-contrast': high } = theme.modes;
const exact = createTheme({ brands: [BRAND], solids: 'exact' }).modes.light;
const amber = createTheme({ brands: ['#F59E0B'] });
const deeper = createTheme({ brands: ['#0A66C2'] });

const ratio = (text: string, background: string) =>
  formatRatio(contrastRatio(parseHex(text)!, parseHex(background)!));
const hexes = ({ roles }: typeof light, ...names: RoleName[]) =>
  names.map((name) => roles[name]!.hex);
const pair = (id: string) => theme.pairs.find((one) => one.id === id)!;

const WHITE = '#FFFFFF';
const [solid, text, page, pressed] = hexes(
  light,
  'brand-solid',
  'brand-text',
  'ground',
  'brand-tint-active',
);
const [words] = hexes(exact, 'brand-on-solid');
const [highSolid, highWords] = hexes(high, 'brand-solid', 'brand-on-solid');
const statuses = STATUS_FAMILIES.map((family) => light.roles[`${family}-solid`].hex);

/** What a tint of the dark mode gives over a ground. */
const veil = dark.roles['brand-tint-active'].alpha!;
const darkText = dark.roles['brand-text'].hex;
const seenOver = (ground: RoleName) => {
  const { color, alpha } = parseColor(veil)!;
  return formatHex(composite(color, alpha, parseHex(dark.roles[ground]!.hex)!));
};
const row = (name: string, ground: RoleName) =>
  `| ${name}, ${dark.roles[ground]!.hex} | ${seenOver(ground)} | ${ratio(darkText, seenOver(ground))}:1 |`;

const nearest = theme.separations
  .filter(
    ({ mode, first, second }) =>
      mode === 'light' && `${first} ${second}`.match(/solid/g)?.length === 2,
  )
  .toSorted((a, b) => a.distance - b.distance)[0]!;

test.each([
  `here ${theme.brands[0]!.step}, and`,
  `declares ${theme.pairs.length} pairs`,
  `on #0A66C2 they are: ${ratio(WHITE, '#0A66C2')}:1`,
  `White has ${ratio(WHITE, BRAND)}:1 on it`,
  `black has ${ratio('#000000', BRAND)}:1`,
  `exact color: ${words}, a black with a trace of the hue, at ${ratio(words!, BRAND)}:1`,
  `here to ${solid}, and bears the white words that people expect, at ${ratio(WHITE, solid!)}:1`,
  `\n${WHITE} #0A66C2 White on a darker blue\n${WHITE} ${BRAND} White on the brand color\n${WHITE} ${solid} White on the button of the theme\n${words} ${BRAND} Dark`,
  `\n${amber.modes.light.roles['brand-on-solid'].hex} #F59E0B Its words`,
  `at least ${formatRatio(Math.sqrt(21))}:1 on any color`,
  `here to ${highSolid}, which bears white words at ${ratio(highWords!, highSolid!)}:1`,
  `It has ${ratio(BRAND, page!)}:1 on the light page and ${ratio(BRAND, pressed!)}:1 on its own pressed tint, so ${text} writes`,
  `page becomes ${hexes(dark, 'ground')}, its text ${hexes(dark, 'text')}, and the words of the brand ${darkText}. The solid is ${hexes(dark, 'brand-solid')} here too`,
  `is \`${veil}\`, a blue at ${Math.round(parseColor(veil)!.alpha * 100)}%. Words in ${darkText}`,
  row('Page', 'ground'),
  row('Card', 'surface'),
  row('Menu', 'surface-raised'),
  `this pair has ${formatRatio(pair('brand-text/brand-tint-active').modes.dark.ratio)}:1`,
  `Of the ${theme.pairs.length} pairs, ${theme.pairs.filter(({ over }) => over).length} are of this kind`,
  `keep a distance of ${nearest.minimum}, as ΔE OK`,
  `the brand and success, ${nearest.distance.toFixed(3)} apart`,
  `\n${statuses.join(' ')}\n`,
  `"text": "${text}", "background": "${pressed}"`,
])('the engine computes what it says: %j', (claim) => {
  expect(content).toContain(claim);
});

test('it names no color and no ratio besides those', () => {
  const proven = new Set([
    ...[BRAND, WHITE, '#0A66C2', '#F59E0B', words, solid, text, pressed, highSolid, ...statuses],
    ...[darkText, veil, ...hexes(dark, 'ground', 'text', 'surface', 'surface-raised')],
    ...GROUND_ROLES.map(seenOver),
    amber.modes.light.roles['brand-on-solid'].hex,
  ]);
  const named = new Set(content.match(/#[\dA-F]{6,8}\b/g));
  expect([...named].filter((hex) => !proven.has(hex))).toEqual([]);
  expect(content.match(/\d\.\d\d:1/g)).toHaveLength(13);
});

test('what it says without numbers is so', () => {
  expect(deeper.modes.light.roles['brand-on-solid'].hex).toBe(WHITE);
  expect(light.roles['brand-on-solid'].hex).toBe(WHITE);
  expect(exact.roles['brand-solid'].hex).toBe(BRAND);
  expect(highWords).toBe(WHITE);
  expect(nearest).toMatchObject({
    first: 'brand-solid',
    second: 'success-solid',
    vision: 'tritan',
  });
  for (const mode of ['light', 'dark', 'high-contrast'] as const) {
    expect(theme.scales.brand.twelve[mode][8]!.hex).toBe(BRAND);
    expect(theme.modes[mode].roles['brand-text'].from).toMatchObject({
      scale: 'twelve',
      step: '11',
    });
  }
  expect(high.scheme).toBe('light');
  expect(theme.notes).toContainEqual(
    expect.objectContaining({
      code: 'brand-cannot-serve',
      mode: 'light',
      role: 'brand-text',
      hex: text,
      against: 'fill-active',
    }),
  );
  for (const color of ['#FFCC00', '#808080', '#000000']) {
    expect(createTheme({ brands: [color] }).unmet).toEqual([]);
  }
});

import {
  exactSrgb,
  formatHex,
  type Hex,
  isInGamut,
  parseHex,
  readableTextColor,
  relativeLuminance,
  type Srgb,
  toOklch,
} from '@swatchwork/color';
import { FEWEST_COLORS } from '@swatchwork/contract/constants';
import { type CarriedPalette, colorTexts } from '../../palettes/carried-palette.ts';
import { contrastCheckLink } from '../../palettes/contrast-check-link.ts';
import { DEFAULT_DOCUMENT } from '../../palettes/creator-document.ts';
import { writeDocument } from '../../palettes/document-url.ts';
import { type Exact, writeExacts } from '../../palettes/exact-of.ts';
import { writeHexList } from '../../palettes/hex-list.ts';
import { paletteLink, palettePartners } from '../../palettes/palette-link.ts';
import { exactChannels, wholeColor, wholeColors } from '../../palettes/whole-color.ts';
import { colorPath } from '../../ui/links/color-path.ts';
import { ALL_TOOLS, type Tool } from '../all-tools.ts';

/** A page that makes something of a color or of a palette. */
type Target = {
  id: string;
  path: string;
  title: string;
  /** The text of a link that carries a color, and its address; `exact` is all of the color. */
  color?: { label: string; to: (color: Srgb, exact?: Exact) => string };
  /** The text of a link that carries a palette, and its address. */
  palette?: { label: string; to: (palette: CarriedPalette) => string };
};

/** Identity, address and title of a tool. */
function tool<Id extends Tool['id']>(id: Id) {
  const { path, title } = ALL_TOOLS.find((one) => one.id === id)!;
  return { id, path, title };
}

/**
 * Every page that takes a color or a palette, in the order of the links: the one place that knows
 * which page takes what in which address.
 */
export const TARGETS = [
  {
    ...tool('creator'),
    color: { label: 'Make a palette', to: inCreator },
    palette: { label: 'Edit in creator', to: creatorPath },
  },
  {
    ...tool('theme'),
    color: {
      label: 'Make a theme',
      to: (color, exact) => themePath({ colors: [formatHex(color)], exact: [exact] }),
    },
    palette: { label: 'Make a theme', to: themePath },
  },
  {
    ...tool('data'),
    color: {
      label: 'Make colors for charts',
      to: (color, exact) => chartPath({ colors: [formatHex(color)], exact: [exact] }),
    },
    palette: { label: 'Make colors for charts', to: chartPath },
  },
  {
    ...tool('visualizer'),
    color: {
      label: 'See it in use',
      to: (color, exact) => visualizerPath({ colors: palettePartners(color, []), exact: [exact] }),
    },
    palette: { label: 'See it in use', to: visualizerPath },
  },
  {
    ...tool('contrast'),
    color: {
      label: 'Check contrast',
      to: (color, exact) => pairPath('contrast', readablePair(color, exact)),
    },
    palette: {
      label: 'Check its strongest pair',
      to: (palette) => pairPath('contrast', strongestPair(palette)),
    },
  },
  {
    ...tool('accessibility'),
    color: {
      label: 'See with other eyes',
      to: (color, exact) =>
        pairPath('accessibility', readablePair(color, exact), {
          colors: [formatHex(color)],
          exact: [exact],
        }),
    },
    palette: {
      label: 'See with other eyes',
      to: (palette) => pairPath('accessibility', strongestPair(palette), palette),
    },
  },
  {
    ...tool('palette-contrast'),
    palette: { label: 'Check every pair', to: contrastCheckLink },
  },
  {
    ...tool('converter'),
    color: { label: 'Convert', to: colorQuery('converter') },
  },
  {
    ...tool('harmonies'),
    color: { label: 'Find harmonies', to: colorQuery('harmonies') },
  },
  {
    ...tool('variations'),
    color: { label: 'Vary it', to: colorQuery('variations') },
  },
  {
    ...tool('wheel'),
    color: {
      label: 'Turn the wheel',
      to: (color, exact) =>
        `/interactive-color-wheel?${write({ color: exact ?? formatHex(color).slice(1) })}`,
    },
  },
  {
    ...tool('explore'),
    color: {
      label: 'Find palettes near it',
      to: (color, exact) =>
        `/explore-palettes?${write({ tab: 'all', color: exact ?? formatHex(color) })}`,
    },
  },
  {
    ...tool('web-safe-colors'),
    color: {
      label: 'Nearest web safe color',
      to: (color) => `/web-safe-colors?${write({ q: formatHex(color) })}`,
    },
  },
  {
    id: 'color',
    path: '/color',
    title: 'Color Details',
    color: { label: 'All about it', to: colorPath },
  },
] as const satisfies readonly Target[];

export type TargetId = (typeof TARGETS)[number]['id'];

const targetOf = (id: string): Target | undefined => TARGETS.find((one) => one.id === id);

/** The address of a page with a color; `exact` is what it is beyond its hex. */
export const colorAddress = (id: TargetId, color: Srgb, exact?: Exact): string =>
  targetOf(id)?.color?.to(color, exact) ?? '/';

/** The address of a tool, with the color if it takes one; `exact` is what it is beyond its hex. */
export const toolAddress = ({ id, path }: Tool, color: Srgb, exact?: Exact): string =>
  targetOf(id)?.color?.to(color, exact) ?? path;

/** The tools that take a color. */
export const COLOR_TOOLS = ALL_TOOLS.filter(({ id }) => targetOf(id)?.color);

/** The address of a page with a palette; undefined where the page takes only one color. */
export const paletteAddress = (id: TargetId, palette: CarriedPalette): string | undefined =>
  targetOf(id)?.palette?.to(palette);

/** Pages that need no link: the page itself, and those to which it leads in another place. */
export type Except = TargetId | readonly TargetId[] | undefined;

const isLinked = (id: string, except: Except) => ![except].flat().some((one) => one === id);

/** The links that carry a color; `exact` is what it is beyond its hex. */
export const colorLinks = (color: Srgb, except?: Except, exact?: Exact) =>
  TARGETS.flatMap((target: Target) =>
    target.color && isLinked(target.id, except)
      ? [{ id: target.id, label: target.color.label, to: target.color.to(color, exact) }]
      : [],
  );

/** The links that carry a palette. */
export const paletteLinks = (palette: CarriedPalette, except?: Except) =>
  TARGETS.flatMap((target: Target) =>
    target.palette && isLinked(target.id, except)
      ? [{ id: target.id, label: target.palette.label, to: target.palette.to(palette) }]
      : [],
  );

/** Whether the colors are enough for the creator. */
export const isPalette = (colors: readonly Hex[]): boolean => colors.length >= FEWEST_COLORS;

/** The color of a palette that people notice first: the one with the largest OKLCH chroma. */
export function leadColor(palette: CarriedPalette): Hex {
  const chroma = exactChannels(palette).map((color) => toOklch(color).c);
  return palette.colors[chroma.indexOf(Math.max(...chroma))]!;
}

/**
 * The creator with all colors; it asks which to take if there are too many. A single color is no
 * palette: its relatives join it.
 */
function creatorPath({ colors, exact = [], name = '' }: CarriedPalette): string {
  return isPalette(colors)
    ? `/create-palette${writeDocument({ ...DEFAULT_DOCUMENT, colors, exact, name })}`
    : paletteLink(read(colors[0] ?? '#000000'), [], undefined, name, exact.slice(0, 1));
}

/** The creator with a color and its relatives. */
function inCreator(color: Srgb, exact?: Exact): string {
  return paletteLink(color, [], undefined, undefined, [exact]);
}

/** Its first colors are the brand; a theme takes eight, of which all others are made. */
function themePath(palette: CarriedPalette): string {
  return `/theme?${opaqueList(palette, 8)}`;
}

/** The colors are kept and stand first; categories have twenty at most. */
function chartPath(palette: CarriedPalette): string {
  const count = Math.min(palette.colors.length, 20);
  return `/data-palettes?${opaqueList(palette, 20)}${count > 8 ? `&count=${count}` : ''}`;
}

/** The first colors without their opacity, as hexes where sRGB has them; else each in an entry of its own. */
function opaqueList(palette: CarriedPalette, most: number): string {
  const texts = wholeColors(palette)
    .slice(0, most)
    .map((color) => (isInGamut(exactSrgb(color)) ? undefined : color.css) ?? color.hex.slice(1));
  return texts.every((text) => SIX_DIGITS.test(text))
    ? `c=${texts.join(',')}`
    : texts.map((text) => `c=${encodeURIComponent(text)}`).join('&');
}

const SIX_DIGITS = /^[\dA-F]{6}$/;

function visualizerPath({ name = '', ...palette }: CarriedPalette): string {
  return `/palette-visualizer?${write({ ...listsOf(palette), name })}`;
}

/** Two colors as text for CSS. */
type TextPair = { text: string; background: string };

function pairPath(
  id: 'contrast' | 'accessibility',
  { text, background }: TextPair,
  palette: CarriedPalette = { colors: [] },
): string {
  return `${tool(id).path}?${write({ text, background, ...listsOf(palette) })}`;
}

const listsOf = ({ colors, exact = [] }: CarriedPalette) => ({
  colors: writeHexList(colors),
  css: writeExacts(exact),
});

/** The color as a background, under black or white. */
const readablePair = (color: Srgb, exact?: Exact): TextPair => ({
  text: formatHex(readableTextColor(color)),
  background: exact ?? formatHex(color),
});

/** Two colors as they are; of more, the darkest as the text on the lightest. */
function strongestPair(palette: CarriedPalette): TextPair {
  const { colors, exact = [] } = palette;
  const [first = '#000000', second] = colorTexts(palette);
  if (!second) return readablePair(read(colors[0] ?? '#000000'), exact[0]);
  if (colors.length === 2) return { text: first, background: second };
  const lights = colors.map((hex, i) => relativeLuminance(exactSrgb(wholeColor(hex, exact[i]))));
  const texts = colorTexts(palette);
  return {
    text: texts[lights.indexOf(Math.min(...lights))] ?? first,
    background: texts[lights.lastIndexOf(Math.max(...lights))] ?? second,
  };
}

/** These pages read any color of CSS. */
function colorQuery(id: 'converter' | 'harmonies' | 'variations') {
  return (color: Srgb, exact?: Exact) =>
    `${tool(id).path}?${write({ color: exact ?? formatHex(color) })}`;
}

/** A query without its empty entries. */
const write = (entries: Record<string, string>) =>
  new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ''));

const read = (hex: Hex): Srgb => parseHex(hex) ?? { r: 0, g: 0, b: 0 };

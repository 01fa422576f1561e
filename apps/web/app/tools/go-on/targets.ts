import { formatHex, type Hex, type Srgb, toOklch } from '@swatchwork/color';

import type { CarriedPalette } from '../../palettes/carried-palette.ts';
import { contrastCheckLink } from '../../palettes/contrast-check-link.ts';
import type { Exact } from '../../palettes/exact-of.ts';
import { palettePartners } from '../../palettes/palette-link.ts';
import { exactChannels } from '../../palettes/whole-color.ts';
import { colorPath } from '../../ui/links/color-path.ts';
import { ALL_TOOLS, type Tool, toolOf } from '../all-tools.ts';
import {
  chartPath,
  colorQuery,
  creatorPath,
  inCreator,
  pairPath,
  readablePair,
  strongestPair,
  themePath,
  visualizerPath,
  write,
} from './addresses.ts';

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

/**
 * Every page that takes a color or a palette, in the order of the links: the one place that knows
 * which page takes what in which address.
 */
export const TARGETS = [
  {
    ...toolOf('creator'),
    color: { label: 'Make a palette', to: inCreator },
    palette: { label: 'Edit in creator', to: creatorPath },
  },
  {
    ...toolOf('theme'),
    color: {
      label: 'Make a theme',
      to: (color, exact) => themePath({ colors: [formatHex(color)], exact: [exact] }),
    },
    palette: { label: 'Make a theme', to: themePath },
  },
  {
    ...toolOf('data'),
    color: {
      label: 'Make a data palette',
      to: (color, exact) => chartPath({ colors: [formatHex(color)], exact: [exact] }),
    },
    palette: { label: 'Make a data palette', to: chartPath },
  },
  {
    ...toolOf('visualizer'),
    color: {
      label: 'See it in use',
      to: (color, exact) => visualizerPath({ colors: palettePartners(color, []), exact: [exact] }),
    },
    palette: { label: 'See it in use', to: visualizerPath },
  },
  {
    ...toolOf('contrast'),
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
    ...toolOf('accessibility'),
    color: {
      label: 'Simulate color vision',
      to: (color, exact) =>
        pairPath('accessibility', readablePair(color, exact), {
          colors: [formatHex(color)],
          exact: [exact],
        }),
    },
    palette: {
      label: 'Simulate color vision',
      to: (palette) => pairPath('accessibility', strongestPair(palette), palette),
    },
  },
  {
    ...toolOf('palette-contrast'),
    palette: { label: 'Open Palette Contrast', to: contrastCheckLink },
  },
  {
    ...toolOf('converter'),
    color: { label: 'Convert', to: colorQuery('converter') },
  },
  {
    ...toolOf('harmonies'),
    color: { label: 'Find harmonies', to: colorQuery('harmonies') },
  },
  {
    ...toolOf('variations'),
    color: { label: 'Make variations', to: colorQuery('variations') },
  },
  {
    ...toolOf('wheel'),
    color: {
      label: 'Open the color wheel',
      to: (color, exact) =>
        `/interactive-color-wheel?${write({ color: exact ?? formatHex(color).slice(1) })}`,
    },
  },
  {
    ...toolOf('explore'),
    color: {
      label: 'Find palettes near it',
      to: (color, exact) =>
        `/explore-palettes?${write({ tab: 'all', color: exact ?? formatHex(color) })}`,
    },
  },
  {
    ...toolOf('web-safe-colors'),
    color: {
      label: 'Nearest web safe color',
      to: (color) => `/web-safe-colors?${write({ q: formatHex(color) })}`,
    },
  },
  {
    id: 'color',
    path: '/color',
    title: 'Color Details',
    color: { label: 'Color details', to: colorPath },
  },
] as const satisfies readonly Target[];

export type TargetId = (typeof TARGETS)[number]['id'];

const targetOf = (id: string): Target | undefined => TARGETS.find((one) => one.id === id);

/** Where people most likely go on from a page, the likeliest first; `any` from pages without an entry. */
const LIKELY: Partial<Record<TargetId, readonly TargetId[]>> & { any: readonly TargetId[] } = {
  any: ['creator', 'theme', 'visualizer', 'contrast'],
  creator: ['visualizer', 'theme', 'palette-contrast'],
  theme: ['visualizer', 'data', 'palette-contrast'],
  data: ['palette-contrast', 'accessibility', 'theme'],
  visualizer: ['theme', 'palette-contrast', 'creator'],
  contrast: ['accessibility', 'palette-contrast', 'theme'],
  accessibility: ['contrast', 'palette-contrast', 'theme'],
  'palette-contrast': ['theme', 'visualizer', 'creator'],
  converter: ['harmonies', 'variations', 'contrast', 'creator'],
  harmonies: ['creator', 'variations', 'theme'],
  variations: ['theme', 'creator', 'contrast'],
  wheel: ['creator', 'harmonies', 'theme'],
  explore: ['creator', 'theme', 'harmonies'],
  'web-safe-colors': ['converter', 'creator', 'contrast'],
  color: ['creator', 'harmonies', 'contrast'],
};

/** Links with the likely next steps of the page first, which is `except` or the first of several. */
export function likelyFirst<Link extends { id: string }>(
  links: readonly Link[],
  except?: Except,
): Link[] {
  const [page] = [except].flat();
  const likely: readonly string[] = (page && LIKELY[page]) ?? LIKELY.any;
  const place = ({ id }: Link) => {
    const found = likely.indexOf(id);
    return found === -1 ? likely.length : found;
  };
  return links.toSorted((a, b) => place(a) - place(b));
}

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
  likelyFirst(
    TARGETS.flatMap((target: Target) =>
      target.color && isLinked(target.id, except)
        ? [{ id: target.id, label: target.color.label, to: target.color.to(color, exact) }]
        : [],
    ),
    except,
  );

/** The links that carry a palette. */
export const paletteLinks = (palette: CarriedPalette, except?: Except) =>
  likelyFirst(
    TARGETS.flatMap((target: Target) =>
      target.palette && isLinked(target.id, except)
        ? [{ id: target.id, label: target.palette.label, to: target.palette.to(palette) }]
        : [],
    ),
    except,
  );

/** The color of a palette that people notice first: the one with the largest OKLCH chroma. */
export function leadColor(palette: CarriedPalette): Hex {
  const chroma = exactChannels(palette).map((color) => toOklch(color).c);
  return palette.colors[chroma.indexOf(Math.max(...chroma))]!;
}

import { fromCmyk, fromLab, type Srgb } from '@swatchwork/color';
import { FormatError } from '../../palette/format-error.ts';
import type { ReadPalette } from '../../palette/palette.ts';
import { PaletteBuilder } from '../../palette/palette-builder.ts';
import { type XmlNode, xmlNodes } from '../../text/xml-nodes.ts';
import { readPlist } from '../color-list/read-plist.ts';
import { readSvg } from '../svg/read-svg.ts';
import { readAndroid } from './read-android.ts';
import { readQgis, readTableau } from './read-ramps.ts';
import { readScribus } from './read-scribus.ts';
import { readSoc } from './read-soc.ts';

const FORMAT = 'Palette XML';

/** The models of Corel. Each channel is from 0 to 1. */
const MODELS: Partial<
  Record<string, (tints: readonly number[], palette: PaletteBuilder) => Srgb | undefined>
> = {
  rgb: ([r, g, b]) => (b === undefined ? undefined : { r: r!, g: g!, b }),
  gray([light], palette) {
    if (light === undefined) return undefined;
    return palette.converted('gray', { r: light, g: light, b: light });
  },
  cmyk([c, m, y, k], palette) {
    if (k === undefined) return undefined;
    return palette.converted(
      'cmyk',
      fromCmyk({ c: c! * 100, m: m! * 100, y: y! * 100, k: k * 100 }),
    );
  },
  lab([l, a, b], palette) {
    if (b === undefined) return undefined;
    return palette.converted('lab', fromLab({ l: l! * 100, a: a! * 255 - 128, b: b * 255 - 128 }));
  },
};

/**
 * Reads a `<palette>` as Coolors exports it, with a `hex` for each color, or as CorelDRAW saves it,
 * with a model and its `tints`. Corel's spot colors stand in several models, of which the first
 * that is known counts.
 *
 * @throws {FormatError} If there is no color.
 * @see https://community.coreldraw.com/sdk/w/articles/177/creating-color-palettes
 */
function readPaletteXml(text: string): ReadPalette {
  const palette = new PaletteBuilder(FORMAT);
  const spots = new Map<string, XmlNode[]>();
  const counts = { pages: 0, broken: 0 };
  let spot: XmlNode[] | undefined;
  for (const node of xmlNodes(text, FORMAT)) {
    const { kind, name, attributes } = node;
    if (name === 'cs') {
      spot = kind === 'open' ? [] : undefined;
      if (spot) spots.set(attributes.get('name') ?? '', spot);
    } else if (kind !== 'open') continue;
    else if (name === 'palette') palette.name = attributes.get('name') ?? '';
    else if (name === 'page') counts.pages += 1;
    else if (name === 'color' && spot) spot.push(node);
    else if (name === 'color' && !addColor(palette, node, spots)) counts.broken += 1;
  }
  if (counts.pages > 1) palette.tally(counts.pages, 'pages were read as one palette.');
  palette.tally(counts.broken, '{color|colors} of {an |}unknown {model was|models were} left out.');
  return palette.build();
}

/** @returns Whether it was a color. */
function addColor(
  palette: PaletteBuilder,
  { attributes, at }: XmlNode,
  spots: ReadonlyMap<string, readonly XmlNode[]>,
): boolean {
  const label = attributes.get('name');
  const hex = attributes.get('hex');
  if (hex !== undefined) return palette.addCss(hex.startsWith('#') ? hex : `#${hex}`, at, label);
  const model = attributes.get('cs') ?? '';
  const spot = spots.get(model)?.slice(0, MOST_MODELS);
  for (const candidate of spot ?? [{ attributes }]) {
    const color = tinted(candidate.attributes, palette);
    if (!color) continue;
    palette.add(color, at, { name: label || (spot && model) });
    return true;
  }
  return false;
}

const MOST_MODELS = 8; // of one spot color

function tinted(attributes: XmlNode['attributes'], palette: PaletteBuilder): Srgb | undefined {
  const model = attributes.get('cs')?.toLowerCase() ?? '';
  const read = Object.hasOwn(MODELS, model) ? MODELS[model] : undefined;
  const tints = (attributes.get('tints') ?? '').slice(0, 200).split(',').map(Number);
  return tints.every(Number.isFinite) ? read?.(tints, palette) : undefined;
}

const READERS = {
  svg: ['svg', readSvg],
  resources: ['android', readAndroid],
  color: ['android', readAndroid],
  'color-table': ['soc', readSoc],
  scribuscolors: ['scribus', readScribus],
  palette: ['palette-xml', readPaletteXml],
  plist: ['clr', readPlist],
  workbook: ['tableau', readTableau],
  qgis_style: ['qgis', readQgis],
  qgis: ['qgis', readQgis],
  clrscheme: ['office', readOfficeTheme],
  theme: ['office', readOfficeTheme],
} as const;

type MarkupFormat = (typeof READERS)[keyof typeof READERS][0] | 'plist-theme';

const isKnown = (root: string): root is keyof typeof READERS => Object.hasOwn(READERS, root);

/**
 * Reads markup by the element around everything. Unknown markup is refused by name: its numbers may
 * mean anything.
 *
 * @throws {FormatError} If it is no markup that holds palettes, or there is no color.
 */
export function readMarkup(text: string, root: string): ReadPalette & { format: MarkupFormat } {
  if (isKnown(root)) {
    const [format, read] = READERS[root];
    return { format, ...read(text) }; // a property list is one of two formats
  }
  const advice =
    root === 'html'
      ? 'paste its style sheet or its colors instead'
      : 'export its colors as GPL, ASE, CSS, JSON or a list of hex codes instead';
  const what = WHAT.get(root) ?? `XML around <${root.slice(0, 60)}>`;
  throw new FormatError('unknown_format', 'Markup', 0, `this seems to be ${what}; ${advice}`);
}

/** What other programs write, by the element around everything. */
const WHAT: ReadonlyMap<string, string> = new Map([
  ['html', 'a web page'],
  ['vector', 'a drawing of Android'],
  ['selector', 'an Android color state list'],
]);

/**
 * Reads the theme colors of Office, alone or in a theme: text, ground, accents and links by the names of
 * their places.
 *
 * @throws {FormatError} If there is no color.
 * @see ECMA-376 Part 1, 20.1.6.2 (clrScheme)
 */
function readOfficeTheme(text: string): ReadPalette {
  const palette = new PaletteBuilder('Office theme');
  let isInside = false;
  let place = '';
  let others = 0;
  let changed = 0;
  for (const { kind, name, attributes, at } of xmlNodes(text, 'Office theme')) {
    if (name === 'clrscheme') {
      isInside = kind === 'open';
      palette.name ||= attributes.get('name') ?? '';
    } else if (kind !== 'open' || !isInside) continue;
    else if (PLACES.has(name)) place = name;
    else if (name === 'srgbclr' || name === 'sysclr') {
      const hex = attributes.get(name === 'sysclr' ? 'lastclr' : 'val') ?? '';
      if (!/^[\da-f]{6}$/i.test(hex) || !palette.addCss(`#${hex}`, at, place)) others += 1;
    } else if (name.endsWith('clr')) others += 1;
    else if (CHANGES.test(name)) changed += 1;
  }
  palette.tally(others, '{color|colors} of {another model was|other models were} left out.');
  palette.tally(changed, 'color {transformation was|transformations were} left out.');
  return palette.build();
}

const PLACES = new Set([
  ...['dk1', 'lt1', 'dk2', 'lt2', 'hlink', 'folhlink'],
  ...[1, 2, 3, 4, 5, 6].map((number) => `accent${number}`),
]);

/** What may stand in a color: `<a:alpha>`, `<a:lumMod>` and their like. */
const CHANGES = /^(?:alpha|lum|sat|hue|tint|shade|red|green|blue|gray|inv|comp|gamma|invgamma)/;

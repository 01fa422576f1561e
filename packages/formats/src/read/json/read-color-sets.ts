import type { ReadPalette } from '../../palette/palette.ts';
import { PaletteBuilder } from '../../palette/palette-builder.ts';
import { isObject, type JsonObject, parseJson } from '../../text/parse-json.ts';
import { joinNames } from '../../text/text.ts';

const FORMAT = 'Asset catalog';

/** Paths of the colors in an asset catalog. */
export const COLOR_SET_FILE = /\.colorset\/Contents\.json$/;

/** Whether JSON is the `Contents.json` of one color of an asset catalog. */
export const isColorSet = (root: unknown): root is JsonObject =>
  isObject(root) &&
  isObject(root.info) &&
  Array.isArray(root.colors) &&
  root.colors.some((entry) => isObject(entry) && ('idiom' in entry || isObject(entry.color)));

/** Reads the `Contents.json` of one color. @throws {FormatError} If there is no color. */
export function readColorSet(root: JsonObject): ReadPalette {
  const palette = new PaletteBuilder(FORMAT);
  const counts = { others: 0, references: 0, spaces: 0 };
  addSet(palette, root, undefined, counts);
  return build(palette, counts);
}

/**
 * Reads the colors of an asset catalog of Xcode. A color may have several appearances and gamuts, of
 * which the first counts; folders, but for those of the catalog itself, are part of its name.
 *
 * @throws {FormatError} If there is no color.
 * @see https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/Named_Color.html
 */
export function readColorSets(files: readonly { path: string; text: string }[]): ReadPalette {
  const palette = new PaletteBuilder(FORMAT);
  const counts = { others: 0, references: 0, spaces: 0 };
  for (const { path, text } of files) {
    const root = parseJson(text, FORMAT);
    if (isObject(root)) addSet(palette, root, nameOf(path), counts);
  }
  return build(palette, counts);
}

/** `Theme.xcassets/brand/500.colorset/Contents.json` is named brand 500. */
function nameOf(path: string): string {
  const folders = path.replace(COLOR_SET_FILE, '').split('/');
  const catalog = folders.findLastIndex((folder) => folder.endsWith('.xcassets'));
  return joinNames(folders.slice(catalog + 1), ' ');
}

interface Counts {
  others: number;
  references: number;
  spaces: number;
}

/** Spaces whose channels are those of sRGB, or gray. */
const LIKE_SRGB: readonly unknown[] = ['srgb', 'extended-srgb', 'gray-gamma-22', 'extended-gray'];

function addSet(
  palette: PaletteBuilder,
  { colors }: JsonObject,
  name: string | undefined,
  counts: Counts,
): void {
  const entries = Array.isArray(colors) ? colors.filter(isObject) : [];
  const added = entries.findIndex(
    ({ color }) => isObject(color) && addColor(palette, color, name, counts),
  );
  if (added < 0) counts.references += 1;
  else counts.others += entries.length - 1;
}

/** @returns Whether it was one, and no reference to a color of the system. */
function addColor(
  palette: PaletteBuilder,
  color: JsonObject,
  name: string | undefined,
  counts: Counts,
): boolean {
  const { components, 'color-space': space = 'srgb' } = color;
  if (!isObject(components)) return false;
  const { red = components.white, green = components.white, blue = components.white } = components;
  const [r, g, b] = [red, green, blue].map(channel);
  const alpha = Number(components.alpha ?? 1);
  if (![r, g, b, alpha].every(Number.isFinite)) return false;
  if (space === 'display-p3') {
    return palette.addCss(`color(display-p3 ${r} ${g} ${b} / ${alpha})`, 0, name);
  }
  if (space === 'extended-linear-srgb') {
    return palette.addCss(`color(srgb-linear ${r} ${g} ${b} / ${alpha})`, 0, name);
  }
  if (!LIKE_SRGB.includes(space)) counts.spaces += 1;
  const srgb = { r: r!, g: g!, b: b! };
  const kept = components.white === undefined ? srgb : palette.converted('gray', srgb);
  palette.add(kept, 0, { name, alpha });
  return true;
}

/** `0.5` of 1, or `0x80` and `128` of 255, as Xcode offers. */
function channel(value: unknown): number {
  const text = String(value).trim().slice(0, 20);
  if (typeof value === 'number' || text.includes('.')) return Number(text);
  return text === '' ? Number.NaN : Number(text) / 255;
}

function build(palette: PaletteBuilder, { others, references, spaces }: Counts): ReadPalette {
  palette.tally(
    others,
    '{color|colors} of {another appearance|other appearances} or {gamut was|gamuts were} left out.',
  );
  palette.tally(references, '{color|colors} without {its|their} own channels {was|were} left out.');
  palette.tally(
    spaces,
    '{color|colors} of {an |}unknown color {space was|spaces were} taken as sRGB and may look different.',
  );
  return palette.build();
}

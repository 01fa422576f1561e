import { parseColor, type Srgb } from '@swatchwork/color';
import { FormatError } from '../palette/format-error.ts';
import { isInks } from '../palette/inks.ts';
import type { ReadPalette } from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';
import { afterBlanks } from '../text/json5.ts';
import { isObject, type JsonObject, parseJson } from '../text/parse-json.ts';
import { joinNames } from '../text/text.ts';
import { isFigma } from './json/figma-variables.ts';
import { fromLegacy, isLegacy, tokenSets } from './json/legacy-tokens.ts';
import { isColorSet, readColorSet } from './json/read-color-sets.ts';
import { readFigma } from './json/read-figma.ts';
import { isSketchPalette, readSketchPalette } from './json/read-sketch-palette.ts';
import { isWord, isWordKey } from './names.ts';
import { readTokens } from './read-tokens.ts';
import { hasTokens } from './tokens/read-token-colors.ts';

const FORMAT = 'JSON';

type JsonFormat = 'json' | 'tokens' | 'legacy-tokens' | 'figma' | 'sketchpalette' | 'xcassets';

/**
 * Reads our own `{name, colors, createdAt}`, design tokens, what design programs write, or any JSON
 * that holds colors: lists of CSS colors, objects with a color and a `name`, and members named for
 * their color.
 *
 * @throws {FormatError} If it is no JSON or holds no color.
 */
export function readJson(text: string): ReadPalette & { format: JsonFormat } {
  const root = parseJson(text, FORMAT);
  if (isObject(root)) {
    if (isFigma(root)) return { ...readFigma(root), format: 'figma' };
    if (isSketchPalette(root)) return { ...readSketchPalette(root), format: 'sketchpalette' };
    if (isColorSet(root)) return { ...readColorSet(root), format: 'xcassets' };
    const tokens = readAnyTokens(root);
    if (tokens) return tokens;
  }
  const palette = new PaletteBuilder(FORMAT);
  if (isObject(root) && typeof root.name === 'string') palette.name = root.name;
  collect(isObject(root) && Array.isArray(root.colors) ? root.colors : root, '', {
    palette,
    scale: largestChannel(root) > 1 ? 255 : 1,
  });
  return { ...palette.build(), format: 'json' };
}

/** Where the value of a token may stand in JSON5. */
const VALUE_KEY = /[{,\s]["']?\$?value["']?\s{0,20}:/;

/**
 * Reads design tokens in JSON5.
 *
 * @returns Undefined for a text that is something else, such as an object of a script.
 * @throws {FormatError} If the tokens break the rules, or hold no color.
 * @see https://spec.json5.org/
 */
export function readJson5Tokens(text: string) {
  if (text[afterBlanks(text, 0)] !== '{' || !VALUE_KEY.test(text)) return undefined;
  let root: unknown;
  try {
    root = parseJson(text, 'JSON5');
  } catch (error) {
    if (error instanceof FormatError && error.code === 'broken' && !TOKEN_KEY.test(text))
      return undefined;
    throw error;
  }
  return isObject(root) ? readAnyTokens(root) : undefined;
}

/** A key that only design tokens have. */
const TOKEN_KEY = /[{,\s]["']?\$(?:value|type)["']?\s{0,20}:/;

function readAnyTokens(root: JsonObject): (ReadPalette & { format: JsonFormat }) | undefined {
  if (hasTokens(root)) return { ...readTokens(root, setsOf(root)), format: 'tokens' };
  if (!isLegacy(root)) return undefined;
  const options = { sets: tokenSets(root), isLegacy: true };
  return { ...readTokens(fromLegacy(root), options), format: 'legacy-tokens' };
}

/** Tokens Studio writes design tokens in sets, too: there are members that only it has. */
const setsOf = (root: JsonObject) =>
  '$themes' in root || '$metadata' in root ? { sets: tokenSets(root) } : {};

interface Collecting {
  palette: PaletteBuilder;
  /** What stands for a full channel in `{r, g, b}`. */
  scale: number;
}

/** The depth is bounded by the parser. */
function collect(node: unknown, name: string, state: Collecting): void {
  if (typeof node === 'string') {
    state.palette.addCss(node, 0, name);
  } else if (Array.isArray(node)) {
    for (const entry of node) collect(entry, '', state);
  } else if (isObject(node) && !addNamed(node, name, state)) {
    for (const [key, value] of Object.entries(node)) {
      if (WORDS.has(key) || (isWordKey(key) && typeof value === 'string' && isWord(value)))
        continue;
      collect(value, joinNames([name, key], '-'), state);
    }
  }
}

/** Members with texts for people, in which 'coral' is no color. */
const WORDS = new Set(['name', 'description', 'tags']);

/** Where a color stands; `css` is the color itself where our own `hex` is its fallback. */
const COLOR_KEYS = ['css', 'hex', 'hexCode', 'color', 'value'];

/** Reads an object such as `{hex, name, alpha}`. @returns Whether it was one. */
function addNamed(node: JsonObject, path: string, { palette, scale }: Collecting): boolean {
  const texts = COLOR_KEYS.map((key) => node[key]).filter((value) => typeof value === 'string');
  const css = texts.find((text) => parseColor(text)) ?? texts[0];
  const name = typeof node.name === 'string' ? node.name : undefined;
  const alpha = typeof node.alpha === 'number' ? Math.min(1, Math.max(0, node.alpha)) : 1;
  const parsed = typeof css === 'string' && parseColor(css);
  if (parsed) {
    const inks = isInks(node.inks) ? node.inks : undefined;
    palette.add(parsed.color, 0, { name, alpha: parsed.alpha * alpha, css, inks });
    return true;
  }
  const inner = COLOR_KEYS.map((key) => channelsOf(node[key])).find(Boolean);
  const channels = inner ?? channelsOf(node);
  if (!channels) return false;
  const { r, g, b, a } = channels;
  const color: Srgb = { r: r / scale, g: g / scale, b: b / scale };
  palette.add(color, 0, { name: name ?? path, alpha: a });
  return true;
}

/** `{r, g, b}` or `{red, green, blue}`, and perhaps an opacity from 0 to 1. */
function channelsOf(node: unknown) {
  if (!isObject(node)) return undefined;
  const { r = node.red, g = node.green, b = node.blue, a = node.alpha ?? 1 } = node;
  const isNumber = (value: unknown): value is number => typeof value === 'number';
  if (!isNumber(r) || !isNumber(g) || !isNumber(b) || !isNumber(a)) return undefined;
  return { r, g, b, a };
}

/** Of all `{r, g, b}`: above 1 they count to 255. */
function largestChannel(node: unknown): number {
  if (Array.isArray(node))
    return node.reduce((most, one) => Math.max(most, largestChannel(one)), 0);
  if (!isObject(node)) return 0;
  const channels = channelsOf(node);
  if (channels) return Math.max(channels.r, channels.g, channels.b);
  return largestChannel(Object.values(node));
}

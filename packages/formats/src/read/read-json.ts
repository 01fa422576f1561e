import { FormatError } from '../palette/format-error.ts';
import type { ReadPalette } from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';
import { afterBlanks } from '../text/json5.ts';
import { isObject, type JsonObject, parseJson } from '../text/parse-json.ts';
import { isFigma } from './json/figma-variables.ts';
import { fromLegacy, isLegacy, tokenSets } from './json/legacy-tokens.ts';
import { readAnyJson } from './json/read-any-json.ts';
import { isColorSet, readColorSet } from './json/read-color-sets.ts';
import { readFigma } from './json/read-figma.ts';
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
  return { ...readAnyJson(root), format: 'json' };
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

/** Whether JSON is a palette of the plugin Sketch Palettes. */
const isSketchPalette = (root: JsonObject): boolean =>
  'compatibleVersion' in root && 'pluginVersion' in root;

/**
 * Reads a palette of the plugin Sketch Palettes: hexes in its first version, channels from 0 to 1
 * in later ones.
 *
 * @throws {FormatError} If there is no color.
 * @see https://github.com/andrewfiorillo/sketch-palettes
 */
function readSketchPalette({ colors, gradients, images }: JsonObject): ReadPalette {
  const palette = new PaletteBuilder('Sketch palette');
  let broken = 0;
  for (const entry of Array.isArray(colors) ? colors : []) {
    if (!addColor(palette, entry)) broken += 1;
  }
  palette.tally(broken, '{entry|entries} without a color {was|were} left out.');
  const others = [gradients, images].reduce<number>(
    (sum, list) => sum + (Array.isArray(list) ? list.length : 0),
    0,
  );
  palette.tally(others, '{gradient or image was|gradients and images were} left out.');
  return palette.build();
}

/** @returns Whether it was a color. */
function addColor(palette: PaletteBuilder, entry: unknown): boolean {
  if (typeof entry === 'string') {
    return palette.addCss(entry.startsWith('#') ? entry : `#${entry}`, 0);
  }
  if (!isObject(entry)) return false;
  const { red, green, blue, alpha = 1, name } = entry;
  const channels = [red, green, blue, alpha];
  if (!channels.every((channel) => typeof channel === 'number')) return false;
  const [r = 0, g = 0, b = 0, a = 1] = channels;
  palette.add({ r, g, b }, 0, { alpha: a, name: typeof name === 'string' ? name : undefined });
  return true;
}

import { type ParsedColor, parseColor } from '@swatchwork/color';

import { FILE_LIMITS } from '../../constants.ts';
import { type Inks, isInks } from '../../palette/inks.ts';
import type { ReadPalette } from '../../palette/palette.ts';
import { PaletteBuilder } from '../../palette/palette-builder.ts';
import { isObject, type JsonObject } from '../../text/parse-json.ts';
import { joinNames } from '../../text/text.ts';
import { MODELS, type Model } from '../channel-models.ts';
import { alphaScale } from '../channel-scale.ts';
import { isNear, isNotation } from '../same-color.ts';

/** A color that was found, before it is known how the file counts channels and opacities. */
interface Entry {
  name: string | undefined;
  alpha: number | undefined;
  css?: string;
  parsed?: ParsedColor;
  inks?: Inks | undefined;
  model?: Model;
  channels?: readonly number[];
}

/** The notes that a file gets. */
interface Found {
  entries: Entry[];
  lists: Set<string>;
  repeated: number;
  words: number;
}

/**
 * Reads the colors of any JSON: texts that are CSS colors, objects with a color and a `name`, channels, and
 * members named for their color. A word such as `tan` and six digits without a sign are colors where a key
 * above them says so, or in a list of nothing else.
 *
 * @throws {FormatError} If there is no color.
 */
export function readAnyJson(root: unknown): ReadPalette {
  const palette = new PaletteBuilder('JSON');
  if (isObject(root) && typeof root.name === 'string') palette.name = root.name;
  const found: Found = { entries: [], lists: new Set(), repeated: 0, words: 0 };
  const isList = isObject(root) && Array.isArray(root.colors);
  collect(isList ? root.colors : root, { name: '', isColor: isList || Array.isArray(root) }, found);
  const beside = { ...found, entries: [] };
  if (isList) collect({ ...root, colors: undefined }, { name: '', isColor: false }, beside);
  const skipped = addEntries(found.entries, palette);
  palette.tally(skipped, '{color|colors} with a channel out of range {was|were} left out.');
  palette.tally(
    beside.entries.length,
    '{color|colors} beside the list of colors {was|were} left out.',
  );
  palette.tally(found.repeated, 'repeated {list|lists} of colors {was|were} left out.');
  palette.tally(
    found.words,
    '{text|texts} that may be {a color|colors}, under {a key|keys} without {a |}color {name, was|names, were} left out.',
  );
  return palette.build();
}

/** @returns How many have a channel that is none. */
function addEntries(entries: readonly Entry[], palette: PaletteBuilder): number {
  const opaque = alphaScale(entries.flatMap(({ alpha }) => alpha ?? []));
  const readers = new Map(
    MODELS.map((model) => [
      model,
      model.reader(entries.flatMap((entry) => (entry.model === model ? [entry.channels!] : []))),
    ]),
  );
  let skipped = 0;
  for (const { name = '', css, parsed, inks, model, channels, ...entry } of entries) {
    const alpha = (entry.alpha ?? opaque) / opaque;
    if (parsed) palette.add(parsed.color, 0, { name, alpha: parsed.alpha * alpha, css, inks });
    else if (!model || !readers.get(model)!(channels!, palette, 0, { name, alpha })) skipped += 1;
  }
  if (skipped > 0) palette.leftOut('a channel is out of range');
  return skipped;
}

interface Place {
  name: string;
  /** Whether a key on the way says that there are colors. */
  isColor: boolean;
}

/** The depth is bounded by the parser. */
function collect(node: unknown, { name, isColor }: Place, found: Found): void {
  if (found.entries.length > FILE_LIMITS.colors) return; // one too many, so that the palette reports the limit
  if (typeof node === 'string') {
    const parsed = parseColor(node);
    if (parsed && (isColor || isSure(node)))
      found.entries.push({ name, alpha: undefined, css: node, parsed });
    else if (parsed) found.words += 1;
  } else if (Array.isArray(node)) {
    const channels = isColor ? channelsIn(node) : undefined;
    if (channels) found.entries.push({ ...channels, name });
    else collectList(node, isColor, found);
  } else if (isObject(node) && !addNamed(node, name, isColor, found)) {
    const areHexes = hasHexesAlone(node);
    for (const [key, value] of Object.entries(node)) {
      if (WORDS.has(key)) continue;
      const place = {
        name: joinNames([name, key], '-'),
        isColor: !OTHER_MODEL.test(key) && (isColor || areHexes || COLOR_KEY.test(key)),
      };
      if (key === 'RGBPoints' && Array.isArray(value)) collectList(fours(value), true, found);
      else collect(value, TEXTS.has(key) ? { ...place, isColor: false } : place, found);
    }
  }
}

function collectList(list: readonly unknown[], isColor: boolean, found: Found): void {
  if (list.length > 1 && list.every((entry) => isListed(entry))) {
    const key = JSON.stringify(list);
    if (found.lists.has(key)) {
      found.repeated += 1;
      return;
    }
    found.lists.add(key);
  }
  const areColors =
    isColor || list.every((entry) => typeof entry === 'string' && parseColor(entry));
  for (const entry of list) {
    collect(entry, { name: '', isColor: areColors }, found);
  }
}

/** A color in a list, alone or with its place in a gradient. */
const isListed = (entry: unknown): boolean => {
  const text = Array.isArray(entry) && entry.length === 2 ? entry[1] : entry;
  return typeof text === 'string' && parseColor(text) !== undefined;
};

/** Three numbers, or four with an opacity. */
function channelsIn(entry: unknown): Entry | undefined {
  if (!Array.isArray(entry) || (entry.length !== 3 && entry.length !== 4)) return undefined;
  if (!entry.every((number) => typeof number === 'number')) return undefined;
  const [r, g, b, alpha] = entry as number[];
  return { name: '', alpha, model: MODELS[0]!, channels: [r!, g!, b!] };
}

/** Of ParaView: a place, and three channels. */
const fours = (list: readonly unknown[]) =>
  Array.from({ length: Math.floor(list.length / 4) }, (_, i) => list.slice(i * 4 + 1, i * 4 + 4));

/** A color that is no word, nor a number. */
const isSure = (text: string): boolean => /[#(]/.test(text);

/** Members whose every text is a hex without a sign, as in `{"sea": "3b82f6", "ink": "1a2b3c"}`. */
function hasHexesAlone(node: JsonObject): boolean {
  const texts = Object.values(node).filter((value) => typeof value === 'string');
  return (
    texts.length > 1 &&
    texts.every((text) => /^[\da-f]{6}$/i.test(text)) &&
    texts.some((text) => /[a-f]/i.test(text))
  );
}

const COLOR_KEY =
  /colou?r|hex|palette|swatch|fill|stroke|ground|surface|accent|primary|secondary|tertiary|brand|border|outline|gradient|theme|tint|^(?:rgba?|bg|fg|css)$|^base[01][\da-f]$/i;

/** Whose numbers are not red, green and blue. */
const OTHER_MODEL = /^(?:hs[lvbi]|hwb|cmyk|(?:ok)?lab|(?:ok)?lch|xyz|yuv)a?$/i;

/** Members with texts for people, in which 'coral' is no color, */
const WORDS = new Set(['name', 'description', 'tags']);
/** and others of which a word is none. */
const TEXTS = new Set([
  'title',
  'label',
  'comment',
  'author',
  'id',
  'slug',
  'type',
  'category',
  'usage',
]);

/** Where a color stands; `css` is the color itself where our own `hex` is its fallback. */
const COLOR_KEYS = ['css', 'hex', 'hexCode', 'color', 'value'];
const ALPHA_KEYS = ['alpha', 'opacity', 'a'];

/** Reads an object such as `{hex, name, alpha}`. @returns Whether it was one. */
function addNamed(node: JsonObject, path: string, isColor: boolean, found: Found): boolean {
  const texts = COLOR_KEYS.flatMap((key) => {
    const text = node[key];
    const isMeant =
      key !== 'value' || isColor || node.type === 'color' || typeof node.name === 'string';
    return typeof text === 'string' && (isMeant || isSure(text)) ? [text] : [];
  });
  const css = labIn(node) ?? texts.find((text) => parseColor(text));
  const name = typeof node.name === 'string' ? node.name : undefined;
  const alpha = ALPHA_KEYS.map((key) => node[key]).find((value) => typeof value === 'number');
  const parsed = css === undefined ? undefined : parseColor(css);
  if (css !== undefined && parsed) {
    const inks = isInks(node.inks) ? node.inks : undefined;
    found.entries.push({
      name: name ?? path,
      alpha: isEight(css) ? undefined : alpha,
      css,
      parsed,
      inks,
    });
    addOthers(node, name ?? path, parsed, found);
    return true;
  }
  const inner = COLOR_KEYS.map((key) => channelsOf(node[key])).find(Boolean);
  const channels = inner ?? channelsOf(node);
  if (!channels) return false;
  found.entries.push({ ...channels, name: name ?? path, alpha: channels.alpha ?? alpha });
  return true;
}

/** CIE Lab as three numbers beside a name, of which a hex is only what screens show. */
function labIn(node: JsonObject): string | undefined {
  const value = node.lab ?? node.Lab ?? node.LAB ?? { ...node, l: undefined };
  const list = isObject(value) ? [value.L ?? value.l, value.a, value.b] : value;
  if (!Array.isArray(list) || list.length !== 3 || typeof node.name !== 'string') return undefined;
  return list.every((part) => Number.isFinite(part)) ? `lab(${list.join(' ')})` : undefined;
}

/** A hex that says the opacity itself, which a member only repeats. */
const isEight = (text: string): boolean => /^\s*#(?:[\da-f]{4}|[\da-f]{8})\s*$/i.test(text);

/**
 * The further colors of an entry, as of a dark mode or its shades, without those that are the same color in
 * another notation.
 */
function addOthers(node: JsonObject, name: string, { color }: ParsedColor, found: Found): void {
  const start = found.entries.length;
  for (const [key, value] of Object.entries(node)) {
    if (COLOR_KEYS.includes(key) || WORDS.has(key) || isNotation(key)) continue;
    if (typeof value === 'object' || (typeof value === 'string' && isSure(value))) {
      collect(value, { name: joinNames([name, key], '-'), isColor: false }, found);
    }
  }
  const others = found.entries.splice(start);
  found.entries.push(...others.filter(({ parsed }) => parsed && !isNear(parsed.color, color)));
}

/** The models that objects may have: others share their letters with anything. */
const OBJECT_MODELS = MODELS.slice(0, 4);

/** `{r, g, b}`, `{red, green, blue}`, `{h, s, l}` and so on, and perhaps an opacity. */
function channelsOf(node: unknown): Omit<Entry, 'name'> | undefined {
  if (!isObject(node)) return undefined;
  for (const model of OBJECT_MODELS) {
    const channels = model.titles.map((names) =>
      names.map((key) => node[key]).find((value) => typeof value === 'number'),
    );
    const isWhole = channels.every((channel) => channel !== undefined);
    const alpha = ALPHA_KEYS.map((key) => node[key]).find((value) => typeof value === 'number');
    if (isWhole) return { model, channels, alpha };
  }
  return undefined;
}

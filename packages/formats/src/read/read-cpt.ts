import { fromHsv, parseColor, type Srgb } from '@swatchwork/color';
import { colorOfInks } from '../palette/inks.ts';
import type { ReadPalette } from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';
import { linesOf } from '../text/text.ts';
import { channelScale } from './channel-scale.ts';

/** What only such a table has: its color model, and the colors of what is outside of it. */
const SIGN =
  /^(?:#\s{0,20}COLOR_MODEL\s{0,20}=|[BFN][ \t]{1,20}(?:[\d#-]|[a-z]{3,20}[ \t\r]{0,20}$))/im;
const MODEL = /^#\s{0,20}COLOR_MODEL\s{0,20}=\s{0,20}["']?\+?(RGB|HSV|CMYK)/im;

const SAMPLED = 20; // lines that have to be slices

/**
 * Whether a text is a color palette table of GMT: its lines are slices, and there are signs of its own, or
 * colors that are more than a number.
 */
export function isCpt(text: string): boolean {
  let isSure = SIGN.test(text);
  const model = modelOf(text);
  let slices = 0;
  for (const [line, at] of linesOf(text)) {
    const plain = line.slice(0, LONGEST_LINE).trim();
    if (plain === '' || IGNORED.test(plain)) continue;
    const stops = stopsOf(plain, model, at);
    if (stops.length === 0) return false;
    isSure ||=
      stops.length === 2 && (/[a-z]{3}|[/#]/i.test(plain) || plain.split(/\s+/).length > 7);
    slices += 1;
    if (slices === SAMPLED) break;
  }
  return isSure && slices > 0;
}

/** Comments, and the colors of what is outside of the table. */
const IGNORED = /^(?:#|[BFN]\s)/i;

const modelOf = (text: string): Model =>
  (MODEL.exec(text)?.[1]?.toLowerCase() as Model | undefined) ?? 'rgb';

/** The models in which a table may count, by its comment. */
type Model = 'rgb' | 'hsv' | 'cmyk';

interface Stop {
  channels: readonly number[];
  model: Model;
  color: Srgb | undefined;
  name: string;
  at: number;
}

/**
 * Reads a color palette table of GMT (.cpt): the colors at both ends of its slices, those that two slices
 * share once, in RGB, HSV, CMYK, gray or by name. The colors for what is outside of the scale, and for
 * missing data, are noted.
 *
 * @throws {FormatError} If there is no color.
 * @see https://docs.generic-mapping-tools.org/latest/reference/cpts.html
 */
export function readCpt(text: string): ReadPalette {
  const palette = new PaletteBuilder('CPT');
  const stops: Stop[] = [];
  const model = modelOf(text);
  let others = 0;
  let broken = 0;
  for (const [whole, at] of linesOf(text)) {
    const line = whole.slice(0, LONGEST_LINE).trim();
    if (line === '' || line.startsWith('#')) continue;
    if (/^[BFN]\s/i.test(line)) {
      if (!/^.\s+-/.test(line)) others += 1;
      continue;
    }
    const found = stopsOf(line, model, at).filter(isPossible);
    if (found.length === 0) broken += 1;
    stops.push(...found);
  }
  const scale = channelScale(stops.flatMap((stop) => (stop.model === 'rgb' ? stop.channels : [])));
  let last = '';
  for (const { channels, model: space, color, name, at } of stops) {
    const known = color ?? colorOf(channels, space, scale);
    const key = [known.r, known.g, known.b].join();
    if (key === last) continue;
    last = key;
    const isRgb = space === 'rgb' || color !== undefined;
    palette.add(isRgb ? known : palette.converted(CONVERTED[space], known), at, { name });
  }
  palette.tally(
    others,
    '{color|colors} for values outside of the scale or for missing data {was|were} left out.',
  );
  palette.tally(broken, '{line|lines} without a color {was|were} left out.');
  return palette.build();
}

const LONGEST_LINE = 300; // characters
const NUMBER = /^-?(?:\d{1,20}\.?\d{0,20}|\.\d{1,20})(?:e[-+]?\d{1,3})?$/i;

/** The colors of a slice, `z color z color`, or of a category, `z color`. */
function stopsOf(line: string, model: Model, at: number): Stop[] {
  const semicolon = line.indexOf(';');
  const words = (semicolon < 0 ? line : line.slice(0, semicolon)).trim().split(/\s+/);
  const name = semicolon < 0 ? '' : line.slice(semicolon + 1).trim();
  const numbers = words.findIndex((word) => !NUMBER.test(word));
  const count = numbers < 0 ? words.length : numbers;
  const size = model === 'cmyk' ? 4 : 3;
  if (count === 2 + 2 * size) {
    const from = (start: number) => words.slice(start, start + size).map(Number);
    return [from(1), from(2 + size)].map((channels) => ({
      channels,
      model,
      color: undefined,
      name,
      at,
    }));
  }
  const end = /^[LUB]$/.test(words.at(-1)!) ? words.length - 1 : words.length;
  if (count === 0 || (end !== 2 && end !== 4)) return [];
  const colors = [words[1], ...(NUMBER.test(words[2] ?? '') ? [words[3]] : [])];
  const stops = colors.flatMap((word) => stopOf(word ?? '', model, name, at) ?? []);
  return stops.length === colors.length ? stops : [];
}

/** `255/0/0`, `0-1-1` in HSV, `0/100/100/0`, a gray, or a name. */
function stopOf(word: string, model: Model, name: string, at: number): Stop | undefined {
  const gray = NUMBER.test(word) ? Number(word) : undefined;
  const parts = word.split('/').map(Number);
  const hsv = /^([\d.]{1,20})-([\d.]{1,20})-([\d.]{1,20})$/.exec(word)?.slice(1).map(Number);
  const stop = { name, at, color: undefined };
  if (hsv) return { ...stop, channels: hsv, model: 'hsv' };
  if (gray !== undefined) return { ...stop, channels: [gray, gray, gray], model: 'rgb' };
  if (parts.length === 4 && parts.every(Number.isFinite))
    return { ...stop, channels: parts, model: 'cmyk' };
  if (parts.length === 3 && parts.every(Number.isFinite)) {
    return { ...stop, channels: parts, model: model === 'hsv' ? 'hsv' : 'rgb' };
  }
  const color = parseColor(word)?.color;
  return color && { ...stop, channels: [], model, color };
}

const isPossible = ({ channels, model }: Stop): boolean =>
  channels.every((channel) => channel >= 0 && channel <= (model === 'rgb' ? 255 : 360));

const CONVERTED = { hsv: 'hsb', cmyk: 'cmyk' } as const;

function colorOf(channels: readonly number[], model: Model, scale: number): Srgb {
  const [a = 0, b = 0, c = 0] = channels;
  if (model === 'hsv') return fromHsv({ h: a, s: b * 100, v: c * 100 });
  if (model === 'cmyk') return colorOfInks(channels.map((ink) => ink / 100));
  return { r: a / scale, g: b / scale, b: c / scale };
}

import { WriteStream } from 'node:tty';
import { inspect } from 'node:util';

import { deltaEOK, formatHex, mapToGamut, type Srgb } from '@swatchwork/color';

import { PAINT_ESCAPE as ESC } from './terminal.ts';

/**
 * Writes color for one kind of stream; on a stream without color, every method returns plain text.
 */
export interface Paint {
  /** A swatch and the space behind it; empty if the stream cannot show it. */
  block(color: Srgb): string;
  /** Text as it looks on a background, and the space behind it; nothing as for {@link block}. */
  sample(text: Srgb, background: Srgb): string;
  good(text: string): string;
  bad(text: string): string;
  strong(text: string): string;
  faint(text: string): string;
}

/** A stream that may be a terminal, such as `process.stdout`. */
interface Stream {
  isTTY?: boolean;
}

/**
 * Bits of color that a stream shows: 24, 8, 4, or 1 for none. A terminal says it in its
 * environment; `FORCE_COLOR` counts for files and pipes too, `NO_COLOR` turns color off.
 *
 * @see https://nodejs.org/api/tty.html#writestreamgetcolordepthenv
 * @see https://no-color.org
 */
export function colorDepth({ isTTY }: Stream, env: NodeJS.ProcessEnv): number {
  const forced = env.FORCE_COLOR;
  if (!isTTY && forced === undefined) return NONE;
  const asked = WriteStream.prototype.getColorDepth(env);
  // FORCE_COLOR=1 promises 16 colors; a terminal that shows more gets more.
  if (asked !== SIXTEEN || forced === undefined) return asked;
  const { FORCE_COLOR: _, ...rest } = env;
  return Math.max(asked, WriteStream.prototype.getColorDepth(rest));
}

const NONE = 1;
const SIXTEEN = 4;
const PALETTE = 8;
const TRUE = 24;

/**
 * @param depth Of {@link colorDepth}. Sixteen colors are enough for words, but not for swatches.
 */
export function createPaint(depth: number): Paint {
  const style = (format: 'green' | 'red' | 'bold' | 'dim') => (text: string) => {
    const [on, off] = inspect.colors[format]!;
    return depth >= SIXTEEN ? `${ESC}[${on}m${text}${ESC}[${off}m` : text;
  };
  const code = (plane: 38 | 48, color: Srgb) =>
    depth >= TRUE ? trueColor(plane, color) : `${ESC}[${plane};5;${nearestOf256(color)}m`;
  return {
    block: (color) => (depth >= PALETTE ? `${code(48, color)}    ${ESC}[49m ` : ''),
    sample: (text, background) =>
      depth >= PALETTE ? `${code(48, background)}${code(38, text)} Aa ${ESC}[39;49m ` : '',
    good: style('green'),
    bad: style('red'),
    strong: style('bold'),
    faint: style('dim'),
  };
}

function trueColor(plane: 38 | 48, color: Srgb): string {
  const { r, g, b } = mapToGamut(color);
  const bytes = [r, g, b].map((channel) => Math.round(channel * 255));
  return `${ESC}[${plane};2;${bytes.join(';')}m`;
}

/** Where the fixed colors of a terminal begin; the sixteen before them are the user's choice. */
const FIRST_FIXED = 16;

/** A cube of six steps a channel, then 24 grays. @see https://invisible-island.net/xterm/ */
const FIXED: readonly Srgb[] = [
  ...Array.from({ length: 216 }, (_, i) => ({
    r: cubeStep(Math.floor(i / 36)),
    g: cubeStep(Math.floor(i / 6) % 6),
    b: cubeStep(i % 6),
  })),
  ...Array.from({ length: 24 }, (_, i) => gray((8 + 10 * i) / 255)),
];

function cubeStep(step: number): number {
  return step === 0 ? 0 : (55 + 40 * step) / 255;
}

function gray(channel: number): Srgb {
  return { r: channel, g: channel, b: channel };
}

const places = new Map<string, number>();

/** The index of the nearest fixed color by ΔE_OK. */
function nearestOf256(color: Srgb): number {
  const hex = formatHex(mapToGamut(color));
  const known = places.get(hex);
  if (known !== undefined) return known;
  const distances = FIXED.map((fixed) => deltaEOK(fixed, color));
  const place = FIRST_FIXED + distances.indexOf(Math.min(...distances));
  places.set(hex, place);
  return place;
}

import { type ParsedColor, parseColor } from '@swatchwork/color';

import type { ReadPalette } from '../../palette/palette.ts';
import { PaletteBuilder } from '../../palette/palette-builder.ts';
import { argbColor } from '../argb-color.ts';

/** A call that makes a color; its arguments never nest. */
const CALL =
  /(?<![\w.])(?:Color|UIColor|NSColor|#colorLiteral)(?:\.(fromARGB|fromRGBO))?\(([^()\n]{1,200})\)/g;

/**
 * Reads the colors of source code in Swift, Kotlin or Dart, as our own writers make it: calls of
 * `Color` and `UIColor` with numbers. A comment behind a color names it, else its constant does.
 *
 * @returns Undefined for a text without such calls.
 * @throws {FormatError} If there are too many colors.
 */
export function readCode(text: string): ReadPalette | undefined {
  if (!/olor(?:Literal)?[.(]/.test(text)) return undefined; // far quicker than the pattern of a call
  const palette = new PaletteBuilder('Source code');
  let others = 0;
  for (const { 0: call, 1: maker, 2: inside = '', index } of text.matchAll(CALL)) {
    if (isInComment(text, index)) continue;
    const color = colorOf(maker, inside);
    if (color) {
      const name = nameAround(text, index, index + call.length);
      palette.add(color.color, index, { name, alpha: color.alpha, css: color.css });
    } else others += 1;
  }
  if (palette.size === 0) return undefined;
  palette.name = titleOf(text);
  palette.tally(
    others,
    'color that is made otherwise was left out.',
    'colors that are made otherwise were left out.',
  );
  return palette.build();
}

/** A color; `css` where it is of another space than sRGB. */
type CodeColor = ParsedColor & { css?: string };

function colorOf(maker: string | undefined, inside: string): CodeColor | undefined {
  const hex = /^\s{0,9}0x([\da-f]{8})\s{0,9}$/i.exec(inside)?.[1];
  if (hex !== undefined) return argbColor(`#${hex}`);
  const parts = inside.split(',').map((part) => part.trim());
  if (maker === 'fromARGB') return rgb(parts.slice(1), 255, Number(parts[0]) / 255);
  if (maker === 'fromRGBO') return rgb(parts, 255, Number(parts[3]));
  return labeled(parts);
}

/** `red: 59.0 / 255, green: …, blue: …, opacity: 1` of Swift, whose P3 is named or a label. */
function labeled(parts: readonly string[]): CodeColor | undefined {
  const space = parts[0]?.startsWith('.') ? parts[0] : '.sRGB';
  if (space !== '.sRGB' && space !== '.displayP3') return undefined;
  const values = new Map(
    parts.map((part) => {
      const colon = part.indexOf(':');
      return [part.slice(0, Math.max(0, colon)), part.slice(colon + 1)];
    }),
  );
  const isP3 = space === '.displayP3' || values.has('displayP3Red');
  const red = values.get('displayP3Red') ?? values.get('red') ?? '';
  const channels = [red, ...['green', 'blue'].map((label) => values.get(label) ?? '')];
  const alpha = quotient(values.get('opacity') ?? values.get('alpha') ?? '1');
  return isP3 ? p3(channels, alpha) : rgb(channels, 1, alpha);
}

function p3(channels: readonly string[], alpha: number): CodeColor | undefined {
  const [r, g, b] = channels.map(quotient);
  const css = `color(display-p3 ${r} ${g} ${b})`;
  const color = parseColor(css); // undefined if a channel is no number
  return color && Number.isFinite(alpha) ? { ...color, alpha, css } : undefined;
}

function rgb(channels: readonly string[], scale: number, alpha: number): ParsedColor | undefined {
  const [r, g, b] = channels.map((channel) => quotient(channel) / scale);
  if (![r, g, b, alpha].every(Number.isFinite)) return undefined;
  return { color: { r: r!, g: g!, b: b! }, alpha, space: 'srgb' };
}

/** `0.5`, or `59.0 / 255`. */
function quotient(text: string): number {
  const [, above, below = '1'] =
    /^\s{0,9}(-?[\d.]{1,20})(?:\s{0,9}\/\s{0,9}([\d.]{1,20}))?\s{0,9}$/.exec(text) ?? [];
  return Number(above) / Number(below);
}

const LONGEST = 300; // characters before and behind a color

function isInComment(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - LONGEST), at);
  return before.slice(before.lastIndexOf('\n') + 1).includes('//');
}

/** The comment behind it on its line, else the constant before it, unless that only counts. */
function nameAround(text: string, start: number, end: number): string | undefined {
  const [behind = ''] = text.slice(end, end + LONGEST).split('\n', 1);
  const comment = /^[\s;,]{0,9}\/\/(.*)/.exec(behind)?.[1];
  if (comment !== undefined) return comment;
  const before = text.slice(Math.max(0, start - LONGEST), start);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const [, constant] = /([A-Za-z_]\w{0,99})(?::\s{0,9}\w{1,40})?\s{0,9}=\s{0,9}$/.exec(line) ?? [];
  return constant && /^color\d+$/.test(constant) ? undefined : constant;
}

/** A comment on the line before the type. */
const titleOf = (text: string): string =>
  /^\/\/ ?(.{1,2000})\n(?:public |abstract |final )*(?:enum|object|class|struct|extension) /m.exec(
    text,
  )?.[1] ?? '';

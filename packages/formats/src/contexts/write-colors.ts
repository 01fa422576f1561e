import {
  exactText,
  groupBy,
  type Hex,
  OKLCH,
  parseColor,
  parseHex,
  toHsl,
} from '@swatchwork/color';

import { isObject, parseJson } from '../text/parse-json.ts';
import type { ContextFile, Declaration } from './context-sheet.ts';

/** Another color in place of a declared one. */
export interface ColorChange {
  readonly declaration: Declaration;
  /** `#RRGGBB`, or `#RRGGBBAA` for one that is not opaque. */
  readonly hex: string;
}

/**
 * The files with these colors replaced, each in the notation that it had where that can say the color,
 * and with every other character as it was.
 *
 * @throws {RangeError} If a hex is none, or a declaration does not stand where it says.
 */
export function writeColors(
  files: readonly ContextFile[],
  changes: readonly ColorChange[],
): ContextFile[] {
  const byFile = groupBy(changes, ({ declaration }) => declaration.file);
  return files.map(({ name, text }) => {
    const parts: string[] = [];
    let from = 0;
    const own = (byFile.get(name) ?? []).toSorted(
      (one, other) => one.declaration.offset - other.declaration.offset,
    );
    for (const { declaration, hex } of own) {
      const { offset, length, text: old, quote = '' } = declaration;
      if (offset < from || text.slice(offset, offset + length) !== old) {
        throw new RangeError(`${name} has no ${old.slice(0, 40)} of its own at ${offset}`);
      }
      const value = writeValue(old, hex);
      parts.push(text.slice(from, offset), value.startsWith('#') ? quote + value + quote : value);
      from = offset + length;
    }
    return { name, text: parts.join('') + text.slice(from) };
  });
}

/** A color in the notation of another. */
function writeValue(old: string, hex: string): string {
  const parsed = /^#([\da-f]{6}|[\da-f]{8})$/i.test(hex) ? parseColor(hex) : undefined;
  if (!parsed) throw new RangeError(`a color must be #RRGGBB or #RRGGBBAA, got ${hex}`);
  // A text of JSON, or of JSON5 in single quotes.
  if (/^["']/.test(old)) return `${old[0]}${inCase(hex, old)}${old[0]}`;
  if (old.startsWith('{')) return writeToken(old, hex);
  const notation = /^([a-z]+)\(/i.exec(old)?.[1]?.toLowerCase();
  const written = notation === undefined && /^[\d.+-]/.test(old) ? triple(hex) : write(notation);
  return written ?? inCase(hex, old);

  function write(name: string | undefined): string | undefined {
    const hasCommas = old.includes(',');
    if (name === 'rgb' || name === 'rgba') {
      const bytes = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
      return call(name, bytes.map(String), hex, hasCommas);
    }
    if (name === 'hsl' || name === 'hsla') {
      return call(name, triple(hex.slice(0, 7)).split(' '), hex, hasCommas);
    }
    if (name !== 'oklch') return undefined;
    // A gray has no hue of its own: it keeps the one that is written.
    const hue = /^oklch\(\s*\S+\s+\S+\s+([-+.\d]+[a-z]*)[\s/)]/i.exec(old)?.[1] ?? 'none';
    const opaque = exactText(OKLCH, parseHex(hex.slice(0, 7))!).replace('none', hue);
    return hex.length === 7 ? opaque : `${opaque.slice(0, -1)} / ${opacityOf(hex, old)})`;
  }
}

function call(name: string, channels: readonly string[], hex: string, hasCommas: boolean): string {
  const opacity = hex.length === 7 ? [] : [alphaOf(hex)];
  if (hasCommas) return `${name}(${[...channels, ...opacity].join(', ')})`;
  return `${name}(${[channels.join(' '), ...opacity].join(' / ')})`;
}

/** As a share or in percent, as it was. */
const opacityOf = (hex: string, old: string): string =>
  /\/\s*[\d.]+%/.test(old) ? `${Number((Number(alphaOf(hex)) * 100).toFixed(2))}%` : alphaOf(hex);

/** In as few digits as bring its byte back. */
function alphaOf(hex: string): string {
  const byte = Number.parseInt(hex.slice(7), 16);
  const digits = [2, 3, 4].find(
    (count) => Math.round(Number((byte / 255).toFixed(count)) * 255) === byte,
  );
  return String(Number((byte / 255).toFixed(digits)));
}

/** Hue, saturation and lightness in as few digits as bring the bytes back. */
function triple(hex: string): string {
  const color = parseHex(hex.slice(0, 7))!;
  const { h, s, l } = toHsl(color);
  const round = (value: number, digits: number) => String(Number(value.toFixed(digits)));
  const write = (digits: number) => `${round(h, digits)} ${round(s, digits)}% ${round(l, digits)}%`;
  const text = [1, 2, 3].map(write).find((one) => sameBytes(`hsl(${one})`, color)) ?? write(4);
  return hex.length === 7 ? text : `${text} / ${alphaOf(hex)}`;
}

function sameBytes(text: string, { r, g, b }: { r: number; g: number; b: number }): boolean {
  const other = parseColor(text)!.color;
  const byte = (channel: number) => Math.round(channel * 255);
  return byte(other.r) === byte(r) && byte(other.g) === byte(g) && byte(other.b) === byte(b);
}

/** Hex digits in the case of those before. */
const inCase = (hex: string, old: string): string =>
  /^["']?#[^A-Z]*$/.test(old) ? hex.toLowerCase() : (hex.toUpperCase() as Hex);

const QUOTED = `(?:"[^"]*"|'[^']*')`;

/** The color of a DTCG token in JSON or JSON5, with the members, comments and white space that it has. */
function writeToken(old: string, hex: string): string {
  const { color, alpha } = parseColor(hex)!;
  const channels = [color.r, color.g, color.b].map((channel) => Number(channel.toFixed(6)));
  const opacity = Number(alpha.toFixed(4));
  const key = (name: string) => `(["']?\\b${name}["']?\\s*:\\s*)`;
  const members: [RegExp, string][] = [
    [new RegExp(`${key('colorSpace')}${QUOTED}`), '$1"srgb"'],
    [
      new RegExp(`${key('components')}\\[(\\s*)[^[\\]]*?(\\s*)\\]`),
      `$1[$2${channels.join(', ')}$3]`,
    ],
    [new RegExp(`${key('alpha')}[\\d.eExX+-]+`), `$1${opacity}`],
    [new RegExp(`${key('hex')}${QUOTED}`), `$1"${hex.slice(0, 7).toLowerCase()}"`],
  ];
  const written = members.reduce((text, [member, value]) => text.replace(member, value), old);
  const hasAlpha = alpha === 1 || /["']?\balpha["']?\s*:/.test(written);
  const whole = hasAlpha ? written : written.replace(/\]/, `], "alpha": ${opacity}`);
  if (isToken(whole, channels, opacity)) return whole;
  // A comment has misled: the value is written anew.
  const more = alpha === 1 ? {} : { alpha: opacity };
  const value = { colorSpace: 'srgb', components: channels, ...more };
  return JSON.stringify({ ...value, hex: hex.slice(0, 7).toLowerCase() });
}

function isToken(text: string, channels: readonly number[], opacity: number): boolean {
  const value = parseJson(text, 'Design tokens');
  if (!isObject(value) || value.colorSpace !== 'srgb') return false;
  const { components, alpha = 1 } = value;
  return JSON.stringify(components) === JSON.stringify(channels) && alpha === opacity;
}

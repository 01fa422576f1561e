import { type ParsedColor, parseColor } from '@swatchwork/color';

import type { ReadPalette } from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';
import { linesOf } from '../text/text.ts';
import { argbColor } from './argb-color.ts';

/**
 * What color schemes of desktops and terminals have and other texts do not: sections of KDE, Konsole, foot,
 * Alacritty and Remmina, keys of base16, kitty, Ghostty, X resources, HexChat and FreeBSD, and a registry.
 */
const SIGN =
  /^[ \t]{0,20}(?:\[(?:Color(?:Effect)?s:\w|Color\d|Background\]|Palette\]|[\w.]{0,40}colou?rs[\].-])|base[01][\da-f]:|colou?r_?\d{1,2}[ \t]{0,20}[ \t:=]|\*\w{0,20}\.?color\d{1,2}:|\w{1,20}\*color\d{1,2}:|palette = \d|kern\.vt\.color\.|Windows Registry Editor|REGEDIT4)/im;

/** Code ends its lines so, or has blocks. */
const CODE = /^[^#!;\n]{0,200}[{}]|;[ \t]{0,20}$/m;

/** Whether a text is a color scheme as a list of settings. */
export const isScheme = (text: string): boolean => SIGN.test(text) && !CODE.test(text);

const LONGEST_LINE = 2000; // characters; a list of 256 colors fits in

interface Group {
  name: string;
  indent: number;
}

/**
 * Reads a color scheme that lists its colors as settings, `key = color`, `key: color` or `key color`, in
 * sections or by indentation: those of KDE Plasma, Konsole, base16 and base24, foot, kitty, Alacritty, Ghostty,
 * PuTTY, X resources and their like. A color is named by its section and key.
 *
 * @throws {FormatError} If there is no color.
 * @see https://develop.kde.org/docs/plasma/theme/theme-colors/
 * @see https://github.com/tinted-theming/home/blob/main/styling.md
 */
export function readSettings(text: string): ReadPalette {
  const palette = new PaletteBuilder('Color scheme');
  const isQt = /^\[Color(?:Effect)?s:/m.test(text);
  let groups: Group[] = [];
  let list = { key: '', count: 0 };
  let opacities = 0;
  for (const [whole, at] of linesOf(text)) {
    const line = whole.slice(0, LONGEST_LINE).trim();
    const section = /^\[{1,2}([^[\]]{1,300})\]{1,2}(?:$|\s)/.exec(line)?.[1];
    if (section !== undefined) {
      groups = [{ name: section, indent: -1 }];
      palette.name ||= sessionName(section);
      continue;
    }
    if (/^(?:[;!]|\/\/|#(?!define\s))/.test(line) && !/^#[\da-f]{3,8}['",]/i.test(line)) continue;
    const indent = whole.length - whole.trimStart().length;
    groups = groups.filter((group) => group.indent < indent);
    const found = settingOf(line, isQt);
    if (!found) {
      const colors = colorsOf(line, '', isQt); // of a list that goes on
      for (const color of colors ?? []) {
        list.count += 1;
        addColor(palette, color, nameOf(groups, `${list.key} ${list.count}`), at);
      }
      continue;
    }
    const { key, value, colors } = found;
    if (colors) {
      for (const [i, color] of colors.entries()) {
        addColor(palette, color, nameOf(groups, colors.length > 1 ? `${key} ${i + 1}` : key), at);
      }
    } else if (value === '' && line.endsWith(':')) groups.push({ name: key, indent });
    else if (value === '[') list = { key, count: 0 };
    else if (isName(key, groups)) palette.name ||= value;
    else if (/^(?:background_)?(?:alpha|opacity)$/i.test(key) && Number(value) < 1) opacities += 1;
  }
  palette.tally(opacities, '{opacity|opacities} of {a |}whole {window was|windows were} left out.');
  return palette.build();
}

function addColor(
  palette: PaletteBuilder,
  { color, alpha }: ParsedColor,
  name: string,
  at: number,
) {
  palette.add(color, at, { name, alpha });
}

/** What PuTTY calls the session that a section holds. */
function sessionName(section: string): string {
  const [, name = ''] = /\\Sessions\\([^\\]{1,200})$/.exec(section) ?? [];
  return name.replaceAll(/%([2-7][\da-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function isName(key: string, groups: readonly Group[]): boolean {
  if (groups.length === 0) return /^(?:name|scheme|themeName)$/i.test(key);
  return (
    /^(?:General|Palette|metadata)$/i.test(groups[0]!.name) && /^(?:Name|Description)$/i.test(key)
  );
}

/** Without words that say nothing: that it is a color, or of the palette. */
function nameOf(groups: readonly Group[], key: string): string {
  const words = groups.flatMap(({ name }) =>
    name.startsWith('HKEY_') ? [] : name.replace(/^colou?rs[:-]/i, '').split('.'),
  );
  const plain = words.filter((word) => !/^(?:(?:ssh_)?colou?rs|palette|theme)$/i.test(word));
  const isAlone = key === 'Color' && plain.length === 1 && !plain[0]!.includes(':');
  return [...plain, ...(isAlone ? [] : [key])].join(' ');
}

interface Setting {
  key: string;
  value: string;
  colors: ParsedColor[] | undefined;
}

const SEPARATORS = ['=', ':', ' ', '\t'];

/** The key and the value of a line, where possible divided so that the value is a color. */
function settingOf(line: string, isQt: boolean): Setting | undefined {
  let first: Setting | undefined;
  const text = line.replace(/^#define\s{1,20}/, '');
  for (const separator of SEPARATORS) {
    const at = text.indexOf(separator);
    if (at <= 0) continue;
    const key = plainKey(text.slice(0, at));
    if (!/^[\w*][^#"']{0,99}$/.test(key)) continue;
    const raw = text.slice(at + 1).trim();
    const [, place, rest] = /^(\d{1,3})\s?=\s?(.*)$/s.exec(raw) ?? []; // of Ghostty: `palette = 0=#fff`
    const value = plainValue(rest ?? raw);
    const name = place === undefined ? key : `${key} ${place}`;
    const colors = colorsOf(value, key, isQt);
    if (colors) return { key: name, value, colors };
    first ??= { key: name, value, colors: undefined };
  }
  return first;
}

const plainKey = (key: string): string =>
  key
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .replace(/^\*\.?/, '');

/** Without quotes and without a comment behind it. */
function plainValue(text: string): string {
  const quoted = /^(["'])(.*?)\1/.exec(text)?.[2];
  return quoted ?? text.replace(/\s+(?:#(?![\da-f]{3,8}\b)|[;!]|\/\/).*$/is, '').trim();
}

/** Keys whose values may be names of CSS. */
const COLOR_KEY = /ground|colou?r|cursor|^(?:black|red|green|yellow|blue|magenta|cyan|white)$/i;

/** The colors of a value, which is nothing else. */
function colorsOf(value: string, key: string, isQt: boolean): ParsedColor[] | undefined {
  if (/^[a-z]/i.test(value) && COLOR_KEY.test(key)) {
    const named = parseColor(value);
    if (named) return [named];
  }
  const single = colorOf(value, isQt);
  if (single) return [single];
  const words = value
    .replaceAll(/["'[\]]/g, ' ')
    .split(/[\s,:]+/)
    .filter(Boolean);
  const colors = words.map((word) => colorOf(word, isQt));
  return words.length > 0 && colors.every((color) => color !== undefined) ? colors : undefined;
}

function colorOf(text: string, isQt: boolean): ParsedColor | undefined {
  if (/^#/.test(text)) return isQt ? argbColor(text) : parseColor(text);
  if (/^[\da-f]{6}$/i.test(text)) return parseColor(`#${text}`);
  if (/^0x[\da-f]{6}$/i.test(text)) return parseColor(`#${text.slice(2)}`);
  if (/^(?:rgb|hsl)a?\(/i.test(text)) return parseColor(text);
  const [, ...wide] =
    /^(?:rgb:)?([\da-f]{2,4})[/ ]([\da-f]{2,4})[/ ]([\da-f]{2,4})$/i.exec(text) ?? [];
  if (wide.length > 0)
    return fromParts(wide.map((part) => Number.parseInt(part, 16) / (16 ** part.length - 1)));
  const channels = /^\d{1,3}(?:,\s?\d{1,3}){2,3}$/.test(text) ? text.split(',').map(Number) : [];
  if (channels.length === 0 || Math.max(...channels) > 255) return undefined;
  return fromParts(channels.map((channel) => channel / 255));
}

const fromParts = ([r = 0, g = 0, b = 0, alpha = 1]: readonly number[]): ParsedColor => ({
  color: { r, g, b },
  alpha,
  space: 'srgb',
});

import type { ReadPalette } from '../../palette/palette.ts';
import { joinNames } from '../../text/text.ts';
import { readBinaryPlist } from './binary-plist.ts';
import type { Meaning } from './color-space.ts';
import { KeyedArchive, noColors } from './keyed-archive.ts';
import { isDict, type Plist, type PlistDict } from './plist.ts';
import { ColorReader } from './read-color-list.ts';

/** The names of color spaces in iTerm2; where it names none, nobody knows the screen. */
const SPACES: Readonly<Record<string, Meaning>> = {
  sRGB: 'srgb',
  P3: 'display-p3',
  Calibrated: 'generic',
};

/**
 * Reads the colors of a theme that is a property list: those of iTerm2 (`Red Component` and so on, 0…1, in
 * a named space), Xcode (`0.1 0.2 0.3 1`), TextMate and Sublime Text (hexes under scopes), and Terminal
 * (an archived color each). A color is named by its key, that of TextMate by its rule.
 *
 * @throws {FormatError} If there is no color.
 * @see https://macromates.com/manual/en/themes
 */
export function readPlistTheme(plist: Plist): ReadPalette {
  const reader = new ColorReader('Theme');
  const title = isDict(plist) ? plist.get('name') : undefined;
  if (typeof title === 'string') reader.palette.name = title;
  collect(plist, { name: '', isRule: false }, reader);
  if (reader.palette.size === 0) throw noColors();
  return reader.done();
}

interface Place {
  name: string;
  /** Whether it is within the settings of a rule, as TextMate has them. */
  isRule: boolean;
}

/** The depth is bounded by the parser of property lists. */
function collect(value: Plist, place: Place, reader: ColorReader): void {
  if (typeof value === 'string') addText(value, place, reader);
  else if (value instanceof Uint8Array) addArchived(value, place.name, reader);
  else if (Array.isArray(value)) {
    for (const item of value as readonly Plist[]) collect(item, { ...place, name: '' }, reader);
  } else if (isDict(value) && !addComponents(value, place.name, reader)) {
    const title = value.get('name') ?? value.get('scope');
    for (const [key, inner] of value) {
      if (TEXTS.has(key)) continue;
      const isRule = place.isRule || SETTINGS.test(key);
      const own = isDict(inner) ? nameOf(key) : joinNames([place.name, nameOf(key)], ' ');
      const rule = isDict(inner) && typeof title === 'string' ? title : '';
      collect(inner, { name: SETTINGS.test(key) ? rule : own, isRule }, reader);
    }
  }
}

const SETTINGS = /settings$/i;

/** Members with words for people. */
const TEXTS = new Set(['name', 'scope', 'author', 'comment', 'uuid', 'semanticClass']);

/** `Ansi 0 Color` without its last word; a list such as `DVTSourceTextSyntaxColors` names no color. */
const nameOf = (key: string): string => (key.endsWith('Colors') ? '' : key.replace(/ Color\b/, ''));

const COMPONENTS = /^(?:\d{1,3}(?:\.\d{1,20})?(?:e-\d{1,3})?(?:\s+|$)){3,4}$/i;

function addText(text: string, { name, isRule }: Place, { palette }: ColorReader): void {
  if (text.length > 200) return;
  if (COMPONENTS.test(text)) {
    const [r, g, b, alpha] = text.trim().split(/\s+/).map(Number);
    if (Math.max(r!, g!, b!) <= 1) palette.add({ r: r!, g: g!, b: b! }, 0, { name, alpha });
  } else if (isRule && text.startsWith('#')) palette.addCss(text, 0, name);
}

/** @returns Whether it was a color of iTerm2. */
function addComponents(dict: PlistDict, name: string, reader: ColorReader): boolean {
  const [r, g, b] = ['Red', 'Green', 'Blue'].map((channel) => dict.get(`${channel} Component`));
  if (typeof r !== 'number' || typeof g !== 'number' || typeof b !== 'number') return false;
  const alpha = dict.get('Alpha Component');
  const space = dict.get('Color Space');
  const known =
    typeof space === 'string' && Object.hasOwn(SPACES, space) ? SPACES[space] : undefined;
  reader.addIn(known ?? 'device', [r, g, b, typeof alpha === 'number' ? alpha : 1], name);
  return true;
}

/** A file of settings may hold other data, which is no color. */
function addArchived(bytes: Uint8Array, name: string, reader: ColorReader): void {
  if (!String.fromCharCode(...bytes.subarray(0, 8)).startsWith('bplist00')) return;
  const archive = new KeyedArchive(readBinaryPlist(bytes));
  if (archive.classOf(archive.root()) === 'NSColor') reader.add(archive.root(), name, archive);
}

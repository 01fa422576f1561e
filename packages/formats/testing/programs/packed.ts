import { strToU8, zipSync } from 'fflate';

import { binaryPlist, colorList, inSpace, letters, type Value, xmlPlist } from '../color-lists.ts';
import type { Picker, TrueColor } from './program-file.ts';

/** A color as a file means it, in a space that Color.js knows. */
export interface MeantColor {
  readonly space: 'srgb' | 'srgb-linear' | 'p3' | 'a98rgb' | 'lab' | 'xyz-d50';
  readonly channels: readonly number[];
  /** 0–1. */
  readonly alpha: number;
  readonly name: string;
}

/** A file of bytes that another program writes, and what it holds. */
export interface PackedFile {
  readonly bytes: Uint8Array;
  readonly colors: readonly MeantColor[];
  readonly title: string;
  /** The notes that are true of it, in any order. */
  readonly notes: readonly RegExp[];
}

/** A color in the file, and what is true of it. */
interface Entry<Text> {
  readonly text: Text;
  /** Absent for a color that the file does not describe. */
  readonly meant?: Omit<MeantColor, 'name'>;
  readonly note?: RegExp;
}

const parts = ({ channels }: TrueColor) => channels.map((channel) => channel / 255);
const opaque = (space: MeantColor['space'], channels: readonly number[]) => ({
  space,
  channels,
  alpha: 1,
});
const inked = ([c = 0, m = 0, y = 0, k = 0]: readonly number[]) =>
  opaque(
    'srgb',
    [c, m, y].map((ink) => (1 - ink) * (1 - k)),
  );

/** The distinct notes of some entries. */
const notesOf = (entries: readonly Entry<unknown>[]): RegExp[] => [
  ...new Map(entries.flatMap(({ note }) => (note ? [[note.source, note] as const] : []))).values(),
];

const meantOf = (entries: readonly Entry<unknown>[], names: readonly string[]): MeantColor[] =>
  entries.flatMap(({ meant }, i) => (meant ? [{ ...meant, name: names[i]! }] : []));

const xml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Bytes of a text in an encoding that readers of XML and JSON know by its mark. */
function encoded(text: string, pick: Picker): Uint8Array {
  const wide = pick.chance(0.2) && Buffer.from(`\uFEFF${text}`, 'utf16le');
  return wide || strToU8(pick.one(['', '\uFEFF']) + text);
}

/** An archive whose files are packed or not, with others beside them and perhaps a comment at its end. */
function zip(files: Record<string, Uint8Array>, pick: Picker): Uint8Array {
  const level = pick.one([0, 6] as const);
  const archive = zipSync({ 'a.txt': strToU8('#123456'), ...files }, { level });
  const comment = pick.one(['', 'PK\x05\x06 of a program']);
  const bytes = Buffer.concat([archive, Buffer.from(comment, 'latin1')]);
  bytes.writeUInt16LE(comment.length, archive.length - 2);
  return bytes;
}

/** A color of a palette of Krita, in one of the models that it writes. */
function kritaColor(color: TrueColor, pick: Picker): Entry<string> {
  const [r, g, b] = parts(color) as [number, number, number];
  const ink = [r, g, b, pick.below(100) / 100];
  const lab = [1 + pick.below(99), pick.below(60) - 30, pick.below(60) - 30];
  const xyz = [r, g, b].map((channel) => channel / 4);
  const rgb = (space: string) => `<RGB r="${r}" g="${g}" b='${b}' space="${space}"/>`;
  return pick.one<() => Entry<string>>([
    () => ({ text: rgb('sRGB-elle-V2-srgbtrc.icc'), meant: opaque('srgb', [r, g, b]) }),
    () => ({ text: `<sRGB r="${r}" g="${g}" b="${b}"/>`, meant: opaque('srgb', [r, g, b]) }),
    () => ({ text: rgb('sRGB-elle-V2-g10.icc'), meant: opaque('srgb-linear', [r, g, b]) }),
    () => ({
      text: rgb('Adobe RGB'),
      meant: opaque('srgb', [r, g, b]),
      note: /other? ?profiles? w/,
    }),
    () => ({
      text: `<Gray g="${r}" space="Gray-D50-elle-V2-srgbtrc.icc"/>`,
      meant: opaque('srgb', [r, r, r]),
      note: /gray, converted/,
    }),
    () => ({
      text: `<CMYK c="${ink[0]}" m="${ink[1]}" y="${ink[2]}" k="${ink[3]}" space="Chemical proof"/>`,
      meant: inked(ink),
      note: /CMYK, converted/,
    }),
    () => ({
      text: `<Lab L="${lab[0]}" a="${lab[1]}" b="${lab[2]}" space="Lab identity"/>`,
      meant: opaque('lab', lab),
      note: /Lab, converted/,
    }),
    () => ({
      text: `<XYZ x="${xyz[0]}" y="${xyz[1]}" z="${xyz[2]}" space="XYZ identity"/>`,
      meant: opaque('xyz-d50', xyz),
    }),
    () => ({
      text: pick.one(['<YCbCr y="0.5" cb="0.5" cr="0.5"/>', '<Other a="1"/>', '']),
      note: /unknown models? or scales?/,
    }),
  ])();
}

/** Entries in any order with their places, in groups or in none, spot colors and put aside ones among them. */
export function kpl(pick: Picker): PackedFile {
  const colors = pick.colors();
  const found = [
    { text: '<sRGB r="1" g="1" b="1"/>', meant: opaque('srgb', [1, 1, 1]) },
    ...colors.slice(1).map((color) => kritaColor(color, pick)),
  ];
  const spots = colors.map(() => pick.chance(0.2));
  const entries = found.map(
    (
      { text },
      i,
    ) => `<ColorSetEntry spot="${spots[i]}" bitdepth="F32" id="${i}" name="${xml(colors[i]!.name)}">
  ${text}<!-- <sRGB r="0" g="0" b="1"/> --><Position column="${i % 3}" row="${Math.floor(i / 3)}"/></ColorSetEntry>`,
  );
  const groups = pick.below(3);
  const start = colors.length - groups; // each group has one color
  const inGroup = entries
    .slice(start)
    .map((entry, i) => `<Group name="Group ${i}" rows="9">${entry}</Group>`);
  const text = `<?xml version="1.0"?>\n<ColorSet name="Deep &amp; sea" version="2.0" columns="3" rows="9" comment="#aabbcc" readonly="false">
${pick.shuffled(entries.slice(0, start)).join('\n')}${inGroup.join('')}</ColorSet>`;
  const files = {
    mimetype: strToU8('application/x-krita-palette'),
    'colorset.xml': encoded(text, pick),
    'profiles.xml': strToU8('<Profiles/>'),
  };
  const isLost = spots.some((spot, i) => spot && found[i]!.meant);
  return {
    bytes: zip(files, pick),
    colors: meantOf(
      found,
      colors.map(({ name }) => name),
    ),
    title: 'Deep & sea',
    notes: [
      ...notesOf(found),
      ...(groups > 1 ? [/2 groups were read as one/] : []),
      ...(isLost ? [/process color/] : []),
    ],
  };
}

function hsb([r = 0, g = 0, b = 0]: readonly number[]) {
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const span = most - least;
  const sixth = most === r ? (g - b) / span : most === g ? 2 + (b - r) / span : 4 + (r - g) / span;
  return {
    hue: span === 0 ? 0 : ((((sixth + 6) % 6) / 6) as number),
    saturation: most === 0 ? 0 : span / most,
    brightness: most,
  };
}

const PROFILES = ['sRGB IEC61966-2.1', 'Display P3', 'Adobe RGB (1998)', 'A printer'] as const;

/** Palettes of thirty slots, as versions up to 4 and from 5 on write them. */
export function swatches(pick: Picker): PackedFile {
  const palettes = pick.chance(0.3) ? 2 : 1;
  const isOld = pick.chance(0.3);
  const notes = new Map<string, RegExp>();
  const colors: MeantColor[] = [];
  const say = (note: RegExp) => notes.set(note.source, note);
  if (palettes > 1) say(/2 palettes were read as one/);
  const lists = Array.from({ length: palettes }, (_, i) => {
    const slots = pick.colors(true).map((color) => {
      const profile = isOld ? PROFILES[0] : pick.one(PROFILES);
      const [channels, alpha] = [parts(color), color.percent / 100];
      const space =
        profile === 'Display P3' ? 'p3' : profile.startsWith('Adobe') ? 'a98rgb' : 'srgb';
      if (profile === 'A printer') say(/other? ?profiles? w/);
      colors.push({ space, channels, alpha, name: '' });
      const newer = {
        colorModel: 0,
        components: Object.values(hsb(channels)),
        version: '5.0',
        colorProfile: `hash of ${profile}`,
        origin: 2,
      };
      return { ...hsb(channels), alpha, colorSpace: 0, ...(!isOld && newer) };
    });
    if (pick.chance(0.3)) {
      say(/empty slots? w/);
      return { name: `Sea ${i}`, swatches: [...slots, null] };
    }
    return { name: `Sea ${i}`, swatches: slots };
  });
  const colorProfiles = PROFILES.map((iccName) => ({
    colorSpace: 0,
    hash: `hash of ${iccName}`,
    iccData: 'AAAM',
    iccName,
  }));
  const all = isOld ? lists : lists.map((list) => ({ ...list, colorProfiles }));
  const root = palettes === 1 && pick.chance(0.5) ? all[0] : all;
  const text = JSON.stringify(root, null, pick.one([0, 2]));
  return {
    bytes: zip({ 'Swatches.json': strToU8(pick.one(['', '\uFEFF']) + text) }, pick),
    colors,
    title: 'Sea 0',
    notes: [...notes.values()],
  };
}

const u16 = (value: number) => [value >> 8, value & 255];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)];
const text32 = (text: string) => [...u32(text.length), ...Buffer.from(text, 'utf16le').swap16()];
const ascii = (text: string) => [...Buffer.from(text, 'latin1')];

/** A book of RGB, CMYK or Lab, with colors that only fill up a page; the last word says whether it is of spots. */
export function acb(pick: Picker): PackedFile {
  const colors = pick.colors();
  const names = colors.map(({ name }) => (pick.chance(0.2) ? '' : name.replaceAll('"', '')));
  names[0] = 'First';
  const space = pick.one([0, 2, 7]);
  const translated = (text: string) =>
    text !== '' && pick.chance(0.5) ? `$$$/colorbook/sea/x=${text}` : text;
  const [prefix, suffix] = [pick.one(['', 'PRE ']), pick.one(['', ' C'])];
  const entries = colors.map(({ channels }) => {
    const [r, g, b] = channels;
    const bytes = space === 2 ? [r, g, b, pick.below(256)] : [...channels];
    const meant =
      space === 0
        ? opaque(
            'srgb',
            channels.map((channel) => channel / 255),
          )
        : space === 2
          ? inked(bytes.map((byte) => 1 - byte / 255))
          : opaque('lab', [r / 2.55, g - 128, b - 128]);
    return { text: bytes, meant };
  });
  const kind = pick.one(['', 'spflspot', 'spflproc']);
  const head = [translated('Sea ^R'), translated(prefix), translated(suffix), 'for tests'];
  const bytes = [
    ...ascii('8BCB'),
    ...u16(1),
    ...u16(3000),
    ...head.flatMap(text32),
    ...u16(colors.length),
    ...u16(8),
    ...u16(3),
    ...u16(space),
    ...entries.flatMap(({ text }, i) => [
      ...text32(translated(names[i]!)),
      ...ascii('CODE01'),
      ...text,
    ]),
    ...ascii(kind),
  ];
  return {
    bytes: Uint8Array.from(bytes),
    colors: entries.flatMap(({ meant }, i) =>
      names[i] ? [{ ...meant, name: prefix + names[i] + suffix }] : [],
    ),
    title: 'Sea ®',
    notes: [
      ...(space === 2 ? [/CMYK, converted/] : []),
      ...(kind === 'spflspot' ? [/process color/] : []),
    ],
  };
}

/** An archived color of macOS in one of its kinds. */
function archivedColor(color: TrueColor, pick: Picker): Entry<Value> {
  const channels = parts(color);
  const alpha = color.percent / 100;
  const [gray = 0] = channels;
  const text = (values: readonly number[]) =>
    letters(`${[...values, ...(alpha === 1 ? [] : [alpha])].join(' ')}${pick.one(['', '\0'])}`);
  const own = (space: MeantColor['space'], id: { [key: string]: Value }): Entry<Value> => ({
    text: { ...inSpace('', id), NSComponents: text(channels) },
    meant: { space, channels, alpha },
  });
  return pick.one<() => Entry<Value>>([
    () => own('srgb', { NSID: 7 }),
    () => own('p3', { NSSpaceID: 12 }),
    () => own('srgb-linear', { NSSpaceID: 17 }),
    () => own('a98rgb', { NSID: 8 }),
    () => ({
      text: { NSColorSpace: 2, NSRGB: text(channels) },
      meant: { space: 'srgb', channels, alpha },
      note: /device RGB/,
    }),
    () => ({
      text: { NSColorSpace: 4, NSWhite: text([gray]) },
      meant: { space: 'srgb', channels: [gray, gray, gray], alpha },
      note: /device RGB/,
    }),
    () => ({
      text: { NSColorSpace: 5, NSCMYK: text([...channels, 0.25]) },
      meant: { ...inked([...channels, 0.25]), alpha },
      note: /CMYK, converted/,
    }),
    () => ({
      text: {
        NSColorSpace: 6,
        NSCatalogName: 'Mine',
        NSColorName: 'x',
        NSColor: { ...inSpace('', { NSID: 7 }), NSComponents: text(channels) },
      },
      meant: { space: 'srgb', channels, alpha },
    }),
    () => ({
      text: { NSColorSpace: 6, NSCatalogName: 'System', NSColorName: 'textColor' },
      note: /of the system/,
    }),
    () => ({ text: { NSColorSpace: 10, NSImage: 'x' }, note: /not (?:a color|colors), such as/ }),
    () => ({
      text: { ...inSpace('', { NSID: 99 }), NSComponents: text(channels) },
      note: /unknown color space/,
    }),
  ])();
}

export function clr(pick: Picker): PackedFile {
  const colors = pick.colors(true);
  const entries = [
    { text: inSpace('1 0 0', { NSID: 7 }), meant: opaque('srgb', [1, 0, 0]) },
    ...colors.slice(1).map((color) => archivedColor(color, pick)),
  ];
  const names = colors.map(({ name }) => name);
  const list = colorList(
    entries.map(({ text }, i) => [names[i]!, text] as const),
    { name: 'Sea 夏', atTop: pick.chance(0.3) },
  );
  return {
    bytes: pick.chance(0.5) ? binaryPlist(list) : strToU8(xmlPlist(list)),
    colors: meantOf(entries, names),
    title: 'Sea 夏',
    notes: notesOf(entries),
  };
}

/** A color of an asset catalog in one of the notations and spaces of Xcode. */
function assetColor(color: TrueColor, pick: Picker): Entry<object> {
  const alpha = (color.percent / 100).toFixed(3);
  const write = pick.one<(channel: number) => string | number>([
    (channel: number) => `0x${channel.toString(16).toUpperCase().padStart(2, '0')}`,
    (channel: number) => String(channel),
    (channel: number) => (channel / 255).toFixed(6),
    (channel: number) => channel / 255 + 1e-9,
  ]);
  const [red, green, blue] = color.channels.map((channel) => write(channel));
  const rgb = (space: string) => ({
    color: { 'color-space': space, components: { red, green, blue, alpha } },
  });
  const meant = { space: 'srgb', channels: parts(color), alpha: Number(alpha) } as const;
  const [white] = meant.channels;
  return pick.one<() => Entry<object>>([
    () => ({ text: rgb(pick.one(['srgb', 'extended-srgb'])), meant }),
    () => ({ text: rgb('display-p3'), meant: { ...meant, space: 'p3' } }),
    () => ({ text: rgb('extended-linear-srgb'), meant: { ...meant, space: 'srgb-linear' } }),
    () => ({ text: rgb('rec-9000'), meant, note: /unknown color spaces? w/ }),
    () => ({
      text: {
        color: {
          'color-space': pick.one(['gray-gamma-22', 'extended-gray']),
          components: { white: white!.toFixed(6), alpha },
        },
      },
      meant: { ...meant, channels: [white!, white!, white!] },
      note: /gray, converted/,
    }),
    () => ({
      text: { color: { platform: 'ios', reference: 'systemRedColor' } },
      note: /without (?:its|their) own channels/,
    }),
  ])();
}

export function xcassets(pick: Picker): PackedFile {
  const colors = pick.colors(true).map((color, i) => ({ ...color, name: `brand ${i}00` }));
  const entries = [
    {
      text: { color: { components: { red: 1, green: 1, blue: 1 } } },
      meant: opaque('srgb', [1, 1, 1]),
    },
    ...colors.slice(1).map((color) => assetColor(color, pick)),
  ];
  const dark = { idiom: 'universal', appearances: [{ appearance: 'luminosity', value: 'dark' }] };
  const hasDark = entries.map(({ meant }) => meant !== undefined && pick.chance(0.3));
  const root = pick.one(['', 'App/', 'App/Theme.xcassets/']);
  const info = { author: 'xcode', version: 1 };
  const files = Object.fromEntries(
    entries.map(({ text }, i) => {
      const set = { idiom: 'universal', ...text };
      const other = { ...dark, color: { components: { red: 0, green: 0, blue: 0, alpha: '1' } } };
      const json = JSON.stringify({ colors: hasDark[i] ? [set, other] : [set], info }, null, 2);
      const path = `${root === '' ? 'Theme.xcassets/' : root}brand/${i}00.colorset/Contents.json`;
      return [path, encoded(json, pick)];
    }),
  );
  const before = root === 'App/' ? 'App ' : '';
  return {
    bytes: zip({ 'Theme.xcassets/Contents.json': strToU8('{"info":{}}'), ...files }, pick),
    colors: meantOf(
      entries,
      colors.map(({ name }) => before + name),
    ),
    title: '',
    notes: [
      ...notesOf(entries),
      ...(hasDark.includes(true) ? [/other appearances? or|another appearance/] : []),
    ],
  };
}

import { ByteReader } from '../../bytes/byte-reader.ts';
import { FormatError } from '../../palette/format-error.ts';
import type { KeyedArchive } from './keyed-archive.ts';
import type { PlistDict } from './plist.ts';

/**
 * What the channels of a color mean: a space of CSS, macOS's Generic RGB, or those of any device. A
 * gray stands for three equal channels.
 */
export type Meaning =
  | 'srgb'
  | 'srgb-linear'
  | 'display-p3'
  | 'a98-rgb'
  | 'prophoto-rgb'
  | 'generic'
  | 'device';

/** By the number that every macOS knows. The gray of gamma 2.2 has the curve of sRGB. */
const BY_ID: Readonly<Record<number, Meaning>> = {
  1: 'generic',
  2: 'generic',
  4: 'device',
  5: 'device',
  7: 'srgb',
  8: 'a98-rgb',
  9: 'srgb',
};

/** By the number of the spaces that came later; an extended one goes on beyond 0…1. */
const BY_SPACE_ID: Readonly<Record<number, Meaning>> = {
  12: 'display-p3',
  14: 'srgb',
  15: 'srgb',
  16: 'srgb-linear',
  17: 'srgb-linear',
};

/** By what a color profile calls itself. */
const BY_PROFILE: Readonly<Record<string, Meaning>> = {
  'sRGB IEC61966-2.1': 'srgb',
  'Display P3': 'display-p3',
  'Adobe RGB (1998)': 'a98-rgb',
  'ROMM RGB: ISO 22028-2:2013': 'prophoto-rgb',
  'Generic RGB Profile': 'generic',
  'Generic Gray Profile': 'generic',
  'Generic Gray Gamma 2.2 Profile': 'srgb',
};

/** What the channels of a profile of this name mean; undefined for one that is not known. */
export const meaningOfProfile = (name: string): Meaning | undefined =>
  Object.hasOwn(BY_PROFILE, name) ? BY_PROFILE[name] : undefined;

/**
 * What an archived NSColorSpace is, and what people know it as.
 *
 * @returns The meaning is undefined for a space that is none of these.
 */
export function colorSpaceOf(
  space: PlistDict,
  archive: KeyedArchive,
): { meaning: Meaning | undefined; name: string } {
  const profile = archive.get(space, 'NSICC');
  const name = profile instanceof Uint8Array ? profileName(profile) : '';
  const [id, spaceId] = [archive.get(space, 'NSID'), archive.get(space, 'NSSpaceID')];
  const meaning =
    (typeof id === 'number' ? BY_ID[id] : undefined) ??
    (typeof spaceId === 'number' ? BY_SPACE_ID[spaceId] : undefined) ??
    meaningOfProfile(name);
  return { meaning, name: name || `number ${String(id ?? spaceId ?? 0).slice(0, 20)}` };
}

const HEADER = 128; // bytes in front of the table of a profile
const MOST_TAGS = 100;
const LONGEST_NAME = 60;

/**
 * What a color profile calls itself, in English where it has several languages.
 *
 * @returns Nothing if it does not say, or ends too early.
 * @see ICC.1:2022, 9.2.41 and 10.15; ICC.1:2001, 6.5.17
 */
function profileName(profile: Uint8Array): string {
  try {
    const at = findDescription(profile);
    return at === undefined ? '' : descriptionAt(profile, at).slice(0, LONGEST_NAME).trim();
  } catch (error) {
    if (error instanceof FormatError) return '';
    throw error;
  }
}

function findDescription(profile: Uint8Array): number | undefined {
  const tags = readerAt(profile, HEADER);
  const count = Math.min(tags.u32(), MOST_TAGS);
  for (let i = 0; i < count; i++) {
    const tag = tags.ascii(4);
    const at = tags.u32();
    tags.skip(4);
    if (tag === 'desc') return at;
  }
  return undefined;
}

function descriptionAt(profile: Uint8Array, at: number): string {
  const reader = readerAt(profile, at);
  const type = reader.ascii(4);
  reader.skip(4);
  const count = reader.u32();
  if (type === 'desc') return reader.ascii(Math.min(count, LONGEST_NAME)).replaceAll('\0', '');
  if (type !== 'mluc') return '';
  reader.skip(4);
  let found: { length: number; offset: number } | undefined;
  for (let i = 0; i < Math.min(count, MOST_TAGS); i++) {
    const language = reader.ascii(4);
    const text = { length: reader.u32(), offset: reader.u32() };
    if (!found || language.startsWith('en')) found = text;
  }
  return found ? readerAt(profile, at + found.offset).utf16(found.length / 2) : '';
}

function readerAt(profile: Uint8Array, at: number): ByteReader {
  const reader = new ByteReader(profile, 'Color profile');
  reader.skip(at);
  return reader;
}

import { linearSrgbOfXyzD50, ofColumns, product, type Vector } from '@swatchwork/color';

import { type Encoding, encodingOfMatrix } from './encoding.ts';
import { fixed, letters, readCurve } from './icc-curve.ts';
import { readTable } from './icc-table.ts';

/** What a profile says, and of which channels. */
export type Profile = { space: 'RGB ' | 'GRAY' | 'CMYK'; encoding: Encoding };

const HEADER = 128;

/** More than any profile has. */
const MOST_TAGS = 200;

/**
 * Reads an ICC profile: a table, three primaries with their curves, or a gray scale with its curve. It is
 * our own because sharp brings deep pictures to Display P3 first, compensates for the black of inks and drops
 * profiles of RGB in gray pictures, all of which browsers do not.
 *
 * @returns Undefined for what is no profile, or of another model: as in browsers, it does not count.
 * @see https://www.color.org/specification/ICC.1-2022-05.pdf
 */
export function readProfile(file: Uint8Array): Profile | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  try {
    return read(view);
  } catch (error) {
    if (error instanceof RangeError) return undefined; // it breaks off
    throw error;
  }
}

function read(view: DataView): Profile | undefined {
  const space = letters(view, 16);
  if (letters(view, 36) !== 'acsp') return undefined;
  if (space !== 'RGB ' && space !== 'GRAY' && space !== 'CMYK') return undefined;
  const tags = readTags(view);
  const table = tags.get('A2B0') ?? tags.get('A2B1');
  if (table !== undefined && space !== 'GRAY') {
    const encoding = readTable(view, table, space === 'CMYK' ? 4 : 3);
    return encoding && { space, encoding: withinSrgb(encoding) };
  }
  if (space === 'CMYK') return undefined;
  const encoding = space === 'GRAY' ? readGray(view, tags) : readMatrix(view, tags);
  return encoding && { space, encoding };
}

/** Browsers convert a picture with a table to sRGB as they decode it, so that what lies outside is lost. */
const withinSrgb =
  (encoding: Encoding): Encoding =>
  (channels) => {
    const [r, g, b] = encoding(channels).map((light) => Math.min(1, Math.max(0, light)));
    return [r!, g!, b!];
  };

function readGray(view: DataView, tags: Tags): Encoding | undefined {
  const curve = readCurve(view, tags.get('kTRC'));
  if (!curve) return undefined;
  return ([gray]) => {
    const light = curve(gray!);
    return [light, light, light];
  };
}

function readMatrix(view: DataView, tags: Tags): Encoding | undefined {
  const [red, green, blue] = ['rTRC', 'gTRC', 'bTRC'].map((name) =>
    readCurve(view, tags.get(name)),
  );
  const [x, y, z] = ['rXYZ', 'gXYZ', 'bXYZ'].map((name) => readXyz(view, tags.get(name)));
  if (!red || !green || !blue || !x || !y || !z) return undefined;
  return encodingOfMatrix([red, green, blue], product(linearSrgbOfXyzD50(), ofColumns(x, y, z)));
}

type Tags = Map<string, number>;

/** Where each tag begins. */
function readTags(view: DataView): Tags {
  const count = Math.min(view.getUint32(HEADER), MOST_TAGS);
  const tags = new Map<string, number>();
  for (let i = 0; i < count; i++) {
    const entry = HEADER + 4 + 12 * i;
    tags.set(letters(view, entry), view.getUint32(entry + 4));
  }
  return tags;
}

function readXyz(view: DataView, at: number | undefined): Vector | undefined {
  if (at === undefined || letters(view, at) !== 'XYZ ') return undefined;
  return [fixed(view, at + 8), fixed(view, at + 12), fixed(view, at + 16)];
}

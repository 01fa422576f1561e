import { unzipEntry, zipEntries } from '../bytes/zip.ts';
import { FILE_LIMITS } from '../constants.ts';
import { FormatError } from '../palette/format-error.ts';
import type { ReadPalette } from '../palette/palette.ts';
import { readSwatches, SWATCHES_ENTRY } from '../swatch-files/swatches.ts';
import { decodeText } from '../text/decode-text.ts';
import { COLOR_SET_FILE, readColorSets } from './json/read-color-sets.ts';
import { readKpl } from './xml/read-kpl.ts';

const KRITA_ENTRY = 'colorset.xml';

/**
 * Reads a palette from a ZIP archive, by the files that it holds.
 *
 * @throws {FormatError} If it holds no palette, is broken, or unpacks to more than 5 MiB.
 */
export function readArchive(
  bytes: Uint8Array,
): ReadPalette & { format: 'swatches' | 'kpl' | 'xcassets' } {
  const entries = zipEntries(bytes, 'ZIP');
  const swatches = entries.get(SWATCHES_ENTRY);
  if (swatches) {
    const json = unzipEntry(bytes, swatches, 'Procreate swatches', FILE_LIMITS.bytes);
    return { ...readSwatches(json), format: 'swatches' };
  }
  const krita = entries.get(KRITA_ENTRY);
  if (krita) {
    const xml = unzipEntry(bytes, krita, 'Krita palette', FILE_LIMITS.bytes);
    return { ...readKpl(decodeText(xml) ?? ''), format: 'kpl' };
  }
  const sets = [...entries].filter(([path]) => COLOR_SET_FILE.test(path));
  if (sets.length > 0) {
    const packed = sets.reduce((sum, [, { size }]) => sum + size, 0);
    // Entries that share their data would be unpacked again and again.
    if (packed > bytes.length) throw new FormatError('broken', 'ZIP', 0, 'its entries overlap');
    let left: number = FILE_LIMITS.bytes;
    const files = sets.map(([path, entry]) => {
      const json = unzipEntry(bytes, entry, 'Asset catalog', left);
      left -= json.length;
      return { path, text: decodeText(json) ?? '' };
    });
    return { ...readColorSets(files), format: 'xcassets' };
  }
  throw new FormatError(
    'unknown_format',
    'ZIP',
    0,
    `the archive contains no palette, but ${list(entries)}`,
  );
}

const SHOWN = 3;

/** The first paths, shortened. */
function list(entries: ReadonlyMap<string, unknown>): string {
  const paths = [...entries.keys()].slice(0, SHOWN).map((path) => path.slice(0, 60));
  const more = entries.size - paths.length;
  return `${paths.join(', ') || 'nothing'}${more > 0 ? ` and ${more} more` : ''}`;
}

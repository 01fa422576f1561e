import type { ReadPalette } from '../../palette/palette.ts';
import { readBinaryPlist } from './binary-plist.ts';
import { isDict } from './plist.ts';
import { readColorList } from './read-color-list.ts';
import { readPlistTheme } from './read-plist-theme.ts';
import { readXmlPlist } from './xml-plist.ts';

/**
 * Reads a property list: a color list of macOS, or a theme.
 *
 * @param file A binary property list, or the text of one in XML.
 * @throws {FormatError} If it holds no colors, or is broken.
 */
export function readPlist(
  file: Uint8Array | string,
): ReadPalette & { format: 'clr' | 'plist-theme' } {
  const plist = typeof file === 'string' ? readXmlPlist(file) : readBinaryPlist(file);
  const isArchive = isDict(plist) && plist.has('$objects');
  return isArchive
    ? { ...readColorList(plist), format: 'clr' }
    : { ...readPlistTheme(plist), format: 'plist-theme' };
}

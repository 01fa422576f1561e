import { zipSync } from 'fflate';

import { EPOCH } from '../bytes/zip.ts';
import { type ExportedPalette, nameOrLooks, type Swatch, swatchesOf } from '../palette/palette.ts';
import { jsonText, oneLine } from '../text/text.ts';
import { uniqueNames } from '../text/unique-names.ts';

const INFO = { author: 'xcode', version: 1 };

/**
 * An asset catalog of Xcode in a ZIP archive: unpacked, the folder is added to a project, which then
 * knows every color by its name. A color without one is named for its looks.
 *
 * @see https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/Named_Color.html
 */
export function writeXcassets(palette: ExportedPalette): Uint8Array<ArrayBuffer> {
  const catalog = `${folderName(palette.name) || 'Palette'}.xcassets`;
  const unique = uniqueFolders();
  const files = swatchesOf(palette).map((swatch, i) => {
    const name = unique(folderName(nameOrLooks(swatch)) || `color ${i + 1}`);
    return [`${catalog}/${name}.colorset/Contents.json`, colorSet(swatch)];
  });
  const contents = [[`${catalog}/Contents.json`, { info: INFO }], ...files].map(
    ([path, value]) => [path, new TextEncoder().encode(jsonText(value))] as const,
  );
  return new Uint8Array(zipSync(Object.fromEntries(contents), { mtime: EPOCH }));
}

const colorSet = ({ rgb, alpha }: Swatch) => ({
  colors: [
    {
      color: {
        'color-space': 'srgb',
        components: {
          red: channel(rgb.r),
          green: channel(rgb.g),
          blue: channel(rgb.b),
          alpha: opacity(alpha),
        },
      },
      idiom: 'universal',
    },
  ],
  info: INFO,
});

/** As Xcode writes it, `0.500`, with as many digits as it needs. */
const opacity = (alpha: number) =>
  Number(alpha.toFixed(3)) === alpha ? alpha.toFixed(3) : alpha.toFixed(6);

/** As Xcode writes bytes: `0x3B`. */
const channel = (value: number) =>
  `0x${Math.round(value * 255)
    .toString(16)
    .toUpperCase()
    .padStart(2, '0')}`;

const LONGEST_FOLDER = 80; // characters; file systems take 255 bytes, and a letter may have three

/** The file systems of Macs do not tell capitals apart, nor an accented letter from its parts. */
export const sameFolder = (name: string): string => name.normalize('NFKC').toLowerCase();

export const uniqueFolders = () => uniqueNames(' ', sameFolder);

/** A name without what file systems forbid in one, or hide or change at its ends. */
export const folderName = (name: string): string =>
  [...oneLine(name).replaceAll(/[/\\:*?"<>|]/g, ' ')]
    .slice(0, LONGEST_FOLDER)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '');

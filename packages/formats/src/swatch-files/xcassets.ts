import { byteDigits } from '@swatchwork/color';
import { zipSync } from 'fflate';

import { EPOCH } from '../bytes/zip.ts';
import { type ExportedPalette, nameOrLooks, type Swatch, swatchesOf } from '../palette/palette.ts';
import type { DesignRoles } from '../roles/design-roles.ts';
import { jsonText } from '../text/text.ts';
import { folderName, uniqueFolders } from './folder-names.ts';

const INFO = { author: 'xcode', version: 1 };

/**
 * An asset catalog of Xcode in a ZIP archive: unpacked, the folder is added to a project, which then
 * knows every color by its name. A color without one is named for its looks.
 *
 * @see https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/Named_Color.html
 */
export function writeXcassets(palette: ExportedPalette): Uint8Array<ArrayBuffer> {
  const unique = uniqueFolders();
  const sets = swatchesOf(palette).map(
    (swatch, i): ColorSet => ({
      name: unique(folderName(nameOrLooks(swatch)) || `color ${i + 1}`),
      colors: [entry(swatch)],
    }),
  );
  return catalogOf(palette.name, sets);
}

/**
 * The same of what a design does with a palette: each role is one color, which changes with the
 * appearance of the system.
 */
export function writeRolesXcassets({ name, light, dark }: DesignRoles): Uint8Array<ArrayBuffer> {
  const sets = Object.entries(light).map(([role, hex]): ColorSet => {
    const [any, night] = swatchesOf({ name, colors: [hex, dark[role] ?? hex] }).map(entry);
    return { name: role, colors: [any!, { ...night!, appearances: [DARK] }] };
  });
  return catalogOf(name, sets);
}

interface ColorSet {
  name: string;
  colors: readonly object[];
}

/** How the dark appearance is called in these files. */
const DARK = { appearance: 'luminosity', value: 'dark' };

function catalogOf(title: string, sets: readonly ColorSet[]): Uint8Array<ArrayBuffer> {
  const catalog = `${folderName(title) || 'Palette'}.xcassets`;
  const files = sets.map(({ name, colors }) => [
    `${catalog}/${name}.colorset/Contents.json`,
    { colors, info: INFO },
  ]);
  const contents = [[`${catalog}/Contents.json`, { info: INFO }], ...files].map(
    ([path, value]) => [path, new TextEncoder().encode(jsonText(value))] as const,
  );
  // Stored as they are: to compress thousands of files of 400 bytes takes two thirds of the time.
  return new Uint8Array(zipSync(Object.fromEntries(contents), { mtime: EPOCH, level: 0 }));
}

const entry = ({ rgb, alpha }: Swatch) => ({
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
});

/** As Xcode writes it, `0.500`, with as many digits as it needs. */
const opacity = (alpha: number) =>
  Number(alpha.toFixed(3)) === alpha ? alpha.toFixed(3) : alpha.toFixed(6);

/** As Xcode writes bytes: `0x3B`. */
const channel = (value: number) => `0x${byteDigits(value)}`;

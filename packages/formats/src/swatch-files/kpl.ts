import { zipSync } from 'fflate';

import { EPOCH } from '../bytes/zip.ts';
import { type ExportedPalette, type Swatch, swatchesOf } from '../palette/palette.ts';
import { xmlAttribute } from '../text/xml-text.ts';

const COLUMNS = 16;

/** The profile of sRGB that Krita brings along. */
const PROFILE = 'sRGB-elle-V2-srgbtrc.icc';

/**
 * A palette of Krita: a ZIP archive of its type, the colors, and the profiles, of which it needs
 * none of its own.
 *
 * @see https://docs.krita.org/en/untranslatable_pages/kpl_defintion.html
 */
export function writeKpl(palette: ExportedPalette): Uint8Array<ArrayBuffer> {
  const swatches = swatchesOf(palette);
  const rows = Math.max(1, Math.ceil(swatches.length / COLUMNS));
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<ColorSet version="2.0" name="${xmlAttribute(palette.name)}" comment="" readonly="false" `,
    `columns="${COLUMNS}" rows="${rows}">\n`,
    ...swatches.map(entry),
    '</ColorSet>\n',
  ].join('');
  // The type comes first and is not packed, so that programs find it without unpacking.
  return new Uint8Array(
    zipSync(
      {
        mimetype: [bytesOf('application/x-krita-palette'), { level: 0 }],
        'colorset.xml': bytesOf(xml),
        'profiles.xml': bytesOf('<?xml version="1.0" encoding="UTF-8"?>\n<Profiles/>\n'),
      },
      { mtime: EPOCH },
    ),
  );
}

const entry = ({ name = '', rgb }: Swatch, i: number) =>
  [
    `  <ColorSetEntry name="${xmlAttribute(name)}" id="${i + 1}" bitdepth="U8" spot="false">\n`,
    `    <RGB space="${PROFILE}" r="${rgb.r}" g="${rgb.g}" b="${rgb.b}"/>\n`,
    `    <Position row="${Math.floor(i / COLUMNS)}" column="${i % COLUMNS}"/>\n`,
    '  </ColorSetEntry>\n',
  ].join('');

const bytesOf = (text: string) => new TextEncoder().encode(text);

import { strToU8, zipSync } from 'fflate';

import { ByteWriter } from '../src/bytes/byte-writer.ts';
import { binaryPlist, colorList, GNUSTEP_LIST, inSpace } from './color-lists.ts';
import { READ_ONLY_TEXTS } from './texts.ts';

/** A palette of Krita with these entries. */
export const krita = (entries: string, attributes = 'name="Sea"'): Uint8Array =>
  zipSync({
    mimetype: strToU8('application/x-krita-palette'),
    'colorset.xml': strToU8(`<ColorSet version="2.0" ${attributes}>${entries}</ColorSet>`),
    'profiles.xml': strToU8('<Profiles/>'),
  });

/** A RIFF palette of Windows. */
export function riff(colors: readonly (readonly [r: number, g: number, b: number])[]): Uint8Array {
  const size = 4 + colors.length * 4;
  const view = new DataView(new ArrayBuffer(20 + size));
  const ascii = (at: number, text: string) => {
    for (const [i, letter] of [...text].entries()) view.setUint8(at + i, letter.charCodeAt(0));
  };
  ascii(0, 'RIFF');
  view.setUint32(4, 12 + size, true);
  ascii(8, 'PAL data');
  view.setUint32(16, size, true);
  view.setUint16(20, 0x300, true);
  view.setUint16(22, colors.length, true);
  for (const [i, color] of colors.entries()) {
    for (const [j, byte] of color.entries()) view.setUint8(24 + i * 4 + j, byte);
  }
  return new Uint8Array(view.buffer);
}

/** A color book of Photoshop; 0 is RGB, 2 CMYK and 7 Lab. */
export function colorBook(
  space: number,
  colors: readonly (readonly [name: string, ...channels: number[]])[],
  title = '$$$/colorbook/sea/title=Sea^R',
): Uint8Array {
  const file = new ByteWriter();
  const text = (value: string) => file.u32(value.length).utf16(value);
  file.ascii('8BCB').u16(1).u16(3000);
  for (const each of [title, '$$$/prefix=PRE ', '', 'for tests']) text(each);
  file.u16(colors.length).u16(8).u16(3).u16(space);
  for (const [name, ...channels] of colors) {
    text(name);
    file.ascii(`CODE01${String.fromCharCode(...channels)}`);
  }
  return file.done();
}

/** Palettes in formats of bytes that are read but not written. */
export const READ_ONLY_FILES: Record<string, Uint8Array> = {
  kpl: krita(
    '<ColorSetEntry name="Foam" id="1" bitdepth="U8" spot="false"><RGB r="1" g="0" b="0" space="sRGB-elle-V2-srgbtrc.icc"/><Position column="0" row="1"/></ColorSetEntry><Group name="More" rows="1"><ColorSetEntry name="Ink"><CMYK c="0" m="0" y="0" k="1" space="x"/><Position column="0" row="0"/></ColorSetEntry></Group>',
  ),
  acb: colorBook(7, [
    ['Foam', 191, 118, 138],
    ['', 0, 0, 0],
  ]),
  clr: binaryPlist(
    colorList([
      ['Foam', inSpace('1 0 0 0.5', { NSSpaceID: 12 })],
      ['Ink', inSpace('0 0 0 1', { NSID: 7 })],
    ]),
  ),
  gnustep: GNUSTEP_LIST,
  riff: riff([
    [59, 130, 246],
    [0, 0, 0],
  ]),
  xcassets: zipSync({
    'Theme.xcassets/Contents.json': strToU8('{"info":{}}'),
    'Theme.xcassets/sea/500.colorset/Contents.json': strToU8(READ_ONLY_TEXTS.colorSet),
  }),
};

import { readFileSync } from 'node:fs';

import sharp from 'sharp';
import { expect, test } from 'vitest';

import { fromRoot } from './lib/root.ts';

const file = readFileSync(fromRoot('apps/web/public/favicon.ico'));

/** The PNG files in an ICO, with the widths that its directory states. */
const entries = Array.from({ length: file.readUInt16LE(4) }, (_, place) => {
  const at = 6 + place * 16;
  const [length, start] = [file.readUInt32LE(at + 8), file.readUInt32LE(at + 12)];
  return { width: file.readUInt8(at), image: file.subarray(start, start + length) };
});

test('favicon.ico is an icon of three widths, with nothing after it', () => {
  expect(file.readUInt32LE(0)).toBe(0x1_0000);
  expect(entries.map(({ width }) => width)).toEqual([16, 32, 48]);
  const last = entries.at(-1)!.image;
  expect(last.byteOffset + last.length).toBe(file.byteOffset + file.length);
  expect(file.length).toBeLessThan(10_000);
});

test.each(entries)('at $width pixels it is the icon of the site', async ({ width, image }) => {
  const pixelsOf = (source: Uint8Array) =>
    sharp(source).resize(width).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const icon = await pixelsOf(readFileSync(fromRoot('apps/web/public/icons/192.png')));
  const { data, info } = await pixelsOf(image);
  expect([info.width, info.height]).toEqual([width, width]);
  const far = data.filter((byte, place) => Math.abs(byte - icon.data[place]!) > 40).length;
  expect(far / data.length).toBeLessThan(0.02);
});

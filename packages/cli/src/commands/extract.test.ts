import { join } from 'node:path';

import { deltaEOK, parseHex } from '@swatchwork/color';
import { encode } from 'bmp-js';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';

import { displayP3 } from '../../../../testing/pictures/picture-files.ts';
import { folderWith, json, swatchwork } from '../../testing/swatchwork.ts';

const [WIDTH, HEIGHT] = [100, 80];
const ORANGE = '#E8630A';
const BLUE = '#1E50C8';

/** Orange on the left, a quarter of the picture; blue on the right. */
function drawing(): Sharp {
  return sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: BLUE },
  }).composite([
    {
      input: { create: { width: WIDTH / 4, height: HEIGHT, channels: 3, background: ORANGE } },
      gravity: 'west',
    },
  ]);
}

/** A file written by another program. */
async function bitmap(): Promise<Uint8Array> {
  const rgba = await drawing().ensureAlpha().raw().toBuffer();
  const abgr = Buffer.from(rgba);
  for (let i = 0; i < rgba.length; i += 4) abgr.set([255, rgba[i + 2]!, rgba[i + 1]!, rgba[i]!], i);
  return encode({ data: abgr, width: WIDTH, height: HEIGHT }).data;
}

const TYPES = ['jpeg', 'png', 'gif', 'webp', 'avif', 'bmp'];
let folder: string;

beforeAll(async () => {
  folder = folderWith({
    'picture.jpeg': await drawing().jpeg({ quality: 95 }).toBuffer(),
    'picture.png': await drawing().png().toBuffer(),
    'picture.gif': await drawing().gif().toBuffer(),
    'picture.webp': await drawing().webp({ lossless: true }).toBuffer(),
    'picture.avif': await drawing().avif({ quality: 90 }).toBuffer(),
    'picture.bmp': await bitmap(),
    'spoilt.png': (await drawing().png().toBuffer()).subarray(0, 90),
  });
});

describe('extract', () => {
  test.each(TYPES)('finds what a %s was drawn with', async (type) => {
    const file = join(folder, `picture.${type}`);
    const { code, answer } = await json(['extract', file, '--count', '2']);
    expect(code).toBe(0);
    expect(answer.file).toBe(file);
    const [first, second] = answer.swatches;
    expect(deltaEOK(parseHex(first.hex)!, parseHex(BLUE)!)).toBeLessThan(0.02);
    expect(deltaEOK(parseHex(second.hex)!, parseHex(ORANGE)!)).toBeLessThan(0.02);
    expect(first.share).toBeCloseTo(0.75, 1);
    expect(second.position.x).toBeLessThan(0.25);
    expect(answer.colors).toEqual([first.hex, second.hex]);
  });

  test('one color a line with its share, ready for export', async () => {
    const { stdout } = await swatchwork(['extract', join(folder, 'picture.png'), '--count', '2']);
    expect(stdout).toBe(`${BLUE}   75.0 %\n${ORANGE}   25.0 %\n`);
    const css = (await swatchwork(['export', '-', '--to', 'css'], { input: stdout })).stdout;
    expect(css).toContain(`--color-2: ${ORANGE};`);
  });

  test('--preset says which colors, and what there is to choose from', async () => {
    const file = join(folder, 'picture.png');
    const { colors } = (await json(['extract', file, '--preset', 'vivid'])).answer;
    expect(colors.toSorted()).toEqual([BLUE, ORANGE].toSorted());
    const { code, stderr } = await swatchwork(['extract', file, '--preset', 'neon']);
    expect(code).toBe(2);
    expect(stderr).toMatch(/dominant.*vivid.*muted.*accent/);
  });

  test('--region takes a part, and another one is refused', async () => {
    const file = join(folder, 'picture.png');
    const { answer } = await json(['extract', file, '--region', '0,0,0.25,1']);
    expect([answer.colors, answer.swatches[0].share]).toEqual([[ORANGE], 1]);
    const { code, stderr } = await swatchwork(['extract', file, '--region', '0.5,0,0.6,1']);
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /--region must be x, y, width and height as fractions .*got "0\.5,0,0\.6,1"/,
    );
  });

  test('a color outside sRGB stands behind the nearest, and export takes it', async () => {
    const { buffer } = await displayP3(
      [
        [0, 255, 0],
        [128, 128, 128],
      ],
      'png',
    );
    const { stdout } = await swatchwork(['extract', '-'], { input: buffer });
    expect(stdout).toMatch(/^#00F\w{3} {3}50\.0 % {2}color\(display-p3 [^)]*\)$/m);
    expect(stdout).toMatch(/^#808080 {3}50\.0 %$/m);
    const css = (await swatchwork(['export', '-', '--to', 'css'], { input: stdout })).stdout;
    expect(css).toContain('color(display-p3 ');
  });

  test('an image on standard input', async () => {
    const input = await drawing().png().toBuffer();
    expect((await json(['extract', '-', '--count', '2'], { input })).answer).toMatchObject({
      file: '-',
      colors: [BLUE, ORANGE],
    });
  });

  test('a spoilt file', async () => {
    const { code, stderr } = await swatchwork(['extract', join(folder, 'spoilt.png')]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/spoilt\.png: The image is damaged or incomplete\.\n/);
  });
});

import { expect, test } from 'vitest';

import { MAX_PIXELS, tooManyPixels } from './errors.ts';
import { fileType } from './file-type.ts';
import { workingSize } from './pixels.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['\xff\xd8\xff', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['GIF87a', 'gif'],
  ['GIF89a', 'gif'],
  ['RIFF....WEBP', 'webp'],
  ['....ftypavif', 'avif'],
  ['....ftypavis', 'avif'],
  ['....ftypmif1', 'avif'],
  ['....ftypmiaf', 'avif'],
  ['BM'.padEnd(26), 'bmp'],
])('%j begins a %s', (start, type) => {
  expect(fileType(bytes(start))).toBe(type);
  expect(fileType(bytes(`${start} and more`))).toBe(type);
});

test.each([
  '',
  '\xff\xd8',
  '\x89PNG',
  'GIF88a',
  'RIFF....WAVE',
  'RIFX....WEBP',
  '....ftypheic',
  '....free    ',
  'BM'.padEnd(25),
  'MB'.padEnd(26),
  '<svg>',
])('EXTAPI-10: %j begins nothing that is read', (start) => {
  expect(fileType(bytes(start))).toBeUndefined();
});

test.each([
  [1024, 512, 256, 128],
  [512, 1024, 128, 256],
  [256, 256, 256, 256],
  [100, 60, 100, 60],
  [10_000, 1, 256, 1],
  [1, 10_000, 1, 256],
])('%d × %d pixels are worked on as %d × %d', (width, height, ...size) => {
  expect(Object.values(workingSize(width, height))).toEqual(size);
});

test('EXTAPI-14: too many pixels are said with their numbers', () => {
  expect(MAX_PIXELS).toBe(100_000_000);
  expect(tooManyPixels(20_000, 6000)).toMatchObject({
    name: 'ExtractError',
    code: 'too_many_pixels',
    message: 'The image has 20000 × 6000 pixels; the limit is 100 megapixels',
  });
});

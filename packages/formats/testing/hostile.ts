import { FILE_LIMITS } from '../src/constants.ts';

/** Beginnings that select a reader, and tokens that are repeated after them to slow it down. */
const ATTACKS: readonly (readonly [start: string, repeated: string])[] = [
  ...['[', '{"a":', '[[],', '[1,', '["', '{"$value":{"a":'].map((part) => ['', part] as const),
  ['["#fff"', ',"#fff"'],
  ['{"$type":"color"', ',"a":{"$value":"{a}"}'],
  ['<svg ', 'fill='],
  ['<svg>', '<title>'],
  ['<svg>', '<path fill="#fff'],
  ['<svg>', 'fill:   '],
  ['', '--a:'],
  ['', '--a: b '],
  ['', '$a : '],
  ['--a:#fff;', '--a:#fff; /* '],
  ['', '@a:/*'],
  ['{a:"', '{a:"'],
  ['{a:"#fff"', '/*'],
  ['{a:"#fff"', ',a-'],
  ['{a:"#fff",', 'a '],
  ['{a:"#fff"', '{'],
  ['', '{ "a" '],
  ['', 'rgb('],
  ['', 'rgb(1 '],
  ['', '#'],
  ['', '#ff'],
  ['', '#ffffff '],
  ['', 'red '],
  ['', 'red\n'],
  ['', '\n'],
  ['', ' '],
  ['', '-'],
  ['', '1 2 3\n'],
  ['', '1 2 3 '],
  ['Name,Hex\n', '"'],
  ['Name,Hex\n', ','],
  ['Name,Hex\n', '""'],
  ['Name,Hex\n', ',#fff\n'],
  ['GIMP Palette\n', '1 2 3\n'],
  ['GIMP Palette\n', ' '],
  ['GIMP Palette\n', '1 '],
  ['https://a.b/', 'ffffff-'],
  ['https://a.b/?', 'a=ffffff&'],
  ['ASEF\0\x01\0\0\xff\xff\xff\xff', '\0\0\0\0\0\0'],
  ['\0\x01\xff\xff', '\0\x03'],
  ['PK\x03\x04', 'PK\x01\x02'],
];

/** Files of the largest size allowed, each built to make a careless reader slow or large. */
export function* hostileFiles(): Generator<Uint8Array> {
  for (const [start, repeated] of ATTACKS) {
    const file = new Uint8Array(FILE_LIMITS.bytes);
    for (let i = 0; i < start.length; i++) file[i] = start.charCodeAt(i);
    for (let i = start.length; i < file.length; i++) {
      file[i] = repeated.charCodeAt((i - start.length) % repeated.length);
    }
    yield file;
  }
}

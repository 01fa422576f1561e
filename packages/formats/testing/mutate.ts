import { joinBytes } from '../src/bytes/join-bytes.ts';
import { PICTURE_FORMATS } from '../src/constants.ts';
import { FORMATS } from '../src/write/formats.ts';
import { READ_ONLY_FILES } from './archives.ts';
import { NASTY } from './nasty-palette.ts';
import { READ_ONLY_TEXTS } from './texts.ts';

/** Valid files, one of every kind, to be damaged or forged. */
export async function sampleFiles(): Promise<Uint8Array[]> {
  const encode = (text: string) => new TextEncoder().encode(text);
  const written = await Promise.all(
    FORMATS.filter(({ id }) => !PICTURE_FORMATS.includes(id)).map((format) =>
      format.write({ ...NASTY, alphas: [0.5] }, new Date(0)),
    ),
  );
  return [
    ...written.map((file) => (typeof file === 'string' ? encode(file) : file)),
    Uint8Array.from({ length: 772 }, (_, i) => (i * 37) % 256),
    encode('https://coolors.co/palette/3b82f6-000000-ffffff'),
    encode('https://color.adobe.com/create/color-wheel/?rgbvalues=0.1,0.2,0.3,1,0,0'),
    encode('{"a":{"$type":"color","$value":"{b}"},"b":{"$extends":"{a}","$ref":"#/a/b"}}'),
    ...Object.values(READ_ONLY_TEXTS).map(encode),
    ...Object.values(READ_ONLY_FILES),
    encode('JASC-PAL\r\n0100\r\n1\r\n59 130 246\r\nred, blue\n'),
  ];
}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32, public domain). */
export function createNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const MOST_REPEATED = 200_000; // bytes

/** Characters with a meaning to one of the readers. */
const TOKENS = [
  ...'{}[]()"\'`,:;#$@-/*<>=&\\\n\r\t\0',
  '\xff',
  '--',
  '/*',
  '*/',
  '#fff',
  '{a}',
  '[[',
];

/** Damages a file in one to four ways: flips, cuts, repeats, inserts, or joins it with another. */
export function mutate(file: Uint8Array, other: Uint8Array, next: () => number): Uint8Array {
  let bytes = file;
  for (let n = 1 + Math.floor(next() * 4); n > 0; n--) bytes = mutateOnce(bytes, other, next);
  return bytes;
}

function mutateOnce(file: Uint8Array, other: Uint8Array, next: () => number): Uint8Array {
  const place = () => Math.floor(next() * (file.length + 1));
  const [from, to] = [place(), place()].sort((a, b) => a - b) as [number, number];
  const kind = next();
  if (kind < 0.3) {
    const copy = file.slice();
    copy[from] = Math.floor(next() * 256);
    return copy;
  }
  if (kind < 0.4) return file.slice(0, from);
  if (kind < 0.5) return joinBytes([file.subarray(0, from), file.subarray(to)]);
  if (kind < 0.6)
    return joinBytes([file.subarray(0, to), other.subarray(Math.min(from, other.length))]);
  if (kind < 0.9) {
    const token = Uint8Array.from(TOKENS[Math.floor(next() * TOKENS.length)]!, (c) =>
      c.charCodeAt(0),
    );
    return joinBytes([file.subarray(0, from), token, file.subarray(from)]);
  }
  return joinBytes([
    file.subarray(0, to),
    repeat(file.subarray(from, to), next),
    file.subarray(to),
  ]);
}

/** Rarely repeats very often: that is what makes regular expressions and recursion slow. */
function repeat(part: Uint8Array, next: () => number): Uint8Array {
  const most = part.length === 0 ? 0 : Math.floor(MOST_REPEATED / part.length);
  const times = Math.floor(most * next() ** 12) + 1;
  return joinBytes(Array.from({ length: times }, () => part));
}

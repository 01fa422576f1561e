import type { Random } from '@swatchwork/color';

const INTERESTING = [0x00, 0x01, 0x7f, 0x80, 0xff];

/** A copy of a file with one to eight faults: bytes, numbers, pieces removed, doubled, moved. */
export function spoil(random: Random, file: Buffer): Buffer<ArrayBuffer> {
  let spoilt = Buffer.from(file);
  const faults = 1 + Math.floor(8 * random() ** 2);
  for (let i = 0; i < faults && spoilt.length > 8; i++) spoilt = spoilOnce(random, spoilt);
  return spoilt;
}

function spoilOnce(random: Random, file: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const below = (limit: number) => Math.floor(limit * random());
  // Half of the faults hit the first bytes, where the headers are.
  const at = below(random() < 0.5 ? Math.min(64, file.length - 4) : file.length - 4);
  const length = 1 + below(Math.min(256, file.length - at));
  switch (below(7)) {
    case 0:
      file[at] = file[at]! ^ (1 << below(8));
      return file;
    case 1:
      file[at] = INTERESTING[below(INTERESTING.length)]!;
      return file;
    case 2:
      file.writeUInt32BE(below(2 ** 32), at);
      return file;
    case 3:
      return file.subarray(0, at);
    case 4:
      return Buffer.concat([file.subarray(0, at), file.subarray(at + length)]);
    case 5:
      return Buffer.concat([file.subarray(0, at + length), file.subarray(at)]);
    default:
      return file.fill(below(256), at, at + length);
  }
}

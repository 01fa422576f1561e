import { Inflate } from 'fflate';
import { FormatError } from '../palette/format-error.ts';
import { ByteReader } from './byte-reader.ts';
import { joinBytes } from './join-bytes.ts';

const LOCAL_HEADER = [0x50, 0x4b, 0x03, 0x04]; // PK\3\4
const STORED = 0;
const DEFLATED = 8;
const HEADER_SIZE = 30;

/**
 * Deflate shrinks data by at most 1,032 times, so that a small piece cannot expand without limit.
 */
const PIECE = 4096;

/** Whether a file begins as ZIP archives do. */
export const isZip = (bytes: Uint8Array): boolean =>
  LOCAL_HEADER.every((byte, i) => bytes[i] === byte);

/**
 * Unpacks one entry of a ZIP archive, and stops when it grows too large: the sizes that an archive
 * declares are not trusted.
 *
 * @param format What the archive is, for errors.
 * @param limit Bytes of the entry.
 * @throws {FormatError} If there is no such entry, it is broken, or too large.
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export function unzipEntry(bytes: Uint8Array, path: string, format: string, limit: number) {
  const { method, start, size } = findEntry(bytes, path, format);
  const packed = bytes.subarray(start, start + size);
  if (method === STORED) {
    if (size > limit) throw tooLarge(format, start, limit);
    return packed;
  }
  if (method !== DEFLATED) {
    throw new FormatError('broken', format, start, `the packing method ${method} is unknown`);
  }
  return inflate(packed, start, format, limit);
}

function inflate(packed: Uint8Array, start: number, format: string, limit: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  let size = 0;
  let at = 0;
  const stream = new Inflate((piece) => {
    size += piece.length;
    if (size > limit) throw tooLarge(format, start + at, limit);
    pieces.push(piece);
  });
  try {
    for (; at < packed.length; at += PIECE) {
      stream.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
    }
  } catch (error) {
    if (error instanceof FormatError) throw error;
    throw new FormatError('broken', format, start + at, 'the packed data is broken');
  }
  return joinBytes(pieces);
}

const tooLarge = (format: string, at: number, limit: number) =>
  new FormatError('too_large', format, at, `unpacked it is larger than ${limit} bytes`);

/** Read from the directory at the end, which alone has every size. */
function findEntry(bytes: Uint8Array, path: string, format: string) {
  const directory = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(bytes);
  if (end < 0) {
    throw new FormatError(
      'broken',
      format,
      bytes.length,
      'the directory of the archive is missing',
    );
  }
  const reader = new ByteReader(bytes, format);
  const count = directory.getUint16(end + 10, true);
  reader.offset = Math.min(directory.getUint32(end + 16, true), bytes.length);
  for (let i = 0; i < count; i++) {
    const at = reader.offset;
    if (reader.ascii(4) !== 'PK\x01\x02') {
      throw new FormatError('broken', format, at, 'the directory of the archive is broken');
    }
    reader.skip(42);
    const [nameSize, extraSize, commentSize] = [28, 30, 32].map((field) =>
      directory.getUint16(at + field, true),
    ) as [number, number, number];
    const name = reader.ascii(nameSize);
    reader.skip(extraSize + commentSize);
    if (name !== path) continue;
    const local = directory.getUint32(at + 42, true);
    const size = directory.getUint32(at + 20, true);
    if (local + HEADER_SIZE > bytes.length) {
      throw new FormatError('broken', format, at, 'an entry lies outside the archive');
    }
    const sizes = directory.getUint16(local + 26, true) + directory.getUint16(local + 28, true);
    const start = local + HEADER_SIZE + sizes;
    if (start + size > bytes.length) {
      throw new FormatError('broken', format, local, 'an entry lies outside the archive');
    }
    return { method: directory.getUint16(at + 10, true), start, size };
  }
  throw new FormatError('unknown_format', format, 0, `the archive holds no ${path}`);
}

const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;

/** Where the last record of the archive starts; only a comment may follow it. */
function findEnd(bytes: Uint8Array): number {
  const first = Math.max(0, bytes.length - END_SIZE - LONGEST_COMMENT);
  for (let at = bytes.length - END_SIZE; at >= first; at--) {
    if (
      bytes[at] === 0x50 &&
      bytes[at + 1] === 0x4b &&
      bytes[at + 2] === 5 &&
      bytes[at + 3] === 6
    ) {
      return at;
    }
  }
  return -1;
}

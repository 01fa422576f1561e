import { Inflate } from 'fflate';
import { FormatError } from '../palette/format-error.ts';
import { ByteReader } from './byte-reader.ts';
import { joinBytes } from './join-bytes.ts';

const LOCAL_HEADER = [0x50, 0x4b, 0x03, 0x04]; // PK\3\4
const STORED = 0;
const DEFLATED = 8;
const HEADER_SIZE = 30;

/** ZIP's earliest date; a fixed one makes the same palette give the same file. */
export const EPOCH = '1980-01-01T00:00:00';

/**
 * Deflate shrinks data by at most 1,032 times, so that a small piece cannot expand without limit.
 */
const PIECE = 4096;

/** Whether a file begins as ZIP archives do. */
export const isZip = (bytes: Uint8Array): boolean =>
  LOCAL_HEADER.every((byte, i) => bytes[i] === byte);

/** Where an entry of an archive lies; its size is that of the packed data. */
interface Entry {
  method: number;
  local: number;
  size: number;
  /** Where the directory describes it. */
  at: number;
}

const MOST_ENTRIES = 20_000;

/**
 * The entries of a ZIP archive by their paths, from the directory at the end, which alone has every
 * size. Archives with sizes of 64 bits are read as well.
 *
 * @param format What the archive is, for errors.
 * @throws {FormatError} If the directory is missing or broken.
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export function zipEntries(bytes: Uint8Array, format: string): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const reader = new ByteReader(bytes, format);
  const { count, start } = findDirectory(view, format);
  if (count > MOST_ENTRIES) {
    const problem = `the archive holds more than ${MOST_ENTRIES} files`;
    throw new FormatError('too_large', format, Math.min(start, bytes.length), problem);
  }
  const entries = new Map<string, Entry>();
  reader.offset = Math.min(start, bytes.length);
  for (let i = 0; i < count; i++) {
    const at = reader.offset;
    if (reader.ascii(4) !== 'PK\x01\x02') {
      throw new FormatError('broken', format, at, 'the directory of the archive is damaged');
    }
    reader.skip(42);
    const [nameSize, extraSize, commentSize] = [28, 30, 32].map((field) =>
      view.getUint16(at + field, true),
    ) as [number, number, number];
    const named = reader.offset;
    reader.skip(nameSize);
    const path = pathOf(bytes.subarray(named, reader.offset));
    const extra = reader.offset;
    reader.skip(extraSize + commentSize);
    entries.set(path, {
      method: view.getUint16(at + 10, true),
      at,
      ...sizesOf(view, at, extra, extraSize),
    });
  }
  return entries;
}

/** Paths are in UTF-8, whether or not a flag says so; those of old programs in a code page. */
function pathOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const IN_64_BITS = 0xffffffff;
const EXTRA_64_BITS = 0x0001;

/** The packed size and the place; where 32 bits are too few, they stand behind the name. */
function sizesOf(view: DataView, at: number, extra: number, extraSize: number) {
  let size = view.getUint32(at + 20, true);
  let local = view.getUint32(at + 42, true);
  const isLong = view.getUint32(at + 24, true) === IN_64_BITS;
  for (let field = extra; field + 4 <= extra + extraSize; ) {
    const end = field + 4 + view.getUint16(field + 2, true);
    if (view.getUint16(field, true) === EXTRA_64_BITS && end <= extra + extraSize) {
      let next = field + (isLong ? 12 : 4);
      if (size === IN_64_BITS && next + 8 <= end) {
        size = long(view, next);
        next += 8;
      }
      if (local === IN_64_BITS && next + 8 <= end) local = long(view, next);
      break;
    }
    field = end;
  }
  return { size, local };
}

const long = (view: DataView, at: number) => Number(view.getBigUint64(at, true));

/**
 * Unpacks one entry of a ZIP archive, and stops when it grows too large: the sizes that an archive
 * declares are not trusted. fflate's `unzipSync` goes on to the end of an entry that is larger than it
 * declares, twelve times as long for 390 kB that unpack to 400 MB.
 *
 * @param format What the archive is, for errors.
 * @param limit Bytes of the entry.
 * @throws {FormatError} If the entry is broken or too large.
 */
export function unzipEntry(
  bytes: Uint8Array,
  { method, local, size, at }: Entry,
  format: string,
  limit: number,
): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const outside = (offset: number) =>
    new FormatError('broken', format, offset, 'an entry lies outside the archive');
  if (local + HEADER_SIZE > bytes.length) throw outside(at);
  const sizes = view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const start = local + HEADER_SIZE + sizes;
  if (start + size > bytes.length) throw outside(local);
  const packed = bytes.subarray(start, start + size);
  if (method === STORED) {
    if (size > limit) throw tooLarge(format, start, limit);
    return packed;
  }
  if (method !== DEFLATED) {
    throw new FormatError('broken', format, start, `the compression method ${method} is unknown`);
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
    throw new FormatError('broken', format, start + at, 'the compressed data is damaged');
  }
  return joinBytes(pieces);
}

const tooLarge = (format: string, at: number, limit: number) =>
  new FormatError('too_large', format, at, `decompressed it is larger than ${limit} bytes`);

const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;
const LOCATOR_SIZE = 20;

/** Where the directory starts, and of how many entries. */
function findDirectory(view: DataView, format: string): { count: number; start: number } {
  const end = findEnd(view);
  if (end < 0) {
    const problem = 'the directory of the archive is missing';
    throw new FormatError('broken', format, view.byteLength, problem);
  }
  const count = view.getUint16(end + 10, true);
  const start = view.getUint32(end + 16, true);
  const locator = end - LOCATOR_SIZE;
  if (locator >= 0 && view.getUint32(locator, true) === 0x07064b50) {
    const record = long(view, locator + 8);
    if (record + 56 <= locator && view.getUint32(record, true) === 0x06064b50) {
      return { count: long(view, record + 32), start: long(view, record + 48) };
    }
  }
  return { count, start };
}

/** Where the last record of the archive starts; only a comment may follow it. */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_SIZE - LONGEST_COMMENT);
  for (let at = view.byteLength - END_SIZE; at >= first; at--) {
    if (view.getUint32(at, true) === 0x06054b50) return at;
  }
  return -1;
}

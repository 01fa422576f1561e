/** What a coded picture says about its own samples. */
export type Sequence = {
  /** Code points of H.273; 2 where the picture says nothing. */
  primaries: number;
  transfer: number;
  /** Whether black is 0 and white is the highest value. */
  isFullRange: boolean;
};

type Bits = ReturnType<typeof bitReader>;

const UNSPECIFIED = 2;

/** Units at the beginning of a coded picture: a delimiter, perhaps metadata, and the header. */
const MOST_UNITS = 8;
const SEQUENCE_HEADER = 1;

/**
 * Finds the sequence header of a coded picture of AV1, and reads its color description.
 *
 * @returns Undefined if it is not among the first units, or breaks off.
 * @see https://aomediacodec.github.io/av1-spec/#sequence-header-obu-syntax
 */
export function readSequence(picture: Uint8Array): Sequence | undefined {
  let at = 0;
  for (let unit = 0; unit < MOST_UNITS && at < picture.length; unit++) {
    const head = picture[at]!;
    at += head & 4 ? 2 : 1; // a byte of extension
    if (!(head & 2)) return undefined; // without its size, which a file has to give
    const { size, next } = readSize(picture, at);
    const content = picture.subarray(next, next + size);
    if (head >> 3 === SEQUENCE_HEADER) return readHeader(bitReader(content));
    at = next + size;
  }
  return undefined;
}

/** A number in groups of seven bits, the lowest first. */
function readSize(bytes: Uint8Array, start: number): { size: number; next: number } {
  let size = 0;
  let next = start;
  for (let shift = 0; shift < 28; shift += 7) {
    const byte = bytes[next++] ?? 0;
    size |= (byte & 127) << shift;
    if (byte < 128) break;
  }
  return { size, next };
}

function readHeader(bits: Bits): Sequence | undefined {
  const { read } = bits;
  const profile = read(3);
  read(1); // a still picture
  const isReduced = read(1) === 1;
  if (isReduced) read(5);
  else skipOperatingPoints(bits);
  const [width, height] = [read(4) + 1, read(4) + 1];
  read(width);
  read(height);
  if (isReduced) read(3);
  else skipTools(bits);
  read(3);
  const color = readColor(bits, profile);
  return bits.isOver() ? undefined : color;
}

function readColor({ read }: Bits, profile: number): Sequence {
  const isHigh = read(1) === 1;
  if (profile === 2 && isHigh) read(1);
  const isGray = profile !== 1 && read(1) === 1;
  const isDescribed = read(1) === 1;
  const code = () => (isDescribed ? read(8) : UNSPECIFIED);
  const [primaries, transfer, matrix] = [code(), code(), code()];
  const isPlainSrgb = !isGray && primaries === 1 && transfer === 13 && matrix === 0;
  return { primaries, transfer, isFullRange: isPlainSrgb || read(1) === 1 };
}

/** Timing and operating points, which a header that is not reduced gives. */
function skipOperatingPoints({ read, readLong }: Bits): void {
  let [hasModel, delayBits] = [false, 0];
  if (read(1)) {
    read(32);
    read(32);
    if (read(1)) readLong();
    hasModel = read(1) === 1;
    if (hasModel) {
      delayBits = read(5) + 1;
      read(32);
      read(10);
    }
  }
  const hasDelay = read(1) === 1;
  const points = read(5) + 1;
  for (let point = 0; point < points; point++) {
    read(12);
    if (read(5) > 7) read(1);
    if (hasModel && read(1)) {
      read(delayBits);
      read(delayBits);
      read(1);
    }
    if (hasDelay && read(1)) read(4);
  }
}

/** Frame numbers and coding tools, which a header that is not reduced gives. */
function skipTools({ read }: Bits): void {
  if (read(1)) read(7);
  read(3);
  read(4);
  const hasOrder = read(1) === 1;
  if (hasOrder) read(2);
  const screenTools = read(1) ? 2 : read(1);
  if (screenTools && !read(1)) read(1);
  if (hasOrder) read(3);
}

/** Reads zeros beyond the end. */
function bitReader(bytes: Uint8Array) {
  let at = 0;
  function read(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i++, at++) {
      value = value * 2 + (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
    }
    return value;
  }
  return {
    read,
    /** A number of as many bits as zeros precede it. */
    readLong() {
      let zeros = 0;
      while (zeros < 32 && read(1) === 0) zeros++;
      if (zeros < 32) read(zeros);
    },
    isOver: () => at > 8 * bytes.length,
  };
}

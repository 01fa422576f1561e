/** What a file says around its pixels. */
export type AvifProperties = {
  /** Code points of H.273 and whether the range is full; none for no such box. */
  nclx?: { primaries: number; transfer: number; matrix: number; full?: boolean };
  icc?: Uint8Array;
  /** Quarter turns to the left. */
  turns?: 0 | 1 | 2 | 3;
  /** 0 exchanges top and bottom, 1 left and right. */
  mirror?: 0 | 1;
  /** A gray AVIF file of the same size. */
  alpha?: Buffer;
};

/** The coded pixels of an item, and what describes them. */
type Item = { pixels: Buffer; properties: Buffer[] };

/** Writes the coded picture of an AVIF file of one item into a new file with other properties. */
export function rewriteAvif(file: Buffer, properties: AvifProperties): Buffer {
  const items = [{ pixels: pixelsOf(file), properties: [...kept(file), ...described(properties)] }];
  if (properties.alpha) items.push(alphaItem(properties.alpha));
  const ftyp = box('ftyp', Buffer.from('avif\0\0\0\0avifmif1miaf'));
  const start = ftyp.length + metaBox(items, 0).length + 8;
  return Buffer.concat([
    ftyp,
    metaBox(items, start),
    box('mdat', ...items.map(({ pixels }) => pixels)),
  ]);
}

/** The codes of sRGB with the matrix of BT.601, which sharp writes into the coded picture. */
const SHARPS_CODES = [1, 13, 6];

/** Exchanges the code points in the sequence header of a coded picture, wherever their bits begin. */
export function withSequenceCodes(file: Buffer, codes: readonly number[]): Buffer {
  const start = file.indexOf('mdat') + 4;
  const bits = bitsOf([...file.subarray(start, start + 40)]);
  const at = bits.indexOf(bitsOf(SHARPS_CODES));
  if (at < 0) throw new Error('The coded picture does not say the codes of sRGB');
  const changed = bits.slice(0, at) + bitsOf(codes) + bits.slice(at + 24);
  const copy = Buffer.from(file);
  copy.set(
    changed.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)),
    start,
  );
  return copy;
}

const bitsOf = (bytes: readonly number[]) =>
  bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');

function described({ nclx, icc, turns, mirror }: AvifProperties): Buffer[] {
  const boxes: Buffer[] = [];
  if (icc) boxes.push(box('colr', Buffer.from('prof'), icc));
  if (nclx) {
    const { primaries, transfer, matrix, full = true } = nclx;
    const codes = Buffer.from([0, primaries, 0, transfer, 0, matrix, full ? 0x80 : 0]);
    boxes.push(box('colr', Buffer.from('nclx'), codes));
  }
  if (turns !== undefined) boxes.push(box('irot', Buffer.from([turns])));
  if (mirror !== undefined) boxes.push(box('imir', Buffer.from([mirror])));
  return boxes;
}

function alphaItem(file: Buffer): Item {
  const urn = Buffer.from('urn:mpeg:mpegB:cicp:systems:auxiliary:alpha\0');
  return { pixels: pixelsOf(file), properties: [...kept(file), fullBox('auxC', urn)] };
}

function metaBox(items: readonly Item[], start: number): Buffer {
  let at = start;
  const places = items.map(({ pixels }, i) => {
    const place = Buffer.concat([u16(i + 1), u16(0), u16(1), u32(at), u32(pixels.length)]);
    at += pixels.length;
    return place;
  });
  const entries = items.map((_, i) =>
    box('infe', Buffer.from([2, 0, 0, 0]), u16(i + 1), u16(0), Buffer.from('av01\0')),
  );
  const properties = items.flatMap((item) => item.properties);
  let last = 0;
  const associations = items.map((item, i) => {
    const indexes = item.properties.map(() => ++last | 0x80);
    return Buffer.concat([u16(i + 1), Buffer.from([indexes.length, ...indexes])]);
  });
  return fullBox(
    'meta',
    fullBox('hdlr', Buffer.from('\0\0\0\0pict\0\0\0\0\0\0\0\0\0\0\0\0\0')),
    fullBox('pitm', u16(1)),
    fullBox('iloc', Buffer.from([0x44, 0]), u16(items.length), ...places),
    fullBox('iinf', u16(items.length), ...entries),
    ...(items.length > 1 ? [fullBox('iref', box('auxl', u16(2), u16(1), u16(1)))] : []),
    box('iprp', box('ipco', ...properties), fullBox('ipma', u32(items.length), ...associations)),
  );
}

const kept = (file: Buffer) => ['ispe', 'pixi', 'av1C'].map((type) => boxOf(file, type));
const pixelsOf = (file: Buffer) => boxOf(file, 'mdat').subarray(8);

/** The first box of a type, found by its name. */
function boxOf(file: Buffer, type: string): Buffer {
  const at = file.indexOf(type) - 4;
  return file.subarray(at, at + file.readUInt32BE(at));
}

function box(type: string, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([u32(8 + body.length), Buffer.from(type), body]);
}

/** A box with a version, 0, and flags, none. */
const fullBox = (type: string, ...content: Uint8Array[]) => box(type, Buffer.alloc(4), ...content);

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

import { toLinear } from '@swatchwork/color';

import { type Encoding, encodingOfCodes } from '../color/encoding.ts';
import { ExtractError } from '../errors.ts';
import { type Box, boxesIn, fourLetters } from './boxes.ts';
import { readSequence } from './sequence.ts';

type Codes = { primaries: number; transfer: number };

const UNSPECIFIED = 2;
const SRGB: Codes = { primaries: 1, transfer: 13 };

/** Curves that no browser reads from AVIF: logarithms, and those with negative light. */
const UNREAD: readonly number[] = [9, 10, 11, 12];

/** Properties that one item has at most in practice. */
const MOST_PROPERTIES = 64;

/**
 * The color information of an AVIF outside of a profile: its `nclx` box, else the sequence header of the
 * coded picture.
 *
 * @returns Undefined for sRGB, which also stands for what is not said, or breaks off.
 * @throws {ExtractError} `unsupported_type` for a transfer function that is not read here.
 * @see https://aomediacodec.github.io/av1-avif/
 */
export function readAvifColor(file: Uint8Array): Encoding | undefined {
  const codes = readCodes(file);
  const primaries = codes?.primaries === UNSPECIFIED ? SRGB.primaries : codes?.primaries;
  const transfer = codes?.transfer;
  if (primaries === undefined || transfer === undefined) return undefined;
  if (UNREAD.includes(transfer)) {
    const message = `The AVIF image has the transfer function ${transfer}, which is not supported`;
    throw new ExtractError('unsupported_type', message);
  }
  return (
    encodingOfCodes(primaries, transfer, toLinear) ??
    encodingOfCodes(primaries, SRGB.transfer, toLinear)
  );
}

function readCodes(file: Uint8Array): Codes | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  try {
    const meta = firstOf(view, { start: 0, end: file.length }, 'meta');
    if (!meta) return undefined;
    const content = { start: meta.start + 4, end: meta.end };
    const item = primaryItem(view, content);
    if (item === undefined) return undefined;
    return nclxOf(view, content, item) ?? readSequence(contentOf(file, view, content, item));
  } catch (error) {
    if (error instanceof RangeError) return undefined; // it breaks off; the decoder will say so
    throw error;
  }
}

type Part = Pick<Box, 'start' | 'end'>;

function firstOf(view: DataView, { start, end }: Part, type: string): Part | undefined {
  for (const box of boxesIn(view, start, end)) if (box.type === type) return box;
  return undefined;
}

function primaryItem(view: DataView, meta: Part): number | undefined {
  const pitm = firstOf(view, meta, 'pitm');
  if (!pitm) return undefined;
  return view.getUint8(pitm.start)
    ? view.getUint32(pitm.start + 4)
    : view.getUint16(pitm.start + 4);
}

function nclxOf(view: DataView, meta: Part, item: number): Codes | undefined {
  const iprp = firstOf(view, meta, 'iprp');
  const ipco = iprp && firstOf(view, iprp, 'ipco');
  const ipma = iprp && firstOf(view, iprp, 'ipma');
  if (!ipco || !ipma) return undefined;
  const properties = [...boxesIn(view, ipco.start, ipco.end)];
  for (const index of propertiesOf(view, ipma, item)) {
    const box = properties[index - 1];
    if (box?.type !== 'colr' || fourLetters(view, box.start) !== 'nclx') continue;
    return { primaries: view.getUint16(box.start + 4), transfer: view.getUint16(box.start + 6) };
  }
  return undefined;
}

/** Indexes from 1 into the properties of the file. */
function propertiesOf(view: DataView, ipma: Part, item: number): number[] {
  const [version, isWide] = [view.getUint8(ipma.start), view.getUint8(ipma.start + 3) & 1];
  const entries = view.getUint32(ipma.start + 4);
  let at = ipma.start + 8;
  for (let entry = 0; entry < entries && at < ipma.end; entry++) {
    const id = version ? view.getUint32(at) : view.getUint16(at);
    at += version ? 4 : 2;
    const count = view.getUint8(at++);
    const indexAt = (i: number) =>
      isWide ? view.getUint16(at + 2 * i) & 0x7fff : view.getUint8(at + i) & 0x7f;
    if (id === item) {
      return Array.from({ length: Math.min(count, MOST_PROPERTIES) }, (_, i) => indexAt(i));
    }
    at += isWide ? 2 * count : count;
  }
  return [];
}

/** The first bytes of an item, which lie in the file or in a box beside its description. */
function contentOf(file: Uint8Array, view: DataView, meta: Part, item: number): Uint8Array {
  const iloc = firstOf(view, meta, 'iloc');
  const extent = iloc && firstExtent(view, iloc, item);
  if (!extent) return new Uint8Array();
  const idat = extent.isInside ? firstOf(view, meta, 'idat') : undefined;
  const start = (idat?.start ?? 0) + extent.offset;
  return file.subarray(start, start + extent.length);
}

function firstExtent(view: DataView, iloc: Part, item: number) {
  const version = view.getUint8(iloc.start);
  const sizes = view.getUint16(iloc.start + 4);
  const [ofOffset, ofLength, ofBase] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const ofIndex = version ? sizes & 15 : 0;
  let at = iloc.start + 6;
  const read = (size: number): number => {
    let value = 0;
    for (let i = 0; i < size; i++) value = value * 256 + view.getUint8(at++);
    return value;
  };
  const items = read(version === 2 ? 4 : 2);
  for (let i = 0; i < items && at < iloc.end; i++) {
    const id = read(version === 2 ? 4 : 2);
    const isInside = version > 0 && (read(2) & 15) === 1;
    read(2); // another file, which AVIF has not
    const base = read(ofBase);
    const extents = read(2);
    if (id === item) {
      read(ofIndex);
      return { isInside, offset: base + read(ofOffset), length: read(ofLength) };
    }
    at += extents * (ofIndex + ofOffset + ofLength);
  }
  return undefined;
}

import { FormatError } from '../../palette/format-error.ts';
import { DEEPEST, PLIST, type Plist, Uid } from './plist.ts';

const TRAILER = 32; // bytes at the end, which say where everything is

/** Kinds of values, by the upper half of their first byte. */
const KIND = { simple: 0, integer: 1, real: 2, date: 3, data: 4, ascii: 5, utf16: 6, uid: 8 };
const ARRAY = 10;
const DICT = 13;

/** Values of one byte. */
const FALSE = 0x08;
const TRUE = 0x09;

const COUNT_FOLLOWS = 15; // in the lower half of the first byte

/**
 * Reads a binary property list: values, then a table of where each starts, then a trailer. Each value is
 * read once, and values that overlap are refused, so that the time grows with the length: bplist-parser
 * reads a value again wherever it is referred to, and takes seconds for 122 bytes.
 *
 * @param bytes Begin with `bplist00`.
 * @throws {FormatError} If it is cut short, or a value lies outside, holds itself, or is of an unknown kind.
 * @see https://opensource.apple.com/source/CF/CF-1153.18/CFBinaryPList.c (its opening comment)
 */
export function readBinaryPlist(bytes: Uint8Array): Plist {
  return new BinaryPlist(bytes).root();
}

class BinaryPlist {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #places: { size: number; count: number; at: number };
  readonly #refSize: number;
  readonly #top: number;
  /** By the number of the value; undefined for one that is being read. */
  readonly #values = new Map<number, Plist | undefined>();
  /** Bytes that values may still take: no value shares bytes with another one. */
  #left: number;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const trailer = bytes.length - TRAILER;
    if (trailer < 0) throw broken(bytes.length, 'the file ends before its trailer');
    this.#refSize = this.#view.getUint8(trailer + 7);
    this.#places = {
      size: this.#view.getUint8(trailer + 6),
      count: this.#number(trailer + 8, 8),
      at: this.#number(trailer + 24, 8),
    };
    this.#top = this.#number(trailer + 16, 8);
    const { size, count, at } = this.#places;
    const isPossible = [size, this.#refSize].every((width) => width >= 1 && width <= 8);
    if (!isPossible || at + count * size > trailer) {
      throw broken(trailer, 'the table of its values lies outside the file');
    }
    this.#left = at;
  }

  root(): Plist {
    return this.#value(this.#top, 0);
  }

  #value(place: number, depth: number): Plist {
    const known = this.#values.get(place);
    if (known !== undefined) return known;
    const { size, count, at } = this.#places;
    if (place >= count) throw broken(at, `value ${place} is missing`);
    const start = this.#number(at + place * size, size);
    if (start >= at) throw broken(at + place * size, `value ${place} lies outside the values`);
    if (this.#values.has(place)) throw broken(start, 'a value contains itself');
    if (depth > DEEPEST) throw broken(start, `nested deeper than ${DEEPEST}`);
    this.#values.set(place, undefined);
    const value = this.#read(start, depth);
    this.#values.set(place, value);
    return value;
  }

  #read(start: number, depth: number): Plist {
    const first = this.#bytes[start]!;
    const kind = first >> 4;
    const low = first & 15;
    switch (kind) {
      case KIND.simple:
        if (first === TRUE || first === FALSE) return first === TRUE;
        break;
      case KIND.integer:
        return this.#number(this.#take(start, start + 1, 2 ** low), 2 ** low);
      case KIND.real:
      case KIND.date:
        return this.#real(start, 2 ** low);
      case KIND.uid:
        return new Uid(this.#number(this.#take(start, start + 1, low + 1), low + 1));
    }
    const { count, at } = this.#countOf(start);
    switch (kind) {
      case KIND.data:
        return this.#bytes.subarray(this.#take(start, at, count), at + count);
      case KIND.ascii:
        return this.#text(this.#take(start, at, count), count, 'latin1');
      case KIND.utf16:
        return this.#text(this.#take(start, at, count * 2), count * 2, 'utf-16be');
      case ARRAY:
        this.#take(start, at, count * this.#refSize);
        return Array.from({ length: count }, (_, i) => this.#refer(at, i, depth));
      case DICT:
        this.#take(start, at, 2 * count * this.#refSize);
        return new Map(
          Array.from({ length: count }, (_, i) => {
            const key = this.#refer(at, i, depth);
            if (typeof key !== 'string') throw broken(start, 'a key is not text');
            return [key, this.#refer(at, count + i, depth)] as const;
          }),
        );
    }
    throw broken(start, `values of kind ${kind} are unknown`);
  }

  #refer(at: number, i: number, depth: number): Plist {
    return this.#value(this.#number(at + i * this.#refSize, this.#refSize), depth + 1);
  }

  /** How many bytes or values follow, and where; 15 says that a number of its own says so. */
  #countOf(start: number): { count: number; at: number } {
    const low = this.#bytes[start]! & 15;
    if (low !== COUNT_FOLLOWS) return { count: low, at: start + 1 };
    const width = 2 ** (this.#bytes[start + 1]! & 15);
    const count = this.#number(this.#take(start, start + 2, width), width);
    return { count, at: start + 2 + width };
  }

  /** Marks the bytes of a value as read. */
  #take(start: number, at: number, size: number): number {
    if (at + size > this.#places.at) throw broken(start, 'a value ends outside the values');
    this.#left -= size;
    if (this.#left < 0) throw broken(start, 'values overlap');
    return at;
  }

  /** An unsigned number of up to 16 bytes. Larger ones than 2^53 lose digits, and are in no color list. */
  #number(at: number, size: number): number {
    let value = 0;
    for (let i = at; i < at + size; i++) value = value * 256 + this.#bytes[i]!;
    return value;
  }

  #real(start: number, size: number): number {
    this.#take(start, start + 1, size);
    if (size === 4) return this.#view.getFloat32(start + 1);
    if (size === 8) return this.#view.getFloat64(start + 1);
    throw broken(start, `numbers of ${size} bytes are unknown`);
  }

  #text(at: number, size: number, encoding: string): string {
    return new TextDecoder(encoding).decode(this.#bytes.subarray(at, at + size));
  }
}

const broken = (at: number, problem: string) => new FormatError('broken', PLIST, at, problem);

import { FormatError } from '../palette/format-error.ts';

/** Walks through a file. Every number is big-endian; every step past the end says where it was. */
export class ByteReader {
  readonly #view: DataView;
  readonly #format: string;
  /** Where the next step starts, in bytes. */
  offset = 0;

  constructor(bytes: Uint8Array, format: string) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#format = format;
  }

  get left(): number {
    return this.#view.byteLength - this.offset;
  }

  u8(): number {
    return this.#view.getUint8(this.#step(1));
  }

  u16(): number {
    return this.#view.getUint16(this.#step(2));
  }

  u32(): number {
    return this.#view.getUint32(this.#step(4));
  }

  /** The shortest decimal that is this number in 32 bits: 0.3, not 0.30000001192092896. */
  f32(): number {
    const value = this.#view.getFloat32(this.#step(4));
    for (let digits = 6; digits < 9; digits++) {
      const shorter = Number(value.toPrecision(digits));
      if (Math.fround(shorter) === value) return shorter;
    }
    return value;
  }

  skip(bytes: number): void {
    this.#step(bytes);
  }

  ascii(length: number): string {
    const start = this.#step(length);
    let text = '';
    for (let i = start; i < start + length; i++) {
      text += String.fromCharCode(this.#view.getUint8(i));
    }
    return text;
  }

  /** @param length Code units of UTF-16, the closing null among them, which is left out. */
  utf16(length: number): string {
    const start = this.#step(length * 2);
    const shown = Math.min(length, LONGEST_NAME);
    let text = '';
    for (let i = 0; i < shown; i++) {
      const unit = this.#view.getUint16(start + i * 2);
      if (unit === 0) break;
      text += String.fromCharCode(unit);
    }
    return text;
  }

  #step(bytes: number): number {
    const start = this.offset;
    if (bytes > this.left) {
      throw new FormatError(
        'broken',
        this.#format,
        start,
        `the file ends here, ${bytes} more bytes should follow`,
      );
    }
    this.offset += bytes;
    return start;
  }
}

const LONGEST_NAME = 4096; // code units that are looked at

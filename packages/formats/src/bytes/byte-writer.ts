const START = 4096; // bytes; doubled as needed

/** Grows as it is written to. Every number is big-endian. */
export class ByteWriter {
  #bytes = new Uint8Array(START);
  #view = new DataView(this.#bytes.buffer);
  #size = 0;

  u16(value: number): this {
    const at = this.#grow(2);
    this.#view.setUint16(at, value);
    return this;
  }

  u32(value: number): this {
    const at = this.#grow(4);
    this.#view.setUint32(at, value);
    return this;
  }

  f32(value: number): this {
    const at = this.#grow(4);
    this.#view.setFloat32(at, value);
    return this;
  }

  ascii(text: string): this {
    for (let i = 0; i < text.length; i++) {
      const at = this.#grow(1);
      this.#view.setUint8(at, text.charCodeAt(i));
    }
    return this;
  }

  /** Code units in UTF-16, without length or null. */
  utf16(text: string): this {
    for (let i = 0; i < text.length; i++) this.u16(text.charCodeAt(i));
    return this;
  }

  done(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#size);
  }

  /** Call it before using the view, which it may replace. @returns Where the new bytes start. */
  #grow(by: number): number {
    const start = this.#size;
    this.#size += by;
    if (this.#size > this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
      this.#view = new DataView(larger.buffer);
    }
    return start;
  }
}

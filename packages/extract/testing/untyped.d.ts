// What the tests use of second decoders that ship no types.

declare module 'omggif' {
  export class GifReader {
    constructor(file: Uint8Array);
    readonly width: number;
    readonly height: number;
    decodeAndBlitFrameRGBA(frame: number, pixels: Uint8Array): void;
  }
}

declare module 'bmp-js' {
  /** Bytes of a pixel come as alpha, blue, green, red; alpha is 0 without meaning it. */
  export function decode(file: Uint8Array): { data: Uint8Array; width: number; height: number };
}

// The parts of second decoders, which ship no types, that the tests use.

declare module 'omggif' {
  export class GifReader {
    constructor(file: Uint8Array);
    readonly width: number;
    readonly height: number;
    decodeAndBlitFrameRGBA(frame: number, pixels: Uint8Array): void;
  }
}

declare module 'bmp-js' {
  /** Bytes of a pixel come as alpha, blue, green, red; the alpha of 0 has no meaning. */
  export function decode(file: Uint8Array): { data: Uint8Array; width: number; height: number };
}

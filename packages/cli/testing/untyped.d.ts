/** Our types for the parts of untyped libraries that the tests use. */
declare module 'bmp-js' {
  /** Pixels as alpha, blue, green, red. */
  export function encode(image: { data: Uint8Array; width: number; height: number }): {
    data: Uint8Array;
  };
}

declare module 'ase-utils' {
  const ase: { decode(file: Uint8Array): { colors: { name: string }[] } };
  export = ase;
}

// The parts of libraries without types of their own that the tests use.
declare module 'ase-utils' {
  interface Entry {
    name: string;
  }
  interface Color extends Entry {
    model: string;
    color: number[];
    type: string;
  }
  interface Palette {
    version: string;
    groups: Entry[];
    colors: Color[];
  }
  const ase: { decode(file: import('node:buffer').Buffer): Palette };
  export = ase;
}

declare module 'anypalette' {
  interface Color {
    red: number;
    green: number;
    blue: number;
    name?: string;
  }
  interface Options {
    data: Uint8Array;
    fileExt: string;
  }
  const anyPalette: {
    loadPalette(
      options: Options,
      done: (error: Error | null, palette?: Color[], format?: { name: string }) => void,
    ): void;
  };
  export = anyPalette;
}

declare module 'procreate-swatches' {
  export function readSwatchesFile(
    data: Uint8Array,
    space: 'rgb',
  ): Promise<{ name: string; colors: ([channels: number[], space: string] | null)[] }>;
  export function createSwatchesFile(
    name: string,
    colors: [channels: number[], space: 'rgb'][],
  ): Promise<ArrayBuffer>;
}

declare module 'less' {
  const less: { render(source: string): Promise<{ css: string }> };
  export = less;
}

declare module 'stylus' {
  const stylus: { render(source: string): string };
  export = stylus;
}

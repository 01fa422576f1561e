// The part of ase-utils, a reader of ASE files without types of its own, that the tests use.
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

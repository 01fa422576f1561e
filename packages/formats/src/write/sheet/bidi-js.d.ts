// The types of the package say that what Node imports has its function one level deeper.
declare module 'bidi-js' {
  export interface Bidi {
    getEmbeddingLevels(text: string, direction: 'auto'): { levels: Uint8Array };
    /** Null for a letter that has no mirror image. */
    getMirroredCharacter(letter: string): string | null;
  }
  // biome-ignore lint/style/noDefaultExport: it has no other
  export default function createBidi(): Bidi;
}

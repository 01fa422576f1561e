// The parts of libraries without types that the benchmark uses.

declare module 'get-pixels' {
  type Done = (error: Error | null, pixels: { data: Uint8Array }) => void;
  // biome-ignore lint/style/noDefaultExport: it has no other
  export default function getPixels(file: Buffer, type: string, done: Done): void;
}

declare module 'get-image-colors' {
  type Options = { type: string; count: number };
  // biome-ignore lint/style/noDefaultExport: it has no other
  export default function getImageColors(
    file: Buffer,
    options: Options,
  ): Promise<{ hex(): string }[]>;
}

import { readPalette } from '../src/read/read.ts';

/** What a reader makes of a file, in short: each color is `name #HEX alpha`. */
export function readNamed(input: Uint8Array | string) {
  const { palette, format, notes } = readPalette(input);
  const colors = palette.colors.map(({ name, hex, alpha }) =>
    [name, hex, alpha === undefined ? undefined : Number(alpha.toFixed(2))]
      .filter((part) => part !== undefined)
      .join(' '),
  );
  return { format, name: palette.name, colors, notes };
}

import { beyondHex } from '@swatchwork/color';
import { READ_FORMATS } from '@swatchwork/formats/read';

import { colorLine, colorWords, titleLine } from '../color-line.ts';
import { type Command, EXIT, toJson } from '../command.ts';
import { oneFile } from '../read-file.ts';
import { readPaletteFile } from '../read-palette-file.ts';
import { toLines } from '../terminal.ts';

export const importPalette: Command = {
  name: 'import',
  summary: 'Read the colors of a palette file',
  usage: 'FILE',
  details: `The format is recognized by content, not by the file name; "-" reads standard input. What
was converted or left out is reported on standard error. "export -" reads these lines
again, with names in quotes, opacity, and colors outside sRGB.
Reads ${Object.values(READ_FORMATS).join('; ')}.`,
  options: {},
  examples: [
    ['import brand.ase', 'one color per line, with its name'],
    ['import brand.ase | swatchwork export - --to css', 'as another file, with names'],
    ['import tokens.json --json', 'with names and opacity'],
    ['import - --json < colors.txt', 'the colors in a text'],
  ],
  async run(context) {
    const { args, paint, write, note } = context;
    const file = oneFile(args.positionals, 'a palette file');
    const { palette, format, notes } = await readPaletteFile(file, context);
    if (args.has('json')) {
      const colors = palette.colors.map(({ hex, name, css, inks, alpha }) => ({
        hex,
        ...(css && { css }),
        ...(inks && { inks }),
        name: name ?? null,
        alpha: alpha ?? 1,
      }));
      write(toJson({ file, format, name: palette.name, colors, notes }));
      return EXIT.ok;
    }
    if (palette.name) write(titleLine(paint, palette.name));
    for (const color of palette.colors) {
      write(colorLine(paint, color.hex, colorWords(beyondHex(color), color.name)));
    }
    const inks = palette.colors.some((color) => color.inks) ? [INKS] : [];
    note(toLines([...notes, ...inks].map((sentence) => `${file}: ${sentence}`)));
    return EXIT.ok;
  },
};

const INKS = 'use --json to get the ink amounts.';

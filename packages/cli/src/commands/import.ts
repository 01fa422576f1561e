import { READ_FORMATS } from '@swatchwork/formats/read';

import { colorLine } from '../color-line.ts';
import { type Command, EXIT, toJson } from '../command.ts';
import { oneFile } from '../read-file.ts';
import { readPaletteFile } from '../read-palette-file.ts';

export const importPalette: Command = {
  name: 'import',
  summary: 'The colors of a palette file',
  usage: 'FILE',
  details: `The format is told by the content, not by the name of the file; "-" reads standard
input. What was converted or left out on the way is said on standard error.
Reads ${Object.values(READ_FORMATS).join('; ')}.`,
  options: {},
  examples: [
    ['import brand.ase', 'one color a line, with its name'],
    ['import tokens.json --json', 'with names and opacity'],
    ['import - --json < colors.txt', 'what colors are in a text'],
  ],
  async run(context) {
    const { args, paint, write, note } = context;
    const file = oneFile(args.positionals, 'a palette file');
    const { palette, format, notes } = await readPaletteFile(file, context);
    if (args.has('json')) {
      const colors = palette.colors.map(({ hex, name, css, alpha }) => ({
        hex,
        ...(css && { css }),
        name: name ?? null,
        alpha: alpha ?? 1,
      }));
      write(toJson({ file, format, name: palette.name, colors, notes }));
      return EXIT.ok;
    }
    for (const { hex, name = '', css, alpha } of palette.colors) {
      const opacity = alpha === undefined ? '' : `alpha ${Number(alpha.toFixed(4))}`;
      const words = [name.replace(/\s+/g, ' '), css, opacity].filter(Boolean).join(', ');
      write(colorLine(paint, hex, words || undefined));
    }
    for (const sentence of notes) note(`${file}: ${sentence}\n`);
    return EXIT.ok;
  },
};

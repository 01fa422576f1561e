import { beyondHex } from '@swatchwork/color';
import { FormatError, type ImportedColor } from '@swatchwork/formats';
import { type ColorBook, notesBeside, reportMatches, toBook } from '@swatchwork/formats/books';

import { CONDITION_IDS, loadCondition, pressOf } from '@swatchwork/print';

import { colorLine, colorWords } from '../color-line.ts';
import { type Command, type Context, EXIT, toJson } from '../command.ts';
import { oneFile } from '../read-file.ts';
import { readPaletteFile } from '../read-palette-file.ts';
import { toLines } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

export const match: Command = {
  name: 'match',
  summary: 'Find the nearest colors of a book of paints, threads or spot colors',
  usage: 'FILE',
  details: `For each color of a palette file ("-" reads standard input) the nearest named colors of a book
of your own, by ΔE2000 in CIE Lab under D50: 1 is about just noticeable. A book is any
palette file with names, such as ASE, ACO, ACB, SOC, CSV or JSON. Lab is used as the book
has it, RGB is adapted from D65, CMYK is what --condition prints, else the simple formula;
what is said about the measurements is on standard error.`,
  options: {
    book: { value: 'FILE', short: 'b', help: 'The book; needed' },
    count: { value: 'COUNT', help: 'Colors of the book for each, 1 to 20; default 2' },
    condition: { value: 'CONDITION', help: `Of a book in CMYK: ${CONDITION_IDS.join(', ')}` },
  },
  examples: [
    ['match palette.css --book my.ase', 'the nearest and the runner-up for each color'],
    ['generate | swatchwork match - --book threads.csv --count 1', 'the nearest thread'],
    ['match brand.json --book paints.soc --json', 'for a script'],
  ],
  async run(context) {
    const { args } = context;
    const file = oneFile(args.positionals, 'a palette file');
    const from = args.text('book');
    if (from === undefined) {
      throw new UsageError(
        'The book is missing: --book FILE, a palette file with names; got nothing.',
      );
    }
    if (file === '-' && from === '-') {
      throw new UsageError('FILE and --book cannot both be -, standard input.');
    }
    const { palette, notes } = await readPaletteFile(file, context);
    await writeMatches(context, palette.colors, from, notes);
    return EXIT.ok;
  },
};

/** Reads a book and writes what is nearest in it. @throws {UsageError} If it cannot serve as one. */
export async function writeMatches(
  context: Context,
  colors: readonly ImportedColor[],
  from: string,
  notes: readonly string[],
): Promise<void> {
  const { args, write, note } = context;
  const { book, read } = await readBook(from, context);
  const report = reportMatches(colors, book, args.integer('count', 1, 20));
  const all = [...notes, ...read, ...report.notes];
  if (args.has('json')) {
    write(toJson({ ...report, notes: all }));
    return;
  }
  for (const { nearest, ...color } of report.colors) {
    write(line(context, color));
    for (const one of nearest) {
      write(`  ${one.distance.toFixed(2).padStart(6)}  ${line(context, one)}`);
    }
  }
  note(toLines([`ΔE2000 under ${report.whitePoint}, of ${report.book.colors} colors.`, ...all]));
}

const line = ({ paint }: Context, color: ImportedColor): string =>
  colorLine(paint, color.hex, colorWords(beyondHex(color), color.name));

async function readBook(
  file: string,
  context: Context,
): Promise<{ book: ColorBook; read: readonly string[] }> {
  const { palette, notes } = await readPaletteFile(file, context);
  const condition = context.args.choice('condition', CONDITION_IDS);
  const press = condition && pressOf(await loadCondition(condition));
  try {
    return { book: toBook(palette, press), read: notesBeside(notes) };
  } catch (error) {
    if (error instanceof FormatError) {
      throw new UsageError(`--book ${file}: ${error.problem}.`);
    }
    throw error;
  }
}

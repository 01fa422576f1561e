import { toCssColorOf } from '@swatchwork/color';
import {
  type ExportedPalette,
  FormatError,
  fileName,
  srgbsOf,
  toExported,
} from '@swatchwork/formats';
import { NAMES_IN_CODE, PRINT_FORMATS } from '@swatchwork/formats/constants';
import { FORMATS, type Format, lossesOf } from '@swatchwork/formats/formats';

import { inksFor } from '@swatchwork/print';

import { type Args, oneOf } from '../args.ts';
import { type Command, type Context, EXIT, sayNotes, toJson } from '../command.ts';
import { PRINT_OPTIONS, readPrintJob } from '../print-options.ts';
import { readTitledColors } from '../read-color.ts';
import { save } from '../read-file.ts';
import { readPaletteFile } from '../read-palette-file.ts';
import { listOf, quote, UsageError } from '../usage-error.ts';

const IDS = FORMATS.map(({ id }) => id);

export const exportPalette: Command = {
  name: 'export',
  summary: 'Write colors as a palette file',
  usage: '[COLOR...]',
  details: `Colors come from the command line, from standard input ("-"), or from a palette file
of any format (--from). The file goes to standard output, or to --output, whose
extension selects the format if possible. An existing file is overwritten.`,
  options: {
    to: { value: 'FORMAT', help: IDS.join(', ') },
    output: { value: 'FILE', short: 'o', help: 'Where to write; default standard output' },
    from: { value: 'FILE', help: 'Read the colors, and their names, from a palette file' },
    name: { value: 'TEXT', help: 'Name of the palette' },
    names: {
      value: 'HOW',
      help: "Variable names: own (by color), prefixed (with the palette's name), numbered",
    },
    ...PRINT_OPTIONS,
  },
  examples: [
    ['export 3B82F6 FB923C --to css', 'custom properties, on standard output'],
    ['export --from brand.ase -o brand.gpl', 'from Adobe to GIMP'],
    ['export 3B82F6 -o brand.ase --condition coated', 'in CMYK for offset on coated paper'],
    ['generate | swatchwork export - --to tailwind --name Fresh', 'a new palette as a theme'],
  ],
  async run(context) {
    const { args, write, writeContent, toTerminal } = context;
    const output = args.text('output');
    const format = formatOf(args, output);
    const source = await readSource(context);
    const job = readPrintJob(args);
    if (job.condition && !PRINT_FORMATS.some((id) => id === format.id)) {
      throw new UsageError(`--condition is for ${listOf(PRINT_FORMATS)}; got ${format.id}.`);
    }
    const { palette: colors } = source;
    const palette = { ...colors, ...(await inksFor(srgbsOf(colors), job)) };
    const names = args.choice('names', NAMES_IN_CODE);
    const content = await writeAs(format, { ...palette, names });
    const notes = [...source.notes, ...lossesOf(palette, format)];
    if (output === undefined && !format.isText && toTerminal && !args.has('json')) {
      throw new UsageError(
        `${format.label} is a binary format and cannot be shown in a terminal.`,
        {
          hint: `Write it to a file: -o ${fileName(palette.name, format.extension)}`,
        },
      );
    }
    if (output !== undefined) await save(output, content);
    if (args.has('json')) {
      write(toJson(describeFile({ format, palette, notes, output, content })));
    } else {
      sayNotes(context, notes);
      if (output === undefined) writeContent(content);
    }
    return EXIT.ok;
  },
};

/** The requested format, else the one that the ending of the file name means. */
function formatOf(args: Args, output: string | undefined): Format {
  const id = args.text('to');
  const find = (wanted: string) => FORMATS.find((format) => format.id === wanted)!;
  if (id !== undefined) return find(oneOf('--to', id, IDS));
  const ending = (output ?? '').toLowerCase();
  const fitting = FORMATS.filter(({ extension }) => ending.endsWith(`.${extension}`));
  const longest = Math.max(...fitting.map(({ extension }) => extension.length));
  const candidates = fitting.filter(({ extension }) => extension.length === longest);
  // Several formats are style sheets; `.css` means the plain one.
  const plain = candidates.find((format) => format.id === format.extension) ?? candidates[0];
  if (plain && (candidates.length === 1 || plain.id === plain.extension)) return plain;
  const got = output === undefined ? 'neither --to nor --output' : `--output ${quote(output)}`;
  throw new UsageError(`The format is missing: --to ${listOf(IDS)}; got ${got}.`);
}

async function readSource(
  context: Context,
): Promise<{ palette: ExportedPalette; notes: readonly string[] }> {
  const { args } = context;
  const from = args.text('from');
  const name = args.text('name');
  if (from !== undefined) {
    if (args.positionals.length > 0) {
      throw new UsageError(
        `Colors come from --from or from the command line; got both --from and ${quote(args.positionals[0]!)}.`,
      );
    }
    const read = await readPaletteFile(from, context);
    const palette = toExported(read.palette);
    return {
      palette: { ...palette, name: name ?? (palette.name || 'Palette') },
      notes: read.notes,
    };
  }
  const given = await readTitledColors(context, { names: ['COLOR'], most: Infinity });
  const colors = given.colors.map((one) => ({
    ...toCssColorOf(one.color, one.alpha, one.input),
    ...(one.name && { name: one.name }),
  }));
  const title = name ?? given.title ?? 'Palette';
  return { palette: toExported({ name: title, colors }), notes: [] };
}

/** Some formats hold fewer colors than the palette has. */
async function writeAs(format: Format, palette: ExportedPalette): Promise<string | Uint8Array> {
  try {
    return await (format.isText ? format.write(palette, new Date()) : format.write(palette));
  } catch (error) {
    if (error instanceof FormatError || error instanceof RangeError) {
      throw new UsageError(`${format.label}: ${error.message}.`);
    }
    throw error;
  }
}

interface Written {
  format: Format;
  palette: ExportedPalette;
  notes: readonly string[];
  output: string | undefined;
  content: string | Uint8Array;
}

/** The content is printed only if it was not written to a file: as text, or in base64. */
function describeFile({ format, palette, notes, output, content }: Written) {
  const text = typeof content === 'string' ? content : Buffer.from(content).toString('base64');
  return {
    format: format.id,
    mediaType: format.mediaType,
    name: palette.name,
    fileName: fileName(palette.name, format.extension),
    colors: palette.colors,
    notes,
    output: output ?? null,
    encoding: output === undefined ? (format.isText ? 'utf8' : 'base64') : null,
    content: output === undefined ? text : null,
  };
}

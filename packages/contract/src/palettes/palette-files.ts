import {
  FORMAT_IDS,
  type FormatId,
  MOST_COLORS,
  NAMES_IN_CODE,
  PRINT_FORMATS,
} from '@swatchwork/formats/constants';
import { z } from 'zod';

import { AlphaInput, AlphaOutput, CssColorInput, CssColorOutput } from '../common/css-color.ts';
import { HexInput, HexOutput } from '../common/hex.ts';
import { LIMITS } from '../common/limits.ts';
import { needCondition, PRINT_FIELDS } from '../common/print.ts';
import importPaletteAnswerExamples from '../examples/import-palette-answer.json' with {
  type: 'json',
};

/** Ids of the formats that a palette can be written in. */
export const PALETTE_FILE_FORMATS = FORMAT_IDS;

const { max: mostColors } = LIMITS.fileColors;

/** The most colors of a file in a format. */
const mostOf = (format: FormatId): number =>
  (MOST_COLORS as Partial<Record<FormatId, number>>)[format] ?? mostColors;

const Ink = z.number().min(0).max(1);

/** A list of no fixed length for generators of clients, which differ in how they write tuples. */
export const Inks = z
  .array(Ink)
  .refine(({ length }) => length === 1 || length === 4, 'must be 1 or 4 numbers from 0 to 1')
  .meta({
    description:
      'Ink amounts as in ASE and ACO files: cyan, magenta, yellow and black, or only black for gray. They are used only while the hex is their color without a profile.',
    examples: [[0, 1, 0, 0]],
  });

/** A color with all that a file may say of it. */
export const WholeFileColor = z.object({
  hex: HexInput,
  name: z.string().max(LIMITS.fileColorName).optional(),
  css: CssColorInput.optional(),
  inks: Inks.optional(),
  alpha: AlphaInput.optional(),
});

const FileColor = z.union([HexInput, WholeFileColor], {
  error: `must be a hex such as #3B82F6, or an object with hex and optionally a name of at most ${LIMITS.fileColorName} characters, css (any CSS color), 1 or 4 inks from 0 to 1, and alpha from 0 to 1`,
});

export const ExportPaletteRequest = z
  .object({
    name: z.string().max(LIMITS.fileColorName).default('Palette'),
    colors: z
      .array(FileColor)
      .min(1)
      .max(mostColors)
      .meta({
        description: `PNG and PDF hold at most ${MOST_COLORS.png}, ACT at most ${MOST_COLORS.act}, and \`png-slide\`, \`png-square\` and \`png-sheet\` at most ${MOST_COLORS['png-slide']}.`,
      }),
    format: z.enum(PALETTE_FILE_FORMATS),
    names: z.enum(NAMES_IN_CODE).optional().meta({
      description:
        "How variables are named: by color (`own`, the default: `--color-plum-shore`), with the palette's name as a prefix in style sheets too (`prefixed`: `--color-candy-plum-shore`), or `numbered`.",
    }),
    ...PRINT_FIELDS,
    condition: PRINT_FIELDS.condition.meta({
      description: `Print condition in whose CMYK the colors are written, for ${PRINT_FORMATS.join(', ')}.`,
      examples: ['coated'],
    }),
  })
  .superRefine(({ format, colors, ...job }, { addIssue }) => {
    needCondition(job, { addIssue });
    if (job.condition && !PRINT_FORMATS.some((each) => each === format)) {
      const message = `is only for the formats ${PRINT_FORMATS.join(', ')}, not for ${format}`;
      addIssue({ code: 'custom', path: ['condition'], message });
    }
    const most = mostOf(format);
    if (colors.length <= most) return;
    const message = `must have at most ${most} entries for ${format}; received ${colors.length}`;
    addIssue({ code: 'custom', path: ['colors'], message });
  })
  .meta({
    id: 'ExportPaletteRequest',
    examples: [
      {
        name: 'Candy',
        colors: ['#F472B6', { hex: '#FB923C', name: 'Tangerine' }],
        format: 'css',
      },
    ],
  });

/** A file: its media type is that of the format. */
export const PaletteFile = z
  .unknown()
  .refine((file): file is Uint8Array => file instanceof Uint8Array)
  .meta({
    type: 'string',
    format: 'binary',
    examples: [
      '/* Candy */\n:root {\n  --color-1: #F472B6;\n  --color-tangerine: #FB923C; /* Tangerine */\n}\n',
    ],
  });

const ImportedText = z
  .string()
  .min(1)
  .max(LIMITS.paletteFile)
  .meta({ description: 'The content of a text file, a list of colors, or a link to a palette.' });

const ImportedFile = z
  .file('must be a file, in a form sent as multipart/form-data')
  .meta({ description: 'The file, in a multipart form.' });

const FILE_EXAMPLE = {
  file: 'GIMP Palette\nName: Candy\n#\n244 114 182 Pink\n251 146 60 Tangerine\n',
};

export const ImportFileRequest = z
  .object({ file: ImportedFile })
  .meta({ id: 'ImportFileRequest', examples: [FILE_EXAMPLE] });

/** The two ways to send what is imported, by media type. */
export const IMPORT_BODIES = {
  'application/json': z.object({ text: ImportedText }).meta({ id: 'ImportTextRequest' }),
  'multipart/form-data': ImportFileRequest,
};

/**
 * Either of them: the one schema that checks both. The example with a file comes first, also among the
 * answers, for it is the only one where nothing but files are taken.
 */
export const ImportPaletteRequest = z
  .object({ text: ImportedText.optional(), file: ImportedFile.optional() })
  .refine(({ text, file }) => (text === undefined) !== (file === undefined), {
    message: 'must contain either text or, as a multipart form, a file',
  })
  .meta({
    examples: [FILE_EXAMPLE, { text: 'https://coolors.co/3b82f6-fbbf24' }],
  });

export const ImportPaletteAnswer = z
  .object({
    palette: z.object({
      name: z.string().meta({ description: 'Empty if the file has no name for it.' }),
      colors: z.array(
        z.object({
          hex: HexOutput,
          name: z.string().optional(),
          css: CssColorOutput.optional(),
          inks: Inks.optional(),
          alpha: AlphaOutput.optional(),
        }),
      ),
    }),
    format: z.string().meta({ description: 'The recognized format, such as `ase`.' }),
    notes: z
      .array(z.string())
      .meta({ description: 'What was lost or converted, as sentences for people.' }),
  })
  .meta({
    id: 'ImportPaletteAnswer',
    examples: importPaletteAnswerExamples,
  });

/** A body as a caller writes it. */
export type ExportPaletteRequest = z.input<typeof ExportPaletteRequest>;
export type ImportPaletteAnswer = z.infer<typeof ImportPaletteAnswer>;

import { join } from 'node:path';

import { parseHex } from '@swatchwork/color';
import {
  downloadTheme,
  findThemeFormat,
  THEME_FILE_IDS,
  type ThemeFormat,
  themeLink,
  type WrittenTheme,
  writeTheme,
} from '@swatchwork/formats/themes';
import {
  BRAND_LIMIT,
  describeNote,
  THEME_MODES,
  THEME_SOLIDS,
  THEME_TARGETS,
  THEME_VISIONS,
  type Theme,
  type ThemeInput,
} from '@swatchwork/theme';

import type { Args } from '../args.ts';
import { type Command, type Context, EXIT, toJson } from '../command.ts';
import { makeTheme, verdictOn } from '../make-theme.ts';
import { SITE_VARIABLE } from '../pull/read-link.ts';
import { readColors } from '../read-color.ts';
import { readFileOrInput, save } from '../read-file.ts';
import { suggest } from '../suggest.ts';
import { toLines } from '../terminal.ts';
import { listOf, quote, UsageError } from '../usage-error.ts';

/** How style sheets tell light from dark. */
const WAYS = ['classes', 'light-dark'] as const;

export const theme: Command = {
  name: 'theme',
  summary: 'Create light, dark and high-contrast themes from brand colors',
  usage: '[COLOR...]',
  details: `1 to ${BRAND_LIMIT} brand colors, the primary one first. Each is an exact step of its scale; if it does
not pass in a role, the theme names the color that does. The file goes to standard output
or to --output: a format of several files needs a folder there. The same colors and options
give the same theme, here and on the site. The exit code is 1 if a pair fails, only with an
override or a page color on which no color passes; the file is written anyway.
--from reads the fields of POST /api/v1/themes from a JSON file: brands with
names, primary, neutral, grounds, target, solids, vision, steps, overrides. Options override it.`,
  options: {
    format: {
      value: 'FORMAT',
      help: `${THEME_FILE_IDS.join(', ')}; default an overview`,
    },
    output: { value: 'PATH', short: 'o', help: 'The file or folder to write' },
    target: { value: 'LEVEL', help: `${listOf(THEME_TARGETS)}; default AA` },
    neutral: { value: 'TINT', help: 'brand (default), pure, or a color to take the hue from' },
    solids: {
      value: 'HOW',
      help: `${listOf(THEME_SOLIDS)}; default auto: exact unless hardly visible, or a little darker for white text`,
    },
    vision: {
      value: 'TYPE',
      help: `${listOf(THEME_VISIONS)}: whose vision status and chart colors are for; default every`,
    },
    steps: { value: 'N', help: 'Steps of each scale, 3 to 21; default 11 (50 to 950)' },
    name: { value: 'TEXT', help: 'Name of the theme' },
    modes: { value: 'HOW', help: `For css: ${listOf(WAYS)}; default classes` },
    'no-p3': { help: 'No Display P3 colors' },
    from: { value: 'FILE', help: 'Read colors and choices from a JSON file' },
  },
  examples: [
    ['theme 0A66C2 --format tailwind > theme.css', 'directly into a style sheet'],
    [
      'theme 0A66C2 FFD60A --target AAA --neutral pure',
      'two brand colors; prints what was decided',
    ],
    ['theme --from theme.json --format dtcg -o tokens', 'from a file of the repository'],
  ],
  async run(context) {
    const { args, write, writeContent, note } = context;
    const format = args.choice('format', THEME_FILE_IDS);
    const how = args.choice('modes', WAYS);
    const input = await readInput(context);
    const made = makeTheme(input);
    const code = made.unmet.length === 0 ? EXIT.ok : EXIT.failed;
    if (format === undefined) {
      if (args.has('output')) throw new UsageError('--output needs a --format; got none.');
      if (args.has('json')) write(toJson(withWords(made)));
      else writeOverview(made, context);
      return code;
    }

    const name = args.text('name');
    if (format === 'pdf' || format === 'zip') {
      await saveBytes(format, { input, made, name }, context);
      return code;
    }
    const written = writeTheme(format, made, {
      ...(name !== undefined && { name }),
      ...(how && { modes: how }),
      p3: !args.has('no-p3'),
    });
    const output = args.text('output');
    await saveFiles(findThemeFormat(format)!, written, output, args);
    if (args.has('json')) {
      const { files, notes } = written;
      const { unmet } = made;
      write(toJson({ format, output: output ?? null, files, notes, unmet }));
      return code;
    }
    note(toLines(written.notes));
    if (code === EXIT.failed) note(`${verdictOn(made)}\n`);
    if (output === undefined) writeContent(written.files[0]!.text);
    return code;
  },
};

/** The engine's input, of which the part from a file is not checked yet. */
async function readInput(context: Context): Promise<ThemeInput> {
  const { args } = context;
  const from = args.text('from');
  const file = from === undefined ? {} : await readFields(from, context);
  const target = args.choice('target', THEME_TARGETS);
  const neutral = args.text('neutral');
  const solids = args.choice('solids', THEME_SOLIDS);
  const vision = args.choice('vision', THEME_VISIONS);
  const steps = args.integer('steps', 3, 21);
  return {
    ...file,
    brands: await readBrands(file, context),
    ...(target && { target }),
    ...(neutral !== undefined && { neutral }),
    ...(solids && { solids }),
    ...(vision && { vision }),
    ...(steps !== undefined && { steps }),
  };
}

async function readBrands({ brands }: Partial<ThemeInput>, context: Context) {
  if (brands && context.args.positionals.length === 0) return brands;
  const given = await readColors(context, { names: ['COLOR'], most: BRAND_LIMIT });
  return given.map(({ input }) => input);
}

/** What a file may hold; the type makes the list whole. */
const FIELDS = Object.keys({
  brands: 0,
  primary: 0,
  neutral: 0,
  grounds: 0,
  target: 0,
  solids: 0,
  vision: 0,
  steps: 0,
  overrides: 0,
} satisfies Record<keyof ThemeInput, 0>);

async function readFields(path: string, context: Context): Promise<Partial<ThemeInput>> {
  const text = new TextDecoder().decode(await readFileOrInput(path, context));
  const fields = parseObject(text);
  if (!fields) {
    throw new UsageError(
      `${quote(path)} must contain a JSON object, such as {"brands": ["#0A66C2"]}.`,
    );
  }
  const unknown = Object.keys(fields).find((name) => !FIELDS.includes(name) && name !== '$schema');
  if (unknown === undefined) return fields;
  throw new UsageError(`${quote(path)} may contain ${listOf(FIELDS)}; got ${quote(unknown)}.`, {
    suggestion: suggest(unknown, FIELDS),
  });
}

function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return typeof value === 'object' && value && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

async function saveFiles(
  { label }: ThemeFormat,
  { files }: WrittenTheme,
  output: string | undefined,
  args: Args,
): Promise<void> {
  if (output === undefined) {
    if (files.length === 1 || args.has('json')) return;
    throw new UsageError(`${label} has ${files.length} files and needs a folder: --output FOLDER.`);
  }
  for (const { path, text } of files) {
    if (files.length === 1) await save(output, text);
    else await save(join(output, path), text, { inFolder: true });
  }
}

/** Where pages show themes that hold their colors in the address; `pull` reads such a link offline. */
const SITE = 'https://swatchwork.example';

/** Bytes go to a file, or to another program. */
async function saveBytes(
  format: 'pdf' | 'zip',
  { input, made, name }: { input: ThemeInput; made: Theme; name: string | undefined },
  context: Context,
): Promise<void> {
  const { args, env, note, toTerminal, write, writeContent } = context;
  const output = args.text('output');
  if (output === undefined && (toTerminal || args.has('json'))) {
    throw new UsageError(`A ${format.toUpperCase()} cannot be shown as text.`, {
      hint: `Write it to a file: -o theme.${format}`,
    });
  }
  const { bytes, notes } = await downloadTheme(format, made, {
    ...(name !== undefined && { name }),
    link: themeLink(env[SITE_VARIABLE] ?? SITE, input, name),
  });
  if (output !== undefined) await save(output, bytes);
  if (args.has('json')) {
    write(toJson({ format, output, files: [], notes, unmet: made.unmet }));
    return;
  }
  note(toLines(notes));
  if (made.unmet.length > 0) note(`${verdictOn(made)}\n`);
  if (output === undefined) writeContent(bytes);
}

const withWords = (made: Theme) => ({
  ...made,
  notes: made.notes.map((note) => ({ ...note, text: describeNote(note) })),
});

function writeOverview(made: Theme, { paint, write }: Context): void {
  const scales = Object.values(made.scales);
  const width = Math.max(...scales.map(({ name }) => name.length));
  for (const { name, family, seed, tonal } of scales) {
    const swatches = tonal.map(({ hex }) => paint.block(parseHex(hex)!)).join('');
    const step = made.brands.find((brand) => brand.family === family)?.step;
    const place = step === undefined ? '' : paint.faint(`  at ${step}`);
    write(toLines([`${swatches}${name.padEnd(width)}  ${paint.strong(seed)}${place}`]));
  }
  for (const mode of THEME_MODES) {
    const { ground, text, 'brand-solid': solid, 'brand-on-solid': on } = made.modes[mode].roles;
    const sample = (one: typeof text, other: typeof text) =>
      `${paint.sample(parseHex(one.hex)!, parseHex(other.hex)!)}${one.hex} on ${other.hex}`;
    write(`${mode.padEnd(13)}  ${sample(text, ground)}  ${sample(on, solid)}\n`);
  }
  write(toLines(made.notes.map(describeNote)));
  write(`${verdictOn(made)}\n`);
}

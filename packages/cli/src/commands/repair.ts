import { writeFile } from 'node:fs/promises';

import { formatRatio, parseColor } from '@swatchwork/color';
import { FormatError } from '@swatchwork/formats';
import {
  type AskedPair,
  type ReadThemeOptions,
  readTheme,
  type ThemeReading,
  type UnmetReason,
  type ValueChange,
} from '@swatchwork/formats/repair';
import { THEME_TARGETS, ThemeInputError } from '@swatchwork/theme';

import { readPairs } from '../check/read-pairs.ts';
import { Source } from '../check/source.ts';
import { type Command, type Context, EXIT, toJson } from '../command.ts';
import { readFileOrInput, reasonOf } from '../read-file.ts';
import { readThemeFiles } from '../read-theme-files.ts';
import { listOf, quote, UsageError } from '../usage-error.ts';

export const repair: Command = {
  name: 'repair',
  summary: 'Mend a theme in its own files, with the fewest changes',
  usage: 'FILE...',
  details: `FILE is a style sheet (custom properties, @theme of Tailwind, shadcn/ui), design tokens
(DTCG) with or without their resolver, or a Tailwind 3 config, which is read as text
and never run. What is seen on what is told by names: those of shadcn/ui, Material 3,
Radix and of themes made here, and x-foreground, on-x, x-text on x. Every pair is
judged in every context, light and dark and what else the files know.
Printed are the fewest values, and of those the nearest, with which all pairs pass in
all contexts at once. --write puts them into the files and leaves everything else as
it is; - reads standard input, and writes to standard output. The exit code is 1 where
a pair fails: before the changes, or with --write after them.`,
  options: {
    pairs: {
      value: 'FILE',
      help: 'More pairs, as check reads them: {"pairs": [{"text": "--ink", "background": "--paper"}]}',
    },
    only: { help: 'The pairs of --pairs alone' },
    keep: { value: 'NAMES', help: 'Tokens, or colors, that must not change, with commas between' },
    target: { value: 'LEVEL', help: `${listOf(THEME_TARGETS)}; AA if not given` },
    write: { help: 'Write the changes into the files' },
  },
  examples: [
    ['repair app/globals.css', 'what fails, and which values would mend it'],
    ['repair app/globals.css --write', 'the same, done'],
    ['repair theme.resolver.json --keep color.brand', 'design tokens; the brand stays'],
    ["repair theme.css --keep '#0A66C2'", 'whatever shows this color keeps it'],
  ],
  async run(context) {
    const { args, write, note } = context;
    if (args.positionals.length === 0)
      throw new UsageError('This needs FILE, or more; got nothing.');
    const reading = await read(context).catch(refuse);
    const fails = args.has('write') ? reading.left : reading.failed;
    const input = args.has('write') && reading.files.find(({ name }) => name === '-');
    if (args.has('json')) {
      if (input) throw new UsageError('Standard output holds one of --json and the file of -.');
      write(toJson({ ...reading, written: args.has('write') }));
    } else {
      const report = describe(reading, context);
      if (input) note(report);
      else write(report);
    }
    if (input) write(input.text);
    if (args.has('write')) await save(reading);
    return fails === 0 ? EXIT.ok : EXIT.failed;
  },
};

async function read(context: Context): Promise<ThemeReading> {
  const { args } = context;
  const files = await readThemeFiles(args.positionals, context);
  const target = args.choice('target', THEME_TARGETS);
  const path = args.text('pairs');
  if (path === undefined && args.has('only')) {
    throw new UsageError('--only needs --pairs; got none.');
  }
  const pairs = path === undefined ? [] : await readAsked(path, context);
  const held =
    args
      .text('keep')
      ?.split(BETWEEN)
      .map((name) => name.trim())
      .filter(Boolean) ?? [];
  const options: ReadThemeOptions = {
    pairs,
    held: held.map((name) => spelled(name, files)),
    recognize: !args.has('only'),
    ...(target && { target }),
  };
  return readTheme(files, options);
}

function refuse(error: unknown): never {
  if (error instanceof FormatError || error instanceof ThemeInputError) {
    throw new UsageError(`${error.message}.`);
  }
  throw error;
}

/** A comma, but none of those in `rgb(10, 102, 194)`. */
const BETWEEN = /,(?![^(]*\))/;

/** A custom property may be named without the hyphens that a shell takes for an option. */
const spelled = (name: string, files: Parameters<typeof readTheme>[0]): string =>
  !name.startsWith('-') && files.some(({ text }) => text.includes(`--${name}:`))
    ? `--${name}`
    : name;

async function readAsked(path: string, context: Context): Promise<AskedPair[]> {
  const text = new TextDecoder().decode(await readFileOrInput(path, context));
  return readPairs(new Source(path, text)).pairs.map(({ text, background, over, min }) => ({
    foreground: text.value,
    background: background.value,
    minimum: min.ratio,
    over: over.map(({ value }) => value),
  }));
}

async function save({ files, changes }: ThemeReading): Promise<void> {
  const changed = new Set(changes.map(({ file }) => file));
  for (const { name, text } of files) {
    if (name === '-' || !changed.has(name)) continue;
    try {
      await writeFile(name, text);
    } catch (error) {
      throw new UsageError(`${quote(name)} cannot be written: ${reasonOf(error)}.`);
    }
  }
}

const REASONS: Record<UnmetReason, string> = {
  held: 'no room beside what is kept',
  computed: 'its colors are computed from others',
  'no-room': 'no color passes here and beside its other partners',
};

function describe(reading: ThemeReading, context: Context): string {
  const { paint } = context;
  const { changes, contexts, failed, fewest, left, notes, pairs, unknown, unmet } = reading;
  const lines: string[] = [];
  let file: string | undefined;
  for (const change of changes) {
    if (change.file !== file) lines.push(paint.strong(change.file));
    file = change.file;
    lines.push(...linesOf(change, reading, context));
  }
  for (const { pair, context: where, ratio, minimum, reason } of unmet) {
    const words = `${pair}  ${formatRatio(ratio)} in ${where}, needs ${minimum}: ${REASONS[reason]}`;
    lines.push(paint.bad(words));
  }
  for (const sentence of notes) lines.push(paint.faint(sentence));
  if (unknown.length > 0) {
    const names = unknown.slice(0, MOST_NAMES).join(', ');
    const more = unknown.length > MOST_NAMES ? ` and ${unknown.length - MOST_NAMES} more` : '';
    lines.push(paint.faint(`Not paired by name: ${names}${more}. Pair them with --pairs FILE.`));
  }
  const places = new Intl.ListFormat('en').format(contexts);
  const before = `${failed} of ${pairs.length} pairs fail in ${places}`;
  const count = `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`;
  const after = left === 0 ? 'all pass' : `${left} still fail`;
  const least = fewest && left === 0 ? '; fewer do not do it' : '';
  if (failed === 0) lines.push(`All ${pairs.length} pairs pass in ${places}.`);
  else lines.push(`${before}. After ${count} ${after}${least}.`);
  return `${lines.join('\n')}\n`;
}

const MOST_NAMES = 12;

function linesOf(change: ValueChange, { pairs }: ThemeReading, { paint }: Context): string[] {
  const swatch = (hex: string) => paint.block(parseColor(hex)!.color);
  const mended = change.mends.flatMap((id) => {
    const pair = pairs.find((one) => one.id === id)!;
    return Object.entries(pair.contexts)
      .filter(([where, { passes }]) => !passes && change.contexts.includes(where))
      .map(([where, { ratio, minimum, repaired }]) => {
        const step = `${formatRatio(ratio)} → ${formatRatio(repaired.ratio)}`;
        return paint.faint(`        ${id}  ${step} in ${where}, needs ${minimum}`);
      });
  });
  return [
    `  ${change.line}  ${change.token}  ${paint.faint(change.contexts.join(', '))}`,
    paint.bad(`    - ${change.before}`) + ` ${swatch(change.fromHex)}`.trimEnd(),
    paint.good(`    + ${change.after}`) + ` ${swatch(change.toHex)}`.trimEnd(),
    ...mended,
  ];
}

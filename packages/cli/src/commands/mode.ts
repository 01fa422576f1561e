import type { ModeReading, WriteModeOptions } from '@swatchwork/formats/mode';
import { writeMode } from '@swatchwork/formats/mode';
import { THEME_TARGETS } from '@swatchwork/theme';
import { MODE_KINDS, type ModeKind } from '@swatchwork/theme/mode';

import { oneOf } from '../args.ts';
import { describeMode } from '../check/describe-mode.ts';
import { askedPairsOf, BETWEEN, refuse, spelled } from '../check/theme-input.ts';
import { type Command, type Context, EXIT, type ExitCode, toJson } from '../command.ts';
import { save } from '../read-file.ts';
import { readThemeFiles } from '../read-theme-files.ts';
import { listOf, quote, UsageError } from '../usage-error.ts';

const KINDS = listOf(MODE_KINDS);

export const mode: Command = {
  name: 'mode',
  summary: 'Add the mode that an existing theme lacks, or fill what a mode lacks',
  usage: 'KIND FILE...',
  details: `KIND is ${KINDS}. FILE is a
style sheet (custom properties, @theme of Tailwind, shadcn/ui) or design tokens (DTCG, with
or without their resolver, or variables of Figma). The colors are made from the mode that
the files have, so that all pairs pass, and written as the files choose modes: into the rule
of the mode, else by the class or attribute that selectors name, light-dark(), or a media
query; into the resolver, or a new file beside the tokens. Only lines are added: nothing
that stands there changes, and a second run adds nothing. --write writes the files;
- reads standard input and writes to standard output. The exit code is 1 if a pair fails in
the mode, or if a part of the files was not read or checked, unless --partial is given.`,
  options: {
    write: { help: 'Write what is added to the files' },
    set: {
      value: 'COLORS',
      help: 'Colors that you choose, such as brand=#4B97E8,brand=#4A9; the rest follows',
    },
    base: { value: 'MODE', help: 'The mode of the files from which it is made' },
    way: {
      value: 'WAY',
      help: 'How style sheets choose it: media, light-dark, .dark or [data-theme="dark"]',
    },
    pairs: {
      value: 'FILE',
      help: 'More pairs, as check reads them: {"pairs": [{"text": "--ink", "background": "--paper"}]}',
    },
    only: { help: 'Only the pairs of --pairs' },
    target: { value: 'LEVEL', help: `${listOf(THEME_TARGETS)}; default AA, in high contrast AAA` },
    quiet: { short: 'q', help: 'Print nothing if the exit code is 0' },
    partial: { help: 'Do not fail because parts were not checked' },
  },
  examples: [
    ['mode dark app/globals.css', 'the dark mode that is missing, and why each color is as it is'],
    ['mode dark app/globals.css --write', 'the same, and write it'],
    ['mode dark app/globals.css --set brand=#4B97E8', 'with a color that you choose'],
    ['mode high-contrast theme.resolver.json', 'design tokens'],
  ],
  async run(context) {
    const [kind = '', ...paths] = context.args.positionals;
    return addTheMode(context, oneOf('KIND', kind, MODE_KINDS), paths);
  },
};

/** The same for an assistant, which names the mode as an option. */
export const modeTool: Command = {
  ...mode,
  usage: 'FILE',
  options: { ...mode.options, kind: { value: 'KIND', help: KINDS } },
  run(context) {
    const kind = oneOf('kind', context.args.text('kind') ?? '', MODE_KINDS);
    return addTheMode(context, kind, context.args.positionals);
  },
};

async function addTheMode(
  context: Context,
  kind: ModeKind,
  paths: readonly string[],
): Promise<ExitCode> {
  const { args, write, writeContent, note } = context;
  if (paths.length === 0) throw new UsageError('This needs at least one FILE; got nothing.');
  const reading = await read(kind, paths, context).catch(refuse);
  const isPartial = args.has('partial');
  const isGood = reading.failed === 0 && (isPartial || reading.coverage.isWhole);
  const input = args.has('write') && reading.files.find(({ name }) => name === '-');
  if (args.has('json')) {
    if (input) {
      throw new UsageError('Only one of --json and the file of - can go to standard output.');
    }
    write(toJson({ ...reading, written: args.has('write') }));
  } else if (!(args.has('quiet') && isGood)) {
    const report = describeMode(reading, { paint: context.paint, isPartial });
    if (input) note(report);
    else write(report);
  }
  if (input) writeContent(input.text);
  if (args.has('write')) await saveAdded(reading);
  return isGood ? EXIT.ok : EXIT.failed;
}

async function read(
  kind: ModeKind,
  paths: readonly string[],
  context: Context,
): Promise<ModeReading> {
  const { args } = context;
  const path = args.text('pairs');
  if (path === undefined && args.has('only'))
    throw new UsageError('--only needs --pairs; got none.');
  const files = await readThemeFiles(paths, context);
  const options: WriteModeOptions = {
    pairs: path === undefined ? [] : await askedPairsOf(path, context),
    recognize: !args.has('only'),
    fixed: readColors(args.text('set'), files),
    base: args.text('base'),
    way: args.text('way'),
    target: args.choice('target', THEME_TARGETS),
  };
  return writeMode(files, kind, options);
}

/** `brand=#4B97E8,brand=#4A9` as colors by token. */
function readColors(text: string | undefined, files: Parameters<typeof writeMode>[0]) {
  const entries = (text?.split(BETWEEN) ?? []).map((part) => {
    const [, name, color] = /^\s*([^=]+?)\s*=\s*(.+?)\s*$/.exec(part) ?? [];
    if (name && color) return [spelled(name, files), color] as const;
    throw new UsageError(`Each entry of --set must be NAME=COLOR; got ${quote(part)}.`);
  });
  return Object.fromEntries(entries);
}

/** New files never take the place of others. */
async function saveAdded({ files, values, added }: ModeReading): Promise<void> {
  const isNew = (name: string) => added.includes(name);
  const changed = new Set(values.map(({ file }) => file));
  const ordered = files.toSorted(
    (one, other) => Number(isNew(other.name)) - Number(isNew(one.name)),
  );
  for (const { name, text } of ordered) {
    if (isNew(name)) await save(name, text, { flag: 'wx' });
    else if (name !== '-' && (changed.has(name) || added.length > 0)) await save(name, text);
  }
}

import { type ReadThemeOptions, readTheme, type ThemeReading } from '@swatchwork/formats/repair';
import { GROUND_CHOICES, THEME_TARGETS } from '@swatchwork/theme';
import { describeReading } from '../check/describe-reading.ts';
import { noPairs } from '../check/no-pairs.ts';
import { askedPairsOf, BETWEEN, refuse, spelled } from '../check/theme-input.ts';
import { type Command, type Context, EXIT, toJson } from '../command.ts';
import { CONFIG, findConfig, type RepairSettings } from '../read-config.ts';
import { save } from '../read-file.ts';
import { readThemeFiles } from '../read-theme-files.ts';
import { listOf, UsageError } from '../usage-error.ts';

export const repair: Command = {
  name: 'repair',
  summary: 'Fix the contrast of an existing theme with few changes',
  usage: '[FILE...]',
  details: `FILE is a style sheet (custom properties, @theme of Tailwind, shadcn/ui), design tokens
(DTCG) with or without their resolver, a DESIGN.md, or a Tailwind 3 config, which is read
as text and never executed. Pairs are recognized by name: those of shadcn/ui, Material 3, Radix,
Swatchwork and Bootstrap, and x-foreground, on-x, x-text on x; a color and a background
of the same selector are a pair too. Every pair is checked in every context, such as
light and dark. It prints the least visible changes with which all pairs pass in all
contexts: texts and lines before buttons, backgrounds last. A background stays light
or dark, and near its lightness without --grounds may-move. --write writes the changes to the files and leaves everything else unchanged;
- reads standard input and writes to standard output. The exit code is 1 if a pair fails:
before the changes, or with --write after them. It is also 1 if a rule, an imported file,
a mode or a known pair was not read or checked, unless --partial is given. Without FILE,
${CONFIG} can list the work:
  { "repair": { "files": ["app/globals.css"], "keep": ["--brand"], "partial": true } }`,
  options: {
    pairs: {
      value: 'FILE',
      help: 'More pairs, as check reads them: {"pairs": [{"text": "--ink", "background": "--paper"}]}',
    },
    only: { help: 'Only the pairs of --pairs' },
    keep: { value: 'NAMES', help: 'Tokens or colors that must not change, separated by commas' },
    grounds: {
      value: 'CHOICE',
      help: `${listOf(GROUND_CHOICES)}: whether backgrounds may become much lighter or darker`,
    },
    target: { value: 'LEVEL', help: `${listOf(THEME_TARGETS)}; default AA` },
    write: { help: 'Write the changes to the files' },
    quiet: { short: 'q', help: 'Print nothing if the exit code is 0' },
    partial: { help: 'Do not fail because parts were not checked' },
  },
  examples: [
    ['repair app/globals.css', 'what fails, and which changes would fix it'],
    ['repair app/globals.css --write', 'the same, and write the changes'],
    ['repair theme.resolver.json --keep color.brand', 'design tokens, without changing the brand'],
    ["repair theme.css --keep '#0A66C2'", 'keep everything that has this color'],
  ],
  async run(context) {
    const { args, write, writeContent, note } = context;
    const settings = await readSettings(context);
    const reading = await read(settings, context).catch(refuse);
    if (reading.pairs.length === 0) {
      const { colors, unread } = reading.coverage;
      throw noPairs({ files: settings.files, colors, unread, hint: PAIRS_HINT });
    }
    const fails = args.has('write') ? reading.left : reading.failed;
    const isPartial = settings.partial === true;
    const isGood = fails === 0 && (isPartial || reading.coverage.isWhole);
    const input = args.has('write') && reading.files.find(({ name }) => name === '-');
    if (args.has('json')) {
      if (input)
        throw new UsageError('Only one of --json and the file of - can go to standard output.');
      write(toJson({ ...reading, written: args.has('write') }));
    } else if (!(args.has('quiet') && isGood)) {
      const report = describeReading(reading, { paint: context.paint, isPartial });
      if (input) note(report);
      else write(report);
    }
    if (input) writeContent(input.text);
    if (args.has('write')) await saveChanged(reading);
    return isGood ? EXIT.ok : EXIT.failed;
  },
};

/** What to repair and how: by the command line, or without FILE also by swatchwork.json. */
async function readSettings({ args }: Context): Promise<RepairSettings> {
  const nothing: RepairSettings = { files: [], keep: [] };
  const isGiven = args.positionals.length > 0;
  const ofFile = (isGiven ? undefined : (await findConfig())?.repair) ?? nothing;
  const files = isGiven ? args.positionals : ofFile.files;
  if (files.length === 0) {
    const hint = `${CONFIG} can say it: { "repair": { "files": [FILE] } }.`;
    throw new UsageError('This needs at least one FILE; got nothing.', { hint });
  }
  const held = args.text('keep')?.split(BETWEEN) ?? ofFile.keep;
  const target = args.choice('target', THEME_TARGETS) ?? ofFile.target;
  const grounds = args.choice('grounds', GROUND_CHOICES) ?? ofFile.grounds;
  const pairs = args.text('pairs') ?? ofFile.pairs;
  return {
    files,
    keep: held.map((name) => name.trim()).filter(Boolean),
    partial: args.has('partial') || ofFile.partial === true,
    ...(grounds && { grounds }),
    ...(target && { target }),
    ...(pairs !== undefined && { pairs }),
  };
}

async function read(settings: RepairSettings, context: Context): Promise<ThemeReading> {
  const { args } = context;
  const { pairs: path, keep, grounds, target } = settings;
  if (path === undefined && args.has('only')) {
    throw new UsageError('--only needs --pairs; got none.');
  }
  const files = await readThemeFiles(settings.files, context);
  const pairs = path === undefined ? [] : await askedPairsOf(path, context);
  const options: ReadThemeOptions = {
    pairs,
    held: keep.map((name) => spelled(name, files)),
    recognize: !args.has('only'),
    ...(grounds && { grounds }),
    ...(target && { target }),
  };
  return readTheme(files, options);
}

const PAIRS_HINT =
  'Name pairs with --pairs FILE: { "pairs": [{ "text": "--ink", "background": "--paper" }] }.';

async function saveChanged({ files, changes }: ThemeReading): Promise<void> {
  const changed = new Set(changes.map(({ file }) => file));
  for (const { name, text } of files) {
    if (name !== '-' && changed.has(name)) await save(name, text);
  }
}

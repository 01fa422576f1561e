import type { Args } from '../args.ts';
import {
  type Baseline,
  countGone,
  describeBaseline,
  findKnown,
  readBaseline,
} from '../check/baseline.ts';
import { judge } from '../check/judge.ts';
import { isTheme, judgeTheme } from '../check/judge-sheet.ts';
import { reportWriter } from '../check/report.ts';
import { writeSarif } from '../check/sarif.ts';
import { type Place, Source } from '../check/source.ts';
import { writeTable } from '../check/table.ts';
import type { Judgment } from '../check/verdict.ts';
import { type Command, type Context, EXIT, toJson } from '../command.ts';
import { type CheckSettings, CONFIG, findConfig } from '../read-config.ts';
import { assertOther, assertTold, oneFile, readFileOrInput, save } from '../read-file.ts';
import { quote, UsageError } from '../usage-error.ts';

export const check: Command = {
  name: 'check',
  summary: 'Fail a build if a pair of colors has too little contrast',
  usage: '[FILE]',
  details: `FILE is a style sheet, HTML with styles, design tokens (DTCG, a resolver), or a DESIGN.md,
with known names (those of shadcn/ui, Material, Radix, of "swatchwork theme", or
x-foreground for x), or JSON: pairs of text and background with their minimum contrast
("min": a ratio from 1 to 21, "AA", "AA large" or "AAA"; default AA). A color is a name in
"colors", a token in the files of "tokens" (DTCG, a resolver, style sheets), or any CSS
color; "over" names one or several colors underneath a translucent background:

  {
    "tokens": ["theme.css"],
    "colors": { "ink": "#1a2b3c", "paper": "white" },
    "pairs": [
      { "text": "ink", "background": "paper", "min": "AAA" },
      { "text": "--primary-foreground", "background": "--primary", "min": 4.5 }
    ]
  }

Every pair is checked in every context that the files have: light, dark and high
contrast, by media queries, classes, attributes, light-dark() or a resolver. The exit
code is 1 when a pair is below its minimum in one of them; the least visible changes with
which all pass are named. The schema comes with the package: schema/check.schema.json.

It is also 1 when a rule, an imported file, a mode or a known pair was not read or
judged; --partial says that this is known. Without FILE, ${CONFIG} says what to do:
  { "check": { "file": "contrast.json", "baseline": "known.json", "partial": true } }`,
  options: {
    sarif: {
      value: 'FILE',
      bare: '-',
      help: 'Write SARIF 2.1.0 for code hosts: to FILE, or instead of the table',
    },
    report: {
      value: 'FILE',
      help: 'Write a report for people to FILE.html, FILE.md or FILE.csv, or EARL to FILE.jsonld',
    },
    all: { help: 'Show every pair, including those that pass' },
    quiet: { short: 'q', help: 'Print nothing if the exit code is 0' },
    partial: { help: 'Do not fail because parts were not checked' },
    baseline: { value: 'FILE', help: 'Ignore failures that are listed in this file' },
    'update-baseline': { help: 'Write all current failures to the file of --baseline' },
  },
  examples: [
    ['check globals.css', 'the pairs recognized by name'],
    ['check contrast.json', 'a table'],
    ['check contrast.json --sarif contrast.sarif', 'a table, and a file for the code host'],
    ['check contrast.json --json', 'for a script'],
    ['check globals.css --report audit.html', 'a table, and a report for a client'],
    ['check globals.css --baseline known.json --update-baseline', 'accept current failures'],
    ['check globals.css --baseline known.json', 'fail only for new failures'],
  ],
  async run(context) {
    const { args, paint, write } = context;
    const sarif = args.text('sarif');
    const report = args.text('report');
    const writeReport = report === undefined ? undefined : reportWriter(report);
    assertOutputs(args, sarif);
    const settings = await readSettings(context);
    const { file, baseline: path, partial = false } = settings;
    for (const output of [sarif, report]) if (output) assertOther(output, [file]);
    const text = new TextDecoder().decode(await readFileOrInput(file, context));
    assertTold(file, text);
    const theme = { name: file, text };
    const judged = isTheme(theme)
      ? await judgeTheme(theme, context)
      : judge(new Source(file, text));
    const baseline = await readKnown(path, judged, args.has('update-baseline'));
    const judgment = { ...judged, known: findKnown(judged, baseline) };
    const isGood =
      judgment.verdicts.every((one) => one.passed || judgment.known.has(one)) &&
      (partial || judgment.coverage.isWhole);

    if (sarif === '-') write(toJson(writeSarif(judgment)));
    else if (args.has('json')) write(toJson(describeRun(judgment, file)));
    else if (!(args.has('quiet') && isGood)) {
      write(writeTable(judgment, { paint, isComplete: args.has('all'), isPartial: partial }));
      const gone = countGone(judgment, baseline);
      const words = gone === 1 ? '1 failure' : `${gone} failures`;
      if (gone > 0) write(`No longer fails: ${words} of the baseline; see --update-baseline\n`);
    }
    if (sarif !== undefined && sarif !== '-') await save(sarif, toJson(writeSarif(judgment)));
    if (report !== undefined && writeReport) await save(report, writeReport(judgment, file));
    return isGood ? EXIT.ok : EXIT.failed;
  },
};

/** The file and how it is judged: by the command line, or without FILE also by swatchwork.json. */
async function readSettings({ args }: Context): Promise<CheckSettings & { file: string }> {
  const isGiven = args.positionals.length > 0;
  const ofFile: CheckSettings = (isGiven ? undefined : (await findConfig())?.check) ?? {};
  const file =
    ofFile.file ?? oneFile(args.positionals, 'a file of pairs, a style sheet or design tokens');
  const baseline = args.text('baseline') ?? ofFile.baseline;
  return {
    file,
    partial: args.has('partial') || ofFile.partial === true,
    ...(baseline !== undefined && { baseline }),
  };
}

/** The failures that are accepted: those of the baseline, or where it is written, all of now. */
async function readKnown(
  path: string | undefined,
  judgment: Judgment,
  isUpdate: boolean,
): Promise<Baseline> {
  if (isUpdate) {
    if (path === undefined) throw new UsageError('--update-baseline needs --baseline; got none.');
    await save(path, toJson(describeBaseline(judgment)));
  }
  return path === undefined ? new Map() : readBaseline(path);
}

function assertOutputs(args: Args, sarif: string | undefined): void {
  if (sarif === '-' && args.has('json')) {
    throw new UsageError('Only one of --json and --sarif can go to standard output; got both.', {
      hint: 'Give --sarif a file: --sarif contrast.sarif.',
    });
  }
  if (sarif !== undefined && /\.(?:css|jsonc?)$/i.test(sarif) && args.positionals.length === 0) {
    throw new UsageError(`--sarif took ${quote(sarif)} for the file to write; FILE is missing.`, {
      hint: `Put FILE first: swatchwork check ${sarif} --sarif`,
    });
  }
}

function describeRun(judgment: Judgment, file: string) {
  const { verdicts, contexts, coverage, known, repair, notes } = judgment;
  const failed = verdicts.filter(({ passed }) => !passed).length;
  return {
    file,
    passed: failed === 0,
    failed,
    total: verdicts.length,
    contexts,
    coverage,
    pairs: verdicts.map((verdict) => ({
      name: verdict.name,
      context: verdict.context,
      ...describePlace(verdict.place),
      declared: verdict.declared ? describePlace(verdict.declared) : null,
      text: { reference: verdict.text.reference, hex: verdict.text.hex },
      background: { reference: verdict.background.reference, hex: verdict.background.hex },
      over: verdict.over ?? null,
      min: verdict.min.ratio,
      level: verdict.min.level ?? null,
      ratio: verdict.ratio,
      passed: verdict.passed,
      known: known.has(verdict),
      suggestion: verdict.suggestion ?? null,
    })),
    repair: {
      ...repair,
      changes: repair.changes.map(({ place, mends: _, ...change }) => ({
        ...change,
        ...describePlace(place),
      })),
    },
    notes,
  };
}

const describePlace = ({ source, at }: Place) => ({
  file: source.file,
  ...source.positionOf(at.offset),
});

import { writeFileSync } from 'node:fs';
import type { Args } from '../args.ts';
import { judge, type Verdict } from '../check/judge.ts';
import { writeSarif } from '../check/sarif.ts';
import { Source } from '../check/source.ts';
import { writeTable } from '../check/table.ts';
import { type Command, EXIT, toJson } from '../command.ts';
import { oneFile, readFileOrInput, reasonOf } from '../read-file.ts';
import { quote, UsageError } from '../usage-error.ts';

export const check: Command = {
  name: 'check',
  summary: 'Fail a build where a pair of colors has too little contrast',
  usage: 'FILE',
  details: `FILE is JSON: pairs of text and background with their least contrast ("min": a ratio
from 1 to 21, "AA", "AA large" or "AAA"; AA if not given). A color is a name of
"colors", the path of a token in the DTCG files of "tokens", or any CSS color:

  {
    "tokens": ["tokens.json"],
    "colors": { "ink": "#1a2b3c", "paper": "white" },
    "pairs": [
      { "text": "ink", "background": "paper", "min": "AAA" },
      { "text": "color.text.muted", "background": "paper", "min": 4.5 }
    ]
  }

The exit code is 1 when a pair is below its minimum, and the nearest colors that
pass are named. The schema comes with the package: schema/check.schema.json.`,
  options: {
    sarif: {
      value: 'FILE',
      bare: '-',
      help: 'Write SARIF 2.1.0, which code hosts show: into FILE, or instead of the table',
    },
  },
  examples: [
    ['check contrast.json', 'a table'],
    ['check contrast.json --sarif contrast.sarif', 'a table, and a file for the code host'],
    ['check contrast.json --json', 'for a script'],
  ],
  async run(context) {
    const { args, paint, write } = context;
    const sarif = args.text('sarif');
    assertOutputs(args, sarif);
    const file = oneFile(args.positionals, 'a file of pairs');
    const text = new TextDecoder().decode(await readFileOrInput(file, context));
    const source = new Source(file, text);
    const verdicts = judge(source);
    const passed = verdicts.every((verdict) => verdict.passed);

    if (sarif === '-') write(toJson(writeSarif(verdicts, source)));
    else if (args.has('json')) write(toJson(describeRun(verdicts, source)));
    else write(writeTable(verdicts, source, paint));
    if (sarif !== undefined && sarif !== '-') save(sarif, toJson(writeSarif(verdicts, source)));
    return passed ? EXIT.ok : EXIT.failed;
  },
};

function assertOutputs(args: Args, sarif: string | undefined): void {
  if (sarif === '-' && args.has('json')) {
    throw new UsageError('Standard output holds one of --json and --sarif; got both.', {
      hint: 'Give --sarif a file: --sarif contrast.sarif.',
    });
  }
  if (sarif !== undefined && sarif !== '-' && args.positionals.length === 0) {
    throw new UsageError(`--sarif took ${quote(sarif)} for the file to write; FILE is missing.`, {
      hint: `Write FILE first: swatchwork check ${sarif} --sarif`,
    });
  }
}

function describeRun(verdicts: readonly Verdict[], source: Source) {
  const failed = verdicts.filter(({ passed }) => !passed).length;
  return {
    file: source.file,
    passed: failed === 0,
    failed,
    total: verdicts.length,
    pairs: verdicts.map(({ at, name, text, background, min, ratio, passed, suggestion }) => ({
      name,
      ...source.positionOf(at.offset),
      text: { reference: text.reference, hex: text.hex },
      background: { reference: background.reference, hex: background.hex },
      min: min.ratio,
      level: min.level ?? null,
      ratio,
      passed,
      suggestion: suggestion ?? null,
    })),
  };
}

function save(path: string, content: string): void {
  try {
    writeFileSync(path, content);
  } catch (error) {
    throw new UsageError(`${quote(path)} cannot be written: ${reasonOf(error)}.`);
  }
}

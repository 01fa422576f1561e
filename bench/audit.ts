// How fast a folder is audited, with how much memory, and what is found of labeled places of public
// repositories: `npm run bench:audit -- FOLDER…`, each a checkout that testing/labels.json of the package names.
import { createHash } from 'node:crypto';
import { globSync, lstatSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';

import {
  auditColors,
  type ComponentParsers,
  isAudited,
  readPlaces,
  type SourceFile,
} from '../packages/audit/src/index.ts';
import labels from '../packages/audit/testing/labels.json' with { type: 'json' };
import { loadParsers } from '../packages/cli/src/audit/load-parsers.ts';

const BAR = { seconds: 5, lines: 100_000, megabytes: 300, recall: 0.995, precision: 0.99 };

/** By the start of the SHA-256 of a file: offsets of colors, and −1 − offset of what only looks like one. */
const labeled = new Map(
  Object.entries(labels).flatMap(([name, { role, files }]) =>
    Object.entries(files).map(([hash, offsets]) => [hash, { name, role, offsets }] as const),
  ),
);

interface Count {
  found: number;
  missed: number;
  /** Of the missed: in files that are named as not read. */
  named: number;
  wrong: number;
  right: number;
}

const { positionals } = parseArgs({ allowPositionals: true });
const counts = new Map<string, Count>();
for (const folder of positionals) await measure(folder);
report();

async function measure(folder: string): Promise<void> {
  const files = globSync('**/*', { cwd: folder, exclude: ['**/node_modules'] })
    .filter((name) => isAudited(name) && lstatSync(`${folder}/${name}`).isFile())
    .map((name): SourceFile => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }));
  const parsers = await loadParsers(files);
  for (const file of files) judge(file, parsers);
  const lines = files.reduce((sum, { text }) => sum + text.split('\n').length, 0);
  const before = process.cpuUsage();
  const { places } = auditColors({ files, parsers });
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  const megabytes = process.resourceUsage().maxRSS / 1000;
  console.log(
    `${relative('', folder)}: ${files.length} files, ${lines} lines, ${places.length} places, ${seconds.toFixed(2)} s of processor time, at most ${megabytes.toFixed(0)} MB so far`,
  );
  const allowed = (BAR.seconds * Math.max(lines, BAR.lines)) / BAR.lines;
  bar(`at most ${BAR.seconds} s for ${BAR.lines} lines`, seconds <= allowed);
}

function judge({ name, text }: SourceFile, parsers: ComponentParsers): void {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const known = labeled.get(hash);
  if (!known) return;
  const { places, notRead } = readPlaces({ name, text }, parsers);
  const key = `${known.role.padEnd(6)} ${known.name}`;
  const count = counts.get(key) ?? { found: 0, missed: 0, named: 0, wrong: 0, right: 0 };
  counts.set(key, count);
  for (const label of known.offsets) {
    const at = label < 0 ? -1 - label : label;
    const isFound = places.some((one) => one.offset <= at && at < one.offset + one.text.length);
    if (label < 0) count[isFound ? 'wrong' : 'right']++;
    else count[isFound ? 'found' : 'missed']++;
    if (label >= 0 && !isFound && notRead.length > 0) count.named++;
  }
  labeled.delete(hash); // the same file elsewhere counts once
}

function report(): void {
  if (counts.size === 0) return;
  console.log(
    '\n                                                found  missed  in files not read  wrong',
  );
  for (const [name, { found, missed, named, wrong }] of [...counts].sort()) {
    const cells = [
      [found, 6],
      [missed, 8],
      [named, 19],
      [wrong, 7],
    ] as const;
    console.log(
      name.padEnd(47) + cells.map(([value, width]) => String(value).padStart(width)).join(''),
    );
  }
  const judged = [...counts].filter(([name]) => name.startsWith('judge'));
  const sum = (pick: (count: Count) => number) =>
    judged.reduce((total, [, one]) => total + pick(one), 0);
  const [found, missed, wrong] = [
    sum((one) => one.found),
    sum((one) => one.missed),
    sum((one) => one.wrong),
  ];
  if (found === 0) return;
  console.log(
    `\nto judge by: recall ${percent(found / (found + missed))}, precision ${percent(found / (found + wrong))}`,
  );
  bar(`recall at least ${percent(BAR.recall)}`, found / (found + missed) >= BAR.recall);
  bar(`precision at least ${percent(BAR.precision)}`, found / (found + wrong) >= BAR.precision);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

function bar(what: string, isMet: boolean): void {
  if (!isMet) process.exitCode = 1;
  console.log(`${isMet ? 'ok    ' : 'MISSED'} ${what}`);
}

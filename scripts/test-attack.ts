// `npm run test:attack`: attacks by strangers, at full size, with a table of the results at the
// end. It ends with 1 if any bar is missed. `-- requests files`: only these parts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { type Bar, readBar } from '../testing/bars.ts';
import { PARTS, type Part } from './lib/attack/parts.ts';
import { ensureBuild } from './lib/build.ts';
import { ROOT } from './lib/root.ts';

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
  const names = PARTS.map(({ name }) => name).join(', ');
  console.error(`There is no part ${unknown.join(', ')}; the parts are ${names}.`);
  process.exit(1);
}
const parts = PARTS.filter(({ name }) => chosen.length === 0 || chosen.includes(name));

await ensureBuild();
const rows: (Bar & { part: string; seconds: number })[] = [];
for (const part of parts) {
  console.log(`\n${part.name}: ${part.what}`);
  const started = performance.now();
  const bars = await run(part);
  const seconds = (performance.now() - started) / 1000;
  rows.push(...bars.map((bar) => ({ ...bar, part: part.name, seconds })));
}

console.log();
for (const { part, name, result, isReached, seconds } of rows) {
  const verdict = isReached ? 'reached' : 'MISSED ';
  console.log(
    `${verdict} ${part.padEnd(12)} ${seconds.toFixed(0).padStart(5)} s  ${name}: ${result}`,
  );
}
const missed = rows.filter(({ isReached }) => !isReached).length;
console.log(`${rows.length - missed} bars reached, ${missed} missed`);
process.exit(missed === 0 ? 0 : 1);

/**
 * Its results. If it prints none, or fails although it reached all of them, its exit code counts as
 * one.
 */
async function run({ file, args }: Part): Promise<Bar[]> {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const bars: Bar[] = [];
  let last = 'printed nothing';
  createInterface(child.stdout).on('line', (line) => {
    console.log(line);
    if (line.trim()) last = line.trim();
    const bar = readBar(line);
    if (bar) bars.push(bar);
  });
  const [code] = await once(child, 'close');
  const isUnsaid = code !== 0 && bars.every(({ isReached }) => isReached);
  if (bars.length > 0 && !isUnsaid) return bars;
  return [...bars, { name: 'ends well', result: last, isReached: code === 0 }];
}

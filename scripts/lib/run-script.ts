import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { fromRoot, ROOT } from './root.ts';
import type { Tally } from './tally.ts';

/**
 * Runs a script of this folder that tests the product as a whole; the exit code says whether all
 * promises were kept. Like the browser's tests, it is retried once in CI; a retry is reported with
 * the failures of the first run: lines that begin with `BROKEN` or `MISSED`.
 *
 * @param name Its file, without the ending.
 */
export async function runScript(name: string): Promise<Tally> {
  console.log(`\n${name}`);
  const first = await attempt(name);
  if (first.isKept) return { passed: 1, failed: 0, skipped: 0, notes: [] };
  if (process.env.CI === 'true' && (await attempt(name)).isKept) {
    const notes = [`Passed at the second try only, to be mended: ${name}`, ...first.broken];
    return { passed: 1, failed: 0, skipped: 0, notes };
  }
  return { passed: 0, failed: 1, skipped: 0, notes: [`FAILED  ${name}`, ...first.broken] };
}

async function attempt(name: string): Promise<{ isKept: boolean; broken: string[] }> {
  const broken: string[] = [];
  const child = spawn(process.execPath, [fromRoot('scripts', `${name}.ts`)], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface(child.stdout).on('line', (line) => {
    console.log(line);
    if (/^(BROKEN|MISSED)/.test(line)) broken.push(line);
  });
  const [code] = await once(child, 'close');
  return { isKept: code === 0, broken };
}

import { fromRoot } from './root.ts';
import { run } from './run.ts';
import type { Tally } from './tally.ts';

/**
 * Runs a script of this folder that tries the product as a whole, and says by its exit code whether
 * all promises were kept. As the browser's tests, it has a second try in CI, which is reported.
 *
 * @param name Its file, without the ending.
 */
export async function runScript(name: string): Promise<Tally> {
  console.log(`\n${name}`);
  const attempt = async () =>
    (await run(process.execPath, [fromRoot('scripts', `${name}.ts`)])) === 0;

  if (await attempt()) return { passed: 1, failed: 0, skipped: 0, notes: [] };
  if (process.env.CI === 'true' && (await attempt())) {
    const notes = [`Passed at the second try only, to be mended: ${name}`];
    return { passed: 1, failed: 0, skipped: 0, notes };
  }
  return { passed: 0, failed: 1, skipped: 0, notes: [`FAILED  ${name}`] };
}

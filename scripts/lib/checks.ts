import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { fromRoot, ROOT } from './root.ts';
import { runTool } from './run.ts';

/**
 * Format, lint with the import table, and types of every workspace, as many steps at a time as there
 * are processors. @returns Names of what failed.
 */
export async function runStaticChecks(): Promise<string[]> {
  const failed: string[] = [];
  const step = async (name: string, code: Promise<number>) => {
    if ((await code) !== 0) failed.push(name);
    else console.log(`ok    ${name}`);
  };

  const lint = step(
    'format and lint',
    runTool('biome', ['check', '--error-on-warnings'], { quiet: true }),
  );
  // The types of the pages are made from their routes.
  await step(
    'page types',
    runTool('react-router', ['typegen'], { cwd: fromRoot('apps/web'), quiet: true }),
  );
  const projects = globSync(['{packages,plugins}/*/tsconfig.json', 'apps/**/tsconfig.json'], {
    cwd: ROOT,
    exclude: ['**/node_modules'],
  });
  const waiting = ['tsconfig.json', 'e2e/tsconfig.json', ...projects.sort()];
  const checkWaiting = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift()) {
      await step(`types of ${project}`, runTool('tsc', ['-p', project], { quiet: true }));
    }
  };
  await Promise.all([lint, ...Array.from({ length: availableParallelism() }, checkWaiting)]);
  return failed;
}

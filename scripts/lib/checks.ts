import { globSync } from 'node:fs';

import { fromRoot, ROOT } from './root.ts';
import { run, runTool } from './run.ts';

/**
 * Size, format, lint with the import table, and types of every workspace. @returns Names of what
 * failed.
 */
export async function runStaticChecks(): Promise<string[]> {
  const failed: string[] = [];
  const step = async (name: string, code: Promise<number>) => {
    if ((await code) !== 0) failed.push(name);
    else console.log(`ok    ${name}`);
  };

  await step('size', run(process.execPath, [fromRoot('scripts', 'size.ts')], { quiet: true }));
  await step(
    'format and lint',
    runTool('biome', ['check', '--error-on-warnings'], { quiet: true }),
  );
  await step(
    'page types',
    runTool('react-router', ['typegen'], { cwd: fromRoot('apps/web'), quiet: true }),
  );
  const projects = globSync(['{packages,plugins}/*/tsconfig.json', 'apps/**/tsconfig.json'], {
    cwd: ROOT,
    exclude: ['**/node_modules'],
  });
  for (const project of ['tsconfig.json', ...projects.sort()]) {
    await step(`types of ${project}`, runTool('tsc', ['-p', project], { quiet: true }));
  }
  return failed;
}

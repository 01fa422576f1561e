import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { TestProject } from 'vitest/node';

import { packCli } from '../scripts/lib/pack-cli.ts';
import { fromRoot } from '../scripts/lib/root.ts';

let build: string;

/** Packs the program once for all tests of a run. */
export async function setup({ provide }: Pick<TestProject, 'provide'>) {
  const builds = fromRoot('packages/cli/dist');
  mkdirSync(builds, { recursive: true });
  build = await packCli(mkdtempSync(join(builds, 'test-')));
  provide('packedCli', build);
}

export const teardown = () => rmSync(build, { recursive: true, force: true });

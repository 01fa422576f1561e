import type { TestProject } from 'vitest/node';

import { packClient } from '../scripts/lib/pack-client.ts';
import { packLibraries } from '../scripts/lib/pack-library.ts';

/** Packs the packages once for all tests of a run: tests at the same time would overwrite them. */
export async function setup({ provide }: Pick<TestProject, 'provide'>) {
  provide('packedLibraries', await packLibraries());
  provide('packedClient', await packClient());
}

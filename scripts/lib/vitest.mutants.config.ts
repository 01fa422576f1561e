import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

import { fromRoot } from './root.ts';

/** The shortest files first: they are the quickest to find most mutants. */
class ShortestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).reverse();
  }
}

/** The tests of one package, as Stryker runs them: once for each mutant, all in one thread. */
export default defineConfig({
  test: {
    include: [`packages/${process.env.MUTANTS_OF}/src/**/*.test.ts`],
    isolate: false,
    sequence: { sequencer: ShortestFirst },
    setupFiles: [fromRoot('scripts', 'lib', 'vitest.mutants.setup.ts')],
    provide: { propertyRuns: 200 },
    testTimeout: 60_000,
  },
});

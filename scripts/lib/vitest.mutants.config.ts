import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

import { fromRoot } from './root.ts';

/** Runs the quickest tests first: most mutants fail before anything slow begins. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const duration = (file: TestSpecification) =>
      this.ctx.cache.getTestSpecificationResult(file)?.duration ?? 0;
    return files.toSorted((a, b) => duration(a) - duration(b));
  }
}

/** The tests of one package, as Stryker runs them: once for each mutant, all in one thread. */
export default defineConfig({
  test: {
    include: [`packages/${process.env.MUTANTS_OF}/src/**/*.test.ts`],
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    setupFiles: [fromRoot('scripts', 'lib', 'vitest.mutants.setup.ts')],
    provide: { propertyRuns: 50 },
    testTimeout: 60_000,
  },
});

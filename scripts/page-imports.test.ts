import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

import { describe, expect, test } from 'vitest';

import { ROOT } from './lib/root.ts';

/** Targets of `import`, `export … from`, and `import()`. */
const RELATIVE_IMPORT = /(?:from|import\(?)\s*'(\.{1,2}\/[^']+)'/g;
const OUTSIDE_IMPORT = /(?:from|import\(?)\s*'([^.'][^']*)'/g;
const SOURCES = '{apps,packages,plugins}/**/*.{ts,tsx}';
const exclude = ['**/node_modules', '**/build', '**/dist', '**/.react-router'];

type Import = { by: string; of: string };

const imports: Import[] = globSync(SOURCES, { cwd: ROOT, exclude }).flatMap((by) =>
  [...readFileSync(posix.join(ROOT, by), 'utf8').matchAll(RELATIVE_IMPORT)].map(([, source]) => ({
    by,
    of: posix.join(posix.dirname(by), source!),
  })),
);

/** The folder of a page, such as `apps/web/app/routes/color`. */
const pageOf = (path: string) => /^apps\/web\/app\/routes\/[^/+]+(?=\/)/.exec(path)?.[0];

const isForTests = (path: string) => /(?:^|\/)testing\/|\.test\.tsx?$/.test(path);

describe('imports', () => {
  test('the imports of the sources are found', () => {
    expect(imports).toContainEqual({
      by: 'apps/web/app/root.tsx',
      of: 'apps/web/app/shell/error-page.tsx',
    });
  });

  test('what lies in the folder of a page is imported by that page alone', () => {
    const crossing = imports.filter(({ by, of }) => pageOf(of) && pageOf(of) !== pageOf(by));
    expect(crossing).toEqual([]);
  });

  test('what runs in production imports nothing that is made for tests', () => {
    const reaching = imports.filter(({ by, of }) => !isForTests(by) && isForTests(of));
    expect(reaching).toEqual([]);
  });

  test('the constants that pages import lead to no schema, so that zod stays out of browsers', () => {
    const found = new Set(['packages/contract/src/constants.ts']);
    for (const file of found) {
      for (const { by, of } of imports) if (by === file) found.add(of);
    }
    const outside = [...found].flatMap((file) =>
      [...readFileSync(posix.join(ROOT, file), 'utf8').matchAll(OUTSIDE_IMPORT)].map(
        ([, source]) => source,
      ),
    );
    expect(new Set(outside)).toEqual(new Set(['@swatchwork/formats/constants']));
  });
});

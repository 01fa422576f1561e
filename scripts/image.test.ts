import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { matchesGlob, posix } from 'node:path';

import { describe, expect, test } from 'vitest';

import { fromRoot, ROOT } from './lib/root.ts';

const read = (path: string) => readFileSync(fromRoot(path), 'utf8');

/** Files of the repository that the image contains, according to Dockerfile and .dockerignore. */
function filesOfImage(paths: string[]): string[] {
  const isIgnored = readIgnore(read('.dockerignore'));
  const copied = copiedIntoImage(read('Dockerfile'));
  return paths.filter(
    (path) =>
      !isIgnored(path) && copied.some((from) => path === from || path.startsWith(`${from}/`)),
  );
}

/** The last rule that matches a path, or a folder above it, decides. */
function readIgnore(text: string): (path: string) => boolean {
  const rules = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ glob: line.replace('!', ''), isIgnored: !line.startsWith('!') }));
  return (path) => {
    const parts = path.split('/');
    const heads = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    const fits = ({ glob }: { glob: string }) => heads.some((head) => matchesGlob(head, glob));
    return rules.findLast(fits)?.isIgnored ?? false;
  };
}

/** Folders that the last stage copies from the build stage, below the root of the repository. */
function copiedIntoImage(dockerfile: string): string[] {
  const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  return [...lastStage.matchAll(/^COPY --from=build (.+) \S+$/gm)]
    .flatMap(([, sources = '']) => sources.split(' '))
    .map((source) => source.replace(/^\/app\//, ''));
}

const isForTests = (path: string): boolean =>
  /(^|\/)(tests|testing)\/|\.test\.tsx?$|(^|\/)(test|hostile)-[^/]+$/.test(path);

/** Relative imports of a source whose target is not in the image. */
function wayOut(path: string, source: string, image: Set<string>): string[] {
  const specifiers = source.matchAll(
    /(?:\bfrom|\bimport|\bimport\(|\bURL\()\s*['"](\.{1,2}\/[^'"]+\.\w+)['"]/g,
  );
  return [...specifiers]
    .map(([, to = '']) => posix.join(posix.dirname(path), to))
    .filter((to) => !image.has(to));
}

const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && existsSync(fromRoot(path)));
const image = new Set(filesOfImage(tracked));

describe('the image', () => {
  test('holds what runs', () => {
    expect([...image]).toEqual(
      expect.arrayContaining([
        'apps/api/src/server.ts',
        'apps/api/src/db/migrations/0000_initial.sql',
        'packages/color/src/index.ts',
        'scripts/admin.ts',
      ]),
    );
  });

  test('holds no test and no helper of tests', () => {
    expect([...image].filter(isForTests)).toEqual([]);
  });

  test.each([
    'apps/api/src/app.test.ts',
    'apps/api/src/tests/new.ts',
    'apps/api/testing/app.ts',
    'packages/formats/src/testing/hostile.ts',
    'packages/extract/src/bmp/test-bmp.ts',
  ])('leaves out %s', (path) => {
    expect(filesOfImage([path])).toEqual([]);
  });

  test('holds all that its files import, which therefore is no helper of tests', () => {
    const breaches = [...image]
      .filter((path) => /\.ts$/.test(path))
      .flatMap((path) => wayOut(path, read(path), image).map((to) => `${path} imports ${to}`));
    expect(breaches).toEqual([]);
  });

  test.each([
    `import { createTestApp } from '../testing/app.ts';`,
    `import '../testing/app.ts';`,
    `const { createTestApp } = await import('../testing/app.ts');`,
    `export * from '../testing/app.ts';`,
    `new Worker(new URL('../testing/app.ts', import.meta.url));`,
  ])('a breach is seen: %s', (source) => {
    expect(wayOut('apps/api/src/new.ts', source, image)).toEqual(['apps/api/testing/app.ts']);
  });
});

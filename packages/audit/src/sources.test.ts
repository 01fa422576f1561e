import { expect, test } from 'vitest';

import { takeSources } from './sources.ts';

const given = (files: Record<string, string | Uint8Array>) =>
  Object.entries(files).map(([name, content]) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    return { name, size: bytes.length, open: () => bytes };
  });

const MOST = { bytes: 1000, files: 10 };

test('ignore files of any folder leave files out, whatever the order', async () => {
  const { files, folders, notRead, seen } = await takeSources(
    given({
      'app/src/a.tsx': 'a',
      'app/.gitignore': '!dist/keep.css\ngen/',
      'app/package.json': '{}',
      'app/dist/keep.css': 'a',
      'app/gen/a.css': 'a',
      'node_modules/x/a.css': 'a',
      'app/node_modules/x/a.css': 'a',
      '.gitignore': '*.log.css\n',
      'b.log.css': 'a',
      'logo.png': 'a',
    }),
    MOST,
  );
  expect(files.map(({ name }) => name)).toEqual(['app/src/a.tsx', 'app/dist/keep.css']);
  expect(folders).toEqual(['app/']);
  expect(notRead).toEqual([]);
  expect(seen.map(({ name }) => name)).toContain('logo.png');
});

test('what is not read is named, and the rest is read', async () => {
  const { files, notRead } = await takeSources(
    given({
      '../out.css': 'a',
      '/etc/a.css': 'a',
      'binary.css': 'a\0',
      'odd.css': new Uint8Array([0xff, 0xfe]),
      'large.css': 'a'.repeat(1001),
      'small.css': '\uFEFFa',
      'a/vendor/b.css': 'b'.repeat(999),
    }),
    MOST,
  );
  expect(files).toEqual([{ name: 'small.css', text: '\uFEFFa' }]);
  expect(notRead.map(({ file, reason }) => `${file}: ${reason}`).toSorted()).toEqual([
    '../out.css: its path leads out of the folder',
    '/etc/a.css: its path leads out of the folder',
    'a/vendor/b.css: this page reads 10 files and 0.001 MB; the command line reads more',
    'binary.css: it is binary',
    'large.css: this page reads 10 files and 0.001 MB; the command line reads more',
    'odd.css: it is not UTF-8 text',
  ]);
});

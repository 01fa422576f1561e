import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { patchOf } from './patch-of.ts';
import { writeMode } from './write-mode.ts';

const LIGHT =
  ':root {\n  --bg: #fff;\n  --text: #222;\n  --gap: 1px;\n}\n\nbody {\n  margin: 0;\n}\n\np {\n  margin: 0;\n}\n';

test.each([
  ['a new rule', LIGHT, {}],
  ['pairs of values', LIGHT, { way: 'light-dark' }],
  ['a mode that is filled', `${LIGHT}.dark {\n  --bg: #111;\n}\n`, {}],
  [
    'CR LF, and no line end at the end',
    `${LIGHT}.dark { --bg: #111 }`.replaceAll('\n', '\r\n'),
    {},
  ],
  ['one line', ':root{--bg:#fff;--text:#222}', {}],
])('git applies the patch of %s', (_, text, options) => {
  const cwd = mkdtempSync(join(tmpdir(), 'patch-'));
  const before = [{ name: 'a.css', text }];
  const { files } = writeMode(before, 'dark', options);
  writeFileSync(join(cwd, 'a.css'), text);
  execFileSync('git', ['apply', '-'], { cwd, input: patchOf(before, files) });
  expect(readFileSync(join(cwd, 'a.css'), 'utf8')).toBe(files[0]!.text);
});

test('new files come with the patch, and equal ones are left out', () => {
  const files = [{ name: 'a.json', text: '{ "bg": { "$type": "color", "$value": "#ffffff" } }\n' }];
  const after = writeMode(files, 'dark').files;
  const patch = patchOf(files, after);
  expect(patch).not.toContain('a/a.json');
  expect(patch).toContain('--- /dev/null\n+++ b/a.dark.json\n@@ -0,0 +1,3 @@\n+{\n');
});

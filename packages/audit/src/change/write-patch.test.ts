import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import { auditColors } from '../audit.ts';
import { carryOut } from './carry-out.ts';
import { makePlan } from './plan.ts';
import { writePatch } from './write-patch.ts';

const root = mkdtempSync(join(tmpdir(), 'swatchwork-patch-'));
afterAll(() => rmSync(root, { recursive: true }));

const THEME = ':root { --brand: #0a66c2; --ink: #123456 }\n';

/** Lines of a file whose colors stand at these indices. */
const long = (count: number, colored: readonly number[], end = '\n') =>
  Array.from(
    { length: count },
    (_, i) => `.a${i} { color: ${colored.includes(i) ? '#0A66C2' : 'red'} }`,
  ).join(end);

/** What Git makes of a patch of these files. */
function applied(files: Record<string, string>) {
  const folder = mkdtempSync(join(root, 'a-'));
  const all = { 'theme.css': THEME, ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const audit = auditColors({ files: Object.entries(all).map(([name, text]) => ({ name, text })) });
  const { files: changed, refused } = carryOut(makePlan(audit), audit);
  expect(refused).toEqual([]);
  const patch = writePatch(changed);
  execFileSync('git', ['init', '-q'], { cwd: folder });
  const run = (...args: string[]) =>
    execFileSync('git', ['apply', ...args], { cwd: folder, input: patch });
  const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
  run();
  for (const { name, after } of changed) expect(textOf(name)).toBe(after);
  const names = changed.map(({ name }) => name);
  run('--reverse');
  for (const [name, text] of Object.entries(all)) expect(textOf(name)).toBe(text);
  return { names, patch };
}

describe('Git carries the patch out, and takes it back', () => {
  test.each([
    ['a file of one line without an end', { 'a.css': '.a{color:#0a66c2}' }],
    ['line ends of Windows', { 'a.css': long(30, [0, 4, 15, 29], '\r\n') }],
    ['a last line without an end', { 'a.css': long(12, [11]) }],
    ['an end far from what changes', { 'a.css': long(20, [1]) }],
    ['a mark at the beginning', { 'a.css': `\uFEFF${long(9, [0, 8])}` }],
    ['two colors on a line', { 'a.css': '.a { border: 1px solid #0a66c2; color: #123456 }\n' }],
    [
      'a color over several lines',
      { 'a.css': '.a {\n color: rgb(\n  10\n  102 194\n ) }\n.b { color: #0a66c2 }\n' },
    ],
    ['changes at every distance', { 'a.css': long(80, [3, 9, 16, 24, 33, 43, 44, 79]) }],
    ['several files in folders', { 'src/b/a.css': long(3, [1]), 'src/a.css': long(3, [2]) }],
    ['odd names', { 'a b/c "d"\\é.css': long(3, [1]), 'tab\tx.css': long(2, [0]) }],
    ['a page', { 'a.html': '<p style="color: #0a66c2">x</p>\n' }],
  ])('%s', (_, files) => {
    expect(applied(files).names.toSorted()).toEqual(Object.keys(files).toSorted());
  });

  test('as it reads', () => {
    expect(applied({ 'a.css': long(9, [4]) }).patch).toBe(`diff --git a/a.css b/a.css
--- a/a.css
+++ b/a.css
@@ -2,7 +2,7 @@
 .a1 { color: red }
 .a2 { color: red }
 .a3 { color: red }
-.a4 { color: #0A66C2 }
+.a4 { color: var(--brand) }
 .a5 { color: red }
 .a6 { color: red }
 .a7 { color: red }
`);
  });
});

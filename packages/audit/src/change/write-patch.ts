import type { ChangedFile } from './model.ts';

/** Unchanged lines around what changes. */
const CONTEXT = 3;

/** Lines that change: first and after the last, counted from 0, and what comes in their place. */
interface Change {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/**
 * Changed files as a patch in the format of `git diff`, which `git apply` carries out in the folder that was
 * audited. Line ends and a missing one at the end stay.
 *
 * @see https://git-scm.com/docs/diff-format
 */
export const writePatch = (files: readonly ChangedFile[]): string =>
  files
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((file) => {
      const [a, b] = [pathOf(`a/${file.name}`), pathOf(`b/${file.name}`)];
      // A tab ends a path with blanks, as in Git.
      const end = file.name.includes(' ') ? '\t' : '';
      return `diff --git ${a} ${b}\n--- ${a}${end}\n+++ ${b}${end}\n${hunksOf(file).join('')}`;
    })
    .join('');

function hunksOf({ before, edits }: ChangedFile): string[] {
  const lines = linesOf(before);
  const groups: Change[][] = [];
  for (const change of changesOf(before, lines, edits)) {
    const last = groups.at(-1);
    if (last && change.from - last.at(-1)!.to <= 2 * CONTEXT) last.push(change);
    else groups.push([change]);
  }
  let moved = 0;
  return groups.map((changes) => {
    const from = Math.max(0, changes[0]!.from - CONTEXT);
    const to = Math.min(lines.length, changes.at(-1)!.to + CONTEXT);
    const body: string[] = [];
    let at = from;
    for (const change of changes) {
      body.push(...lines.slice(at, change.from).map((line) => lineOf(' ', line)));
      body.push(...lines.slice(change.from, change.to).map((line) => lineOf('-', line)));
      body.push(...change.lines.map((line) => lineOf('+', line)));
      at = change.to;
    }
    body.push(...lines.slice(at, to).map((line) => lineOf(' ', line)));
    const growth = changes.reduce((sum, one) => sum + one.lines.length - (one.to - one.from), 0);
    const head = `@@ -${from + 1},${to - from} +${from + 1 + moved},${to - from + growth} @@\n`;
    moved += growth;
    return head + body.join('');
  });
}

/** The lines that edits touch; edits in the same lines are one change. */
function changesOf(text: string, lines: readonly string[], edits: ChangedFile['edits']): Change[] {
  const changes: Change[] = [];
  let line = 0;
  let start = 0;
  for (let i = 0; i < edits.length; ) {
    while (start + lines[line]!.length <= edits[i]!.start) start += lines[line++]!.length;
    const [from, first] = [line, start];
    let fresh = '';
    let at = first;
    let end = start + lines[line]!.length;
    while (i < edits.length && edits[i]!.start < end) {
      const edit = edits[i++]!;
      fresh += text.slice(at, edit.start) + edit.text;
      at = edit.end;
      while (end < at) {
        start += lines[line++]!.length;
        end = start + lines[line]!.length;
      }
    }
    fresh += text.slice(at, end);
    changes.push({ from, to: line + 1, lines: linesOf(fresh) });
  }
  return changes;
}

/** With their ends; Git counts by line feeds alone. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

const lineOf = (mark: string, line: string): string =>
  line.endsWith('\n') ? mark + line : `${mark}${line}\n\\ No newline at end of file\n`;

/** As Git writes it: in quotes where it has quotes, backslashes or control characters. */
function pathOf(path: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a path may hold them
  const odd = /["\\\x00-\x1f\x7f]/g;
  if (path.search(odd) < 0) return path;
  const quoted = (letter: string) =>
    letter === '"' || letter === '\\'
      ? `\\${letter}`
      : `\\${letter.charCodeAt(0).toString(8).padStart(3, '0')}`;
  return `"${path.replaceAll(odd, quoted)}"`;
}

import type { ContextFile } from '../contexts/context-sheet.ts';

/** Lines around a change. */
const CONTEXT = 3;

type Line = readonly [sign: ' ' | '-' | '+', text: string];

/** The differences of files with the same names as a unified patch; files without a counterpart are new. */
export function patchOf(before: readonly ContextFile[], after: readonly ContextFile[]): string {
  return after
    .map(({ name, text }) => {
      const old = before.find((file) => file.name === name)?.text;
      if (old === text) return '';
      const from = old === undefined ? '/dev/null' : `a/${name}`;
      return `--- ${from}\n+++ b/${name}\n${hunksOf(alignLines(old ?? '', text))}`;
    })
    .join('');
}

const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** Pairs the lines of two texts of which the second has mostly more. */
function alignLines(before: string, after: string): Line[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const lines: Line[] = [];
  let at = 0;
  for (const [i, text] of old.entries()) {
    if (now[at] === text) {
      lines.push([' ', text]);
      at += 1;
      continue;
    }
    const same = now.indexOf(text, at);
    // A line that comes back only behind the next one of the old text was replaced.
    const next = old[i + 1] === undefined ? -1 : now.indexOf(old[i + 1]!, at);
    if (same < 0 || (next >= 0 && next < same)) {
      lines.push(['-', text]);
      if (next > at || next < 0) lines.push(['+', now[at++] ?? '']);
      continue;
    }
    for (; at < same; at++) lines.push(['+', now[at]!]);
    lines.push([' ', text]);
    at += 1;
  }
  return [...lines, ...now.slice(at).map((text): Line => ['+', text])].filter(
    ([, text]) => text !== '',
  );
}

function hunksOf(lines: readonly Line[]): string {
  const changed = lines.flatMap(([sign], i) => (sign === ' ' ? [] : [i]));
  const hunks: { start: number; end: number }[] = [];
  for (const i of changed) {
    const last = hunks.at(-1);
    const [start, end] = [Math.max(0, i - CONTEXT), Math.min(lines.length, i + CONTEXT + 1)];
    if (last && start <= last.end) last.end = end;
    else hunks.push({ start, end });
  }
  const count = (part: readonly Line[], sign: string) =>
    part.filter(([one]) => one !== sign).length;
  return hunks
    .map(({ start, end }) => {
      const [before, part] = [lines.slice(0, start), lines.slice(start, end)];
      const [oldCount, newCount] = [count(part, '+'), count(part, '-')];
      const oldStart = count(before, '+') + (oldCount > 0 ? 1 : 0);
      const newStart = count(before, '-') + (newCount > 0 ? 1 : 0);
      const body = part.map(([sign, text]) =>
        text.endsWith('\n') ? sign + text : `${sign}${text}\n\\ No newline at end of file\n`,
      );
      return `@@ -${oldStart},${oldCount} +${newStart},${newCount} @@\n${body.join('')}`;
    })
    .join('');
}

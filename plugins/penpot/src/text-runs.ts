import type { TextRun, TextSetting } from '@swatchwork/plugin-core';

import type { PenpotRange, PenpotShape } from './penpot-calls.ts';
import { readFills } from './shape-paints.ts';

export function readSetting({
  fontSize,
  fontWeight,
}: Pick<PenpotShape, 'fontSize' | 'fontWeight'>): TextSetting {
  const size = Number.parseFloat(fontSize ?? '');
  return { ...(size > 0 && { size }), isBold: Number.parseInt(fontWeight ?? '', 10) >= 700 };
}

/** The most parts of one text that Penpot is asked for. */
const RANGE_LIMIT = 200;

/**
 * The parts of a text whose fill differs; none of other texts, or if there are too many. Penpot does
 * not say where one begins, so a part of several fills is halved until it has one.
 */
export function readRuns(shape: PenpotShape): TextRun[] {
  const length = shape.characters?.length ?? 0;
  if (shape.fills !== 'mixed' || length === 0 || !shape.getRange) return [];
  const runs: TextRun[] = [];
  const waiting: [start: number, end: number][] = [[0, length]];
  let asked = 0;
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    if (++asked > RANGE_LIMIT) return [];
    const [start, end] = part;
    const range = shape.getRange(start, end);
    const middle = Math.floor((start + end) / 2);
    if (range.fills === 'mixed' && end - start > 1) waiting.push([middle, end], [start, middle]);
    else addRun(runs, toRun(shape, range));
  }
  return runs;
}

const toRun = (shape: PenpotShape, range: PenpotRange): TextRun => ({
  words: range.characters,
  ...readSetting(range),
  fill: readFills(shape.id, range.fills),
});

/** Halves of one part become one again. */
function addRun(runs: TextRun[], run: TextRun): void {
  const last = runs[runs.length - 1];
  const isSame =
    last && JSON.stringify({ ...last, words: '' }) === JSON.stringify({ ...run, words: '' });
  if (isSame) runs[runs.length - 1] = { ...last, words: last.words + run.words };
  else runs.push(run);
}

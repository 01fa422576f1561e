import type { Layer, LayerTree, TextRun, TextSetting } from '@swatchwork/plugin-core';

import type { PenpotCalls, PenpotRange, PenpotShape } from './penpot-calls.ts';
import { readFills, readPaints } from './shape-paints.ts';
import { withReading } from './with-right.ts';

/** The shapes of the open page. Penpot tells no plugin the color of the page itself. */
export function shapeTree(calls: PenpotCalls): LayerTree<PenpotShape> {
  return {
    idOf: ({ id }) => id,
    selected: () => withReading(() => calls.selection),
    page: () => withReading(() => pageOf(calls).root),
    parentOf: ({ parent }) => parent ?? undefined,
    childrenOf: ({ children }) => children ?? [],
    read: (shape) =>
      shape.parent === null
        ? { ...readShape(shape), opacity: 1, isBlended: false, paints: { fill: [], stroke: [] } }
        : readShape(shape),
  };
}

/** @throws {Error} If no page is open. */
export function pageOf({ currentPage }: PenpotCalls): NonNullable<PenpotCalls['currentPage']> {
  if (!currentPage) throw new Error('no page is open');
  return currentPage;
}

/** Shapes that paint their whole box. */
const BOXES = ['rectangle', 'board', 'image'];

function readShape(shape: PenpotShape): Layer {
  const { x, y, width, height } = shape.textBounds ?? shape.bounds;
  return {
    id: shape.id,
    name: shape.name,
    isVisible: !shape.hidden,
    box: { x, y, width, height },
    isBox: BOXES.includes(shape.type) && (shape.rotation ?? 0) % 360 === 0,
    opacity: shape.opacity ?? 1,
    isBlended: (shape.blendMode ?? 'normal') !== 'normal',
    paints: { fill: readPaints(shape, 'fill'), stroke: readPaints(shape, 'stroke') },
    ...(shape.type === 'text' && { text: { ...readSetting(shape), runs: readRuns(shape) } }),
  };
}

function readSetting({
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
function readRuns(shape: PenpotShape): TextRun[] {
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

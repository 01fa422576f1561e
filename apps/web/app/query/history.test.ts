import { describe, expect, test } from 'vitest';

import { type History, record, redo, travel, UNDO_LIMIT, undo } from './history.ts';

const EMPTY: History<string> = { past: [], future: [] };
const same = (a: string, b: string) => a === b;

describe('history', () => {
  test('LOGIC-06: the undo limit is 10', () => {
    expect(UNDO_LIMIT).toBe(10);
  });

  test('CREATOR-26: keeps the last 10 versions', () => {
    const versions = Array.from({ length: 12 }, (_, i) => String(i));
    const { past } = versions.reduce(record, EMPTY);
    expect(past).toEqual(versions.slice(2));
  });

  test('CREATOR-22: an empty history has nothing to undo or redo', () => {
    expect(undo(EMPTY, 'now')).toBeUndefined();
    expect(redo(EMPTY, 'now')).toBeUndefined();
  });

  test('redo brings back what undo took, and a new change forgets it', () => {
    const history = record(record(EMPTY, 'a'), 'b');
    const undone = undo(history, 'c')!;
    expect(undone).toEqual({ version: 'b', history: { past: ['a'], future: ['c'] } });
    expect(redo(undone.history, undone.version)).toEqual({ version: 'c', history });
    expect(record(undone.history, 'b').future).toEqual([]);
  });

  test('going back or forward in the browser counts as undo or redo where they would lead there', () => {
    const history: History<string> = { past: ['a', 'b'], future: ['d'] };
    expect(travel(history, 'c', 'b', same)).toEqual({ past: ['a'], future: ['c', 'd'] });
    expect(travel(history, 'c', 'd', same)).toEqual({ past: ['a', 'b', 'c'], future: [] });
    expect(travel(history, 'c', 'a', same)).toBe(history);
    expect(travel(history, 'b', 'b', same)).toBe(history);
  });
});

import type { Hex } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import { EXAMPLE, placedColors } from './chart-document.ts';
import { toRequest } from './chart-request.ts';
import {
  added,
  another,
  edited,
  lockToggled,
  moved,
  released,
  removed,
  replaced,
  withFurther,
} from './edits.ts';

const SHOWN: readonly Hex[] = ['#111111', '#222222', '#333333', '#444444'];
const DOCUMENT = { ...EXAMPLE, count: 4 };
const after = (change: object, document = DOCUMENT) => ({ ...document, ...change });

describe('a change of one color', () => {
  test('keeps the others as they are shown, until another palette is made', () => {
    const locked = after(lockToggled(DOCUMENT, SHOWN, 2));
    expect(locked).toMatchObject({ colors: SHOWN, loose: [0, 1, 3] });
    expect(toRequest(locked)).toMatchObject({ colors: SHOWN, own: [2] });
    expect(another(locked)).toEqual({ colors: ['#333333'], places: [2], loose: [], seed: '1' });
  });

  test('locks what is typed', () => {
    const typed = after(edited(DOCUMENT, SHOWN, 1, 'tomato'));
    expect(placedColors(typed)[1]).toEqual({ text: 'tomato', place: 1, isLocked: true });
    expect(another(typed)).toMatchObject({ colors: ['tomato'], places: [1] });
  });

  test('moves it, its lock with it', () => {
    const locked = after(lockToggled(DOCUMENT, SHOWN, 0));
    expect(moved(locked, SHOWN, 0, 2)).toEqual({
      colors: ['#222222', '#333333', '#111111', '#444444'],
      places: [0, 1, 2, 3],
      loose: [0, 1, 3],
    });
  });

  test('adds and removes one, and the locks of the others go along', () => {
    const locked = after(lockToggled(DOCUMENT, SHOWN, 2));
    const more = after(added(locked, SHOWN, 1));
    expect(more).toMatchObject({ count: 5, colors: SHOWN, places: [0, 2, 3, 4], loose: [0, 2, 4] });
    expect(toRequest(more)).toMatchObject({ count: 5, places: [0, 2, 3, 4], own: [3] });
    expect(removed(locked, SHOWN, 0)).toEqual({
      count: 3,
      colors: SHOWN.slice(1),
      places: [0, 1, 2],
      loose: [0, 2],
    });
  });

  test('has one chosen anew', () => {
    const request = toRequest(after(replaced(DOCUMENT, SHOWN, 1)));
    expect(request).toMatchObject({ seed: '1', places: [0, 2, 3], count: 4, own: [] });
  });

  test('locked colors beyond a smaller number go to the first free places', () => {
    const locked = after(lockToggled(DOCUMENT, SHOWN, 3));
    expect(released(locked, 2)).toEqual({ colors: ['#444444'], places: [0], loose: [] });
  });
});

test('further colors take the places that are free, and locked ones keep theirs', () => {
  const own = [{ text: '#0A66C2', place: 1, isLocked: true }];
  expect(withFurther(own, ['#F59E0B', '#15803D'])).toEqual([
    ...own,
    { text: '#F59E0B', place: 0, isLocked: true },
    { text: '#15803D', place: 2, isLocked: true },
  ]);
});

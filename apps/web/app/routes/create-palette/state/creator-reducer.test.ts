import type { ColorRole, Hex } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import {
  DEFAULT_COLORS,
  DEFAULT_DOCUMENT,
  SLOT_COUNT,
} from '../../../palettes/creator-document.ts';
import { type CreatorAction, creatorReducer, startCreator } from './creator-reducer.ts';

const START = startCreator(DEFAULT_DOCUMENT);
const OTHER: Hex[] = ['#111111', '#222222', '#333333', '#444444', '#555555'];

const run = (...actions: CreatorAction[]) => actions.reduce(creatorReducer, START);
const setFirst = (color: Hex): CreatorAction => ({ type: 'setColor', slot: 0, color });
const dragFirst = (color: Hex, gesture: number): CreatorAction => ({
  type: 'dragColor',
  slot: 0,
  color,
  gesture,
});
/** #000000, #000001, … */
const numbered = (i: number): Hex => `#${String(i).padStart(6, '0')}`;

describe('palette and undo', () => {
  test('LOGIC-09: a palette has five colors', () => {
    expect(SLOT_COUNT).toBe(5);
    expect(START.document.colors).toHaveLength(5);
  });

  test('CREATOR-23, CREATOR-24: a change keeps the set before; undo restores it', () => {
    const changed = run(setFirst('#000000'));
    expect(changed.document.colors).toEqual(['#000000', ...DEFAULT_COLORS.slice(1)]);
    expect(changed.history.past).toHaveLength(1);

    const undone = creatorReducer(changed, { type: 'undo' });
    expect(undone.document.colors).toEqual(DEFAULT_COLORS);
    expect(undone.history.past).toHaveLength(0);
    expect(creatorReducer(undone, { type: 'redo' }).document).toEqual(changed.document);
  });

  test('a color that is already there is no change', () => {
    expect(run(setFirst(DEFAULT_COLORS[0]!))).toBe(START);
  });

  test('CREATOR-27: after 12 changes ten undos lead to the set before the tenth-last', () => {
    const changes = Array.from({ length: 12 }, (_, i) => setFirst(numbered(i + 1)));
    const undos = Array.from({ length: 12 }, (): CreatorAction => ({ type: 'undo' }));
    const { document, history } = run(...changes, ...undos);
    expect(document.colors[0]).toBe('#000002');
    expect(history.past).toHaveLength(0);
  });

  test('one drag is one step, however many colors it passes; the next drag is another', () => {
    const first = run(dragFirst('#000001', 1), dragFirst('#000002', 1), dragFirst('#000003', 1));
    expect(first.history.past).toHaveLength(1);
    expect(creatorReducer(first, { type: 'undo' }).document.colors).toEqual(DEFAULT_COLORS);

    const second = creatorReducer(first, dragFirst('#000004', 2));
    expect(second.history.past).toHaveLength(2);
  });

  test('a change between two moves of one drag is a step of its own', () => {
    const state = run(dragFirst('#000001', 1), setFirst('#ABCDEF'), dragFirst('#000002', 1));
    expect(state.history.past).toHaveLength(3);
  });
});

describe('locks', () => {
  test('CREATOR-17: a fill keeps what is locked when it arrives', () => {
    const { document } = run({ type: 'toggleLock', slot: 1 }, { type: 'fill', colors: OTHER });
    expect(document.colors).toEqual([OTHER[0], DEFAULT_COLORS[1], ...OTHER.slice(2)]);
    expect(document.locked).toEqual([false, true, false, false, false]);
  });

  test('CREATOR-18: with all five locked a fill changes nothing, not even the history', () => {
    const locks = DEFAULT_COLORS.map((_, slot): CreatorAction => ({ type: 'toggleLock', slot }));
    const locked = run(...locks);
    expect(creatorReducer(locked, { type: 'fill', colors: OTHER })).toBe(locked);
  });

  test('a new palette releases the locks, and one undo brings palette and locks back', () => {
    const locked = run({ type: 'toggleLock', slot: 1 });
    const renewed = creatorReducer(locked, { type: 'renew', colors: OTHER });
    expect(renewed.document.colors).toEqual(OTHER);
    expect(renewed.document.locked).not.toContain(true);
    expect(creatorReducer(renewed, { type: 'undo' }).document).toEqual(locked.document);
  });
});

describe('moving a slot', () => {
  test('lock and selection travel with the color', () => {
    const { document, history } = run(
      { type: 'toggleLock', slot: 0 },
      { type: 'select', slot: 0 },
      { type: 'move', from: 0, to: 2 },
    );
    const [a, b, c, d, e] = DEFAULT_COLORS;
    expect(document.colors).toEqual([b, c, a, d, e]);
    expect(document.locked).toEqual([false, false, true, false, false]);
    expect(document.selected).toBe(2);
    expect(history.past).toHaveLength(1);
  });

  test('the selection stays with its color when another one passes it', () => {
    const { document } = run({ type: 'select', slot: 3 }, { type: 'move', from: 0, to: 4 });
    expect(document.selected).toBe(2);
  });

  test.each([
    [0, -1],
    [4, 5],
    [2, 2],
  ])('from %d to %d is no move', (from, to) => {
    expect(run({ type: 'move', from, to })).toBe(START);
  });
});

describe('the size', () => {
  const add = (slot: number): CreatorAction => ({ type: 'add', slot, color: '#000000' });
  const remove = (slot: number): CreatorAction => ({ type: 'remove', slot });
  const marked = () => run({ type: 'toggleLock', slot: 2 }, { type: 'select', slot: 2 });

  test('D19: a color is added between others, which keep lock and selection', () => {
    const { document, history } = creatorReducer(marked(), add(1));
    expect(document.colors).toEqual(DEFAULT_COLORS.toSpliced(1, 0, '#000000'));
    expect(document.locked).toEqual([false, false, false, true, false, false]);
    expect(document.selected).toBe(3);
    expect(history.past).toHaveLength(1);
  });

  test('D19: a color is removed, the others keep lock and selection, and Undo brings it back', () => {
    const removed = creatorReducer(marked(), remove(0));
    expect(removed.document.colors).toEqual(DEFAULT_COLORS.slice(1));
    expect(removed.document.locked).toEqual([false, true, false, false]);
    expect(removed.document.selected).toBe(1);

    const undone = creatorReducer(removed, { type: 'undo' });
    expect(undone.document.colors).toEqual(DEFAULT_COLORS);
    expect(undone.document.locked).toEqual(marked().document.locked);
    const redone = creatorReducer(undone, { type: 'redo' });
    expect(redone.document.colors).toEqual(removed.document.colors);
  });

  test('a role is for one color, and stays with it', () => {
    const role = (slot: number, role: ColorRole): CreatorAction => ({
      type: 'setRole',
      slot,
      role,
    });
    const primary = run(role(0, 'text'), role(3, 'primary'), role(2, 'primary'));
    expect(primary.document.roles).toEqual({ text: 0, primary: 2 });
    const rolesAfter = (action: CreatorAction) => creatorReducer(primary, action).document.roles;
    expect(rolesAfter(role(2, 'accent'))).toEqual({ text: 0, accent: 2 });
    expect(rolesAfter({ type: 'setRole', slot: 2, role: undefined })).toEqual({ text: 0 });
    expect(rolesAfter(add(1))).toEqual({ text: 0, primary: 3 });
    expect(rolesAfter(remove(0))).toEqual({ primary: 1 });
    expect(rolesAfter({ type: 'move', from: 2, to: 0 })).toEqual({ text: 1, primary: 0 });
    expect(rolesAfter({ type: 'fill', colors: OTHER })).toEqual(primary.document.roles);
    expect(rolesAfter({ type: 'renew', colors: OTHER })).toEqual({});
    const removed = creatorReducer(primary, remove(0));
    expect(creatorReducer(removed, { type: 'undo' }).document.roles).toEqual(
      primary.document.roles,
    );
  });

  test('the neighbor takes the selection of a removed color; without a selection none appears', () => {
    expect(run({ type: 'select', slot: 0 }, remove(0)).document.selected).toBe(0);
    expect(run({ type: 'select', slot: 4 }, remove(4)).document.selected).toBe(3);
    expect(run(remove(4)).document.selected).toBeUndefined();
  });

  test('D19: ten is the most and two the least', () => {
    const full = run(...Array.from({ length: 9 }, () => add(0)));
    expect(full.document.colors).toHaveLength(10);
    expect(full.history.past).toHaveLength(5);
    expect(creatorReducer(full, add(3))).toBe(full);

    const small = run(...Array.from({ length: 9 }, () => remove(0)));
    expect(small.document.colors).toEqual(DEFAULT_COLORS.slice(3));
    expect(creatorReducer(small, remove(0))).toBe(small);
  });

  test('an undone addition cannot leave the selection outside', () => {
    const selected = creatorReducer(run(add(5)), { type: 'select', slot: 5 });
    expect(creatorReducer(selected, { type: 'undo' }).document.selected).toBeUndefined();
  });

  test('a longer or shorter palette replaces all; random colors keep the size', () => {
    const nine = OTHER.concat(OTHER.slice(0, 4));
    const { document } = run({ type: 'renew', colors: nine });
    expect(document.colors).toEqual(nine);
    expect(document.locked).toHaveLength(9);
    const filled = creatorReducer(run(remove(0)), { type: 'fill', colors: OTHER.slice(0, 4) });
    expect(filled.document.colors).toHaveLength(4);
  });
});

describe('harmony', () => {
  test('is remembered with its palette, forgotten by a random one and restored by undo', () => {
    const harmonized = run({ type: 'fill', colors: OTHER, harmony: 'triadic' });
    expect(harmonized.document.harmony).toBe('triadic');
    const random = creatorReducer(harmonized, { type: 'fill', colors: DEFAULT_COLORS });
    expect(random.document.harmony).toBeUndefined();
    expect(creatorReducer(random, { type: 'undo' }).document.harmony).toBe('triadic');
  });
});

describe('the address', () => {
  test.each<[CreatorAction, string]>([
    [setFirst('#000000'), 'push'],
    [{ type: 'renew', colors: OTHER }, 'push'],
    [dragFirst('#000000', 1), 'replaceLater'],
    [{ type: 'setText', field: 'name', text: 'Sea' }, 'replaceLater'],
    [{ type: 'select', slot: 1 }, 'replace'],
    [{ type: 'toggleLock', slot: 1 }, 'replace'],
    [{ type: 'toggleCheck' }, 'replace'],
  ])('%o is a %s', (action, urlChange) => {
    expect(run(action).urlChange).toBe(urlChange);
  });

  test('the browser going back counts as undo', () => {
    const changed = run(setFirst('#000000'), { type: 'select', slot: 3 });
    const back = creatorReducer(changed, { type: 'open', document: DEFAULT_DOCUMENT });
    expect(back.document).toEqual(DEFAULT_DOCUMENT);
    expect(back.history.past).toHaveLength(0);
    expect(back.history.future).toHaveLength(1);
  });

  test('an unrelated link keeps the undo history', () => {
    const changed = run(setFirst('#000000'));
    const elsewhere = { ...DEFAULT_DOCUMENT, colors: OTHER };
    const { history } = creatorReducer(changed, { type: 'open', document: elsewhere });
    expect(history).toEqual(changed.history);
  });
});

describe('colors that are more than their hex', () => {
  const RED = { color: '#FF0B0C', exact: 'color(display-p3 1 0 0)' } as const;
  const withRed: CreatorAction = { type: 'setColor', slot: 1, ...RED };
  const isRed = (slot: number, ...actions: CreatorAction[]) => {
    const { colors, exact } = run(withRed, ...actions).document;
    return colors[slot] === RED.color && exact[slot] === RED.exact;
  };
  const kept: [string, number, CreatorAction[]][] = [
    ['an edit of another color', 1, [setFirst('#000000')]],
    ['a move', 3, [{ type: 'move', from: 1, to: 3 }]],
    ['a color before it', 2, [{ type: 'add', slot: 0, color: '#000000' }]],
    ['a removal before it', 0, [{ type: 'remove', slot: 0 }]],
    [
      'a lock and new colors',
      1,
      [
        { type: 'toggleLock', slot: 1 },
        { type: 'fill', colors: OTHER },
      ],
    ],
    ['an edit and Undo', 1, [{ type: 'setColor', slot: 1, color: '#000000' }, { type: 'undo' }]],
    ['Undo and Redo', 1, [{ type: 'undo' }, { type: 'redo' }]],
  ];

  test.each(kept)('they outlast %s', (_, slot, actions) =>
    expect(isRed(slot, ...actions)).toBe(true),
  );

  test('a duplicate is the same color', () => {
    expect(isRed(2, { type: 'add', slot: 2, ...RED })).toBe(true);
  });

  test.each<CreatorAction>([
    { type: 'setColor', slot: 1, color: RED.color },
    { type: 'dragColor', slot: 1, color: '#FF0000', gesture: 1 },
    { type: 'fill', colors: OTHER },
    { type: 'renew', colors: OTHER },
    { type: 'undo' },
  ])('$type with a hex leaves nothing beyond it', (action) => {
    expect(run(withRed, action).document.exact).toEqual(OTHER.map(() => undefined));
  });

  test('a fill brings what its colors are, except where one is locked', () => {
    const rose = 'oklch(0.7 0.3 10)';
    const { document } = run(
      withRed,
      { type: 'toggleLock', slot: 1 },
      { type: 'fill', colors: OTHER, exact: [rose, rose] },
    );
    expect(document.exact.slice(0, 3)).toEqual([rose, RED.exact, undefined]);
  });

  test('a palette arrives with all that its colors are', () => {
    const exact = [RED.exact, undefined];
    const { document } = run({ type: 'renew', colors: [RED.color, '#112233'], exact });
    expect(document.exact).toEqual(exact);
  });
});

import { describe, expect, test } from 'vitest';

import { readShortcut } from './shortcuts.ts';

const press = (key: string, modifiers = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
});

describe(readShortcut, () => {
  test.each([
    [press(' '), 'generate'],
    [press('L'), 'lock'],
    [press('z', { ctrlKey: true }), 'undo'],
    [press('z', { metaKey: true }), 'undo'],
    [press('Z', { ctrlKey: true, shiftKey: true }), 'redo'],
    [press('ArrowRight', { shiftKey: true }), 'moveForward'],
    [press('+', { shiftKey: true }), 'add'],
    [press('D'), 'duplicate'],
    [press('e'), 'export'],
    [press('s'), 'share'],
    [press('s', { ctrlKey: true }), 'save'],
    [press('S', { metaKey: true }), 'save'],
    [press('Delete'), 'remove'],
    [press('Backspace'), 'remove'],
    [press('?', { shiftKey: true }), 'help'],
  ])('%o is %s', (keys, name) => {
    expect(readShortcut(keys)).toBe(name);
  });

  test.each([
    ["the browser's copy", press('c', { ctrlKey: true })],
    ["the browser's address bar", press('l', { metaKey: true })],
    ["the browser's back", press('ArrowLeft', { altKey: true })],
    ["the browser's zoom", press('+', { ctrlKey: true })],
    ['a plain z', press('z')],
  ])('%s is not ours', (_, keys) => {
    expect(readShortcut(keys)).toBeUndefined();
  });
});

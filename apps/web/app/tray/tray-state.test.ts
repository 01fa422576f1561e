import { formatHex, type Hex } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import { readTrayHash, writeTrayHash } from './tray-link.ts';
import {
  addColors,
  EMPTY_TRAY,
  MOST_COLORS,
  moveColor,
  readTray,
  rememberPalette,
  removeColor,
  writeTray,
} from './tray-state.ts';

const [RED, GREEN, BLUE] = ['#FF0000', '#00FF00', '#0000FF'] as const;
const tray = addColors(EMPTY_TRAY, [RED, GREEN, BLUE]);
const many: Hex[] = Array.from({ length: 30 }, (_, i) => formatHex({ r: i / 30, g: 0, b: 0 }));

describe('the tray', () => {
  test('holds each color once, up to its bound, and shows when one is added', () => {
    expect(addColors(tray, [GREEN]).colors).toEqual([RED, GREEN, BLUE]);
    expect(addColors(EMPTY_TRAY, many).colors).toEqual(many.slice(0, MOST_COLORS));
    expect(addColors({ ...tray, isHidden: true }, [RED]).isHidden).toBe(false);
  });

  test('moves a color, at most to an end, and removes it', () => {
    expect(moveColor(tray, RED, 1).colors).toEqual([GREEN, RED, BLUE]);
    expect(moveColor(tray, RED, 9).colors).toEqual([GREEN, BLUE, RED]);
    expect(moveColor(tray, BLUE, -9).colors).toEqual([BLUE, RED, GREEN]);
    expect(moveColor(tray, '#123456', 0)).toBe(tray);
    expect(removeColor(tray, GREEN).colors).toEqual([RED, BLUE]);
  });

  test('lists the same palette once, the last one first, and six at most', () => {
    let full = rememberPalette(tray, { colors: [RED, BLUE], name: 'One' });
    for (const hex of many.slice(0, 6))
      full = rememberPalette(full, { colors: [hex, BLUE, GREEN] });
    full = rememberPalette(full, { colors: [RED, BLUE], name: 'Again' });
    expect(full.palettes).toHaveLength(6);
    expect(full.palettes[0]).toEqual({ colors: [RED, BLUE], name: 'Again' });
  });

  test('is read as it was written', () => {
    const full = rememberPalette(tray, { colors: [RED, BLUE], name: 'One' });
    expect(readTray(writeTray(full))).toEqual(full);
  });

  test.each([
    null,
    '',
    'no JSON',
    'null',
    '[]',
    '{"colors":5}',
    '{"colors":{"length":3},"palettes":"x"}',
    '{"colors":[null,{},"red","#12345","<img>"],"palettes":[null,{"colors":7},{"name":5}]}',
  ])('what is stored as %s is an empty tray', (text) => {
    expect(readTray(text)).toEqual(EMPTY_TRAY);
  });

  test('what can be read of a damaged tray is kept', () => {
    const text =
      '{"colors":["#ff0000",7,"#FF0000","00ff00"],"palettes":[{"colors":["#0000ff","?"],"name":{}}]}';
    expect(readTray(text)).toEqual({
      colors: [RED, GREEN],
      palettes: [{ colors: [BLUE], name: '' }],
      isHidden: false,
    });
  });
});

describe('a link with a tray', () => {
  test('is read as it was written', () => {
    expect(writeTrayHash([RED, BLUE])).toBe('#tray=FF0000-0000FF');
    expect(readTrayHash('#tray=FF0000-0000FF')).toEqual([RED, BLUE]);
  });

  test('of any origin never fails', () => {
    expect(readTrayHash('#similar')).toEqual([]);
    expect(readTrayHash('#tray=')).toEqual([]);
    expect(readTrayHash('#tray=ff0000-FF0000-<script>-%zz')).toEqual([RED]);
    expect(readTrayHash(writeTrayHash(many))).toHaveLength(MOST_COLORS);
  });
});

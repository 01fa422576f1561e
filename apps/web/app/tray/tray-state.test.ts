import { formatHex, type Hex } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import { readTrayColors } from './tray-color.ts';
import { readTrayHash, writeTrayHash } from './tray-link.ts';
import {
  addColors,
  EMPTY_TRAY,
  MOST_COLORS,
  moveColor,
  paletteOfTray,
  readTray,
  rememberPalette,
  removeColor,
  restoreColors,
  writeTray,
} from './tray-state.ts';

const [RED, GREEN, BLUE] = ['#FF0000', '#00FF00', '#0000FF'] as const;
const of = (hexes: readonly Hex[]) => hexes.map((hex) => ({ hex }));
const tray = addColors(EMPTY_TRAY, of([RED, GREEN, BLUE]));
const WIDE = { hex: '#FF0B0C', exact: 'color(display-p3 1 0 0)' } as const;
const many: Hex[] = Array.from({ length: 30 }, (_, i) => formatHex({ r: i / 30, g: 0, b: 0 }));

describe('the tray', () => {
  test('holds each color once, up to its bound, and shows when one is added', () => {
    expect(addColors(tray, of([GREEN]))).toEqual(tray);
    expect(addColors(EMPTY_TRAY, of(many)).colors).toEqual(of(many.slice(0, MOST_COLORS)));
    expect(addColors({ ...tray, isHidden: true }, of([RED])).isHidden).toBe(false);
  });

  test('moves a color, at most to an end, and removes it', () => {
    const [red, green, blue] = of([RED, GREEN, BLUE]);
    expect(moveColor(tray, red!, 1).colors).toEqual([green, red, blue]);
    expect(moveColor(tray, red!, 9).colors).toEqual([green, blue, red]);
    expect(moveColor(tray, blue!, -9).colors).toEqual([blue, red, green]);
    expect(moveColor(tray, { hex: '#123456' }, 0)).toBe(tray);
    expect(removeColor(tray, green!).colors).toEqual([red, blue]);
  });

  test('takes back a removal, and stays within its bound', () => {
    const [red, green, blue] = of([RED, GREEN, BLUE]);
    const added = addColors(removeColor(tray, green!), [WIDE]);
    expect(restoreColors(added, tray.colors).colors).toEqual([red, green, blue, WIDE]);

    const full = addColors(EMPTY_TRAY, of(many));
    const filled = addColors(removeColor(full, full.colors[0]!), of([BLUE]));
    expect(filled.colors).toHaveLength(MOST_COLORS);
    expect(restoreColors(filled, full.colors).colors).toEqual(full.colors);
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
      colors: of([RED, GREEN]),
      palettes: [{ colors: [BLUE], name: '' }],
      isHidden: false,
    });
  });
});

describe('a color beyond sRGB in the tray', () => {
  const wide = addColors(tray, [WIDE]);

  test('is stored with all of it', () => {
    expect(readTray(writeTray(wide))).toEqual(wide);
    expect(paletteOfTray(wide).exact).toEqual([undefined, undefined, undefined, WIDE.exact]);
    expect(removeColor(wide, WIDE)).toEqual(tray);
  });

  test('stands beside its hex, and beside another color of that hex', () => {
    const colors = [WIDE, ...of([WIDE.hex]), { hex: WIDE.hex, exact: 'rgb(255 11 12 / 0.5)' }];
    const three = addColors(EMPTY_TRAY, [...colors, WIDE]);
    expect(three.colors).toEqual(colors);
    expect(readTray(writeTray(three))).toEqual(three);
    expect(removeColor(three, colors[1]!).colors).toEqual([colors[0], colors[2]]);
    expect(moveColor(three, colors[2]!, 0).colors).toEqual([colors[2], colors[0], colors[1]]);
    expect(readTrayHash(writeTrayHash(paletteOfTray(three)))).toEqual(colors);
  });

  test('of a tray that an older page stored is kept', () => {
    const text = `{"colors":["#FF0000","${WIDE.hex}"],"exact":{"${WIDE.hex}":"${WIDE.exact}"}}`;
    expect(readTray(text).colors).toEqual([{ hex: RED }, WIDE]);
  });

  test('a text that is another color does not count', () => {
    const text = '{"colors":["#FF0000"],"exact":{"#FF0000":"lime","#00FF00":"lime"}}';
    expect(readTray(text)).toEqual(addColors(EMPTY_TRAY, of([RED])));
  });

  test('in a palette lately opened it is kept, beside the palette of its hex', () => {
    const whole = { colors: [WIDE.hex, RED], exact: [WIDE.exact, undefined], name: 'Wide' };
    const full = rememberPalette(tray, whole);
    expect(readTray(writeTray(full)).palettes).toEqual(full.palettes);
    expect(rememberPalette(full, { colors: whole.colors }).palettes).toHaveLength(2);
    expect(rememberPalette(full, { ...whole, name: 'Again' }).palettes).toHaveLength(1);
  });

  test('is one of the texts of a button', () => {
    expect(readTrayColors(`#ff0000 ${WIDE.exact} zz`)).toEqual([{ hex: RED }, WIDE]);
  });
});

describe('a link with a tray', () => {
  test('is read as it was written', () => {
    expect(writeTrayHash({ colors: [RED, BLUE] })).toBe('#tray=FF0000-0000FF');
    expect(readTrayHash('#tray=FF0000-0000FF')).toEqual(of([RED, BLUE]));
    const palette = { colors: [RED, WIDE.hex], exact: [undefined, WIDE.exact] };
    expect(readTrayHash(writeTrayHash(palette))).toEqual([{ hex: RED }, WIDE]);
  });

  test('of any origin never fails', () => {
    expect(readTrayHash('#similar')).toEqual([]);
    expect(readTrayHash('#tray=')).toEqual([]);
    expect(readTrayHash('#tray=ff0000-FF0000-<script>-%zz')).toEqual(of([RED]));
    expect(readTrayHash(writeTrayHash({ colors: many }))).toHaveLength(MOST_COLORS);
  });
});

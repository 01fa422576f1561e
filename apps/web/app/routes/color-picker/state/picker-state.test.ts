import type { Swatch } from '@swatchwork/extract';
import { describe, expect, test } from 'vitest';

import { EMPTY, type Pick, type PickerAction, pickerReducer } from './picker-state.ts';

const RED: Pick = { hex: '#FF0000', position: { x: 1, y: 2 } };
const RED_ELSEWHERE: Pick = { hex: '#FF0000', position: { x: 9, y: 9 } };
const BLUE: Pick = { hex: '#0000FF', position: { x: 3, y: 4 } };
const SWATCHES: Swatch[] = [
  { hex: '#00FF00', rgb: { r: 0, g: 255, b: 0 }, share: 1, position: { x: 0.5, y: 0.5 } },
];

const after = (...actions: PickerAction[]) => actions.reduce(pickerReducer, EMPTY);
const picked = (pick: Pick): PickerAction => ({ type: 'picked', pick });

describe(pickerReducer, () => {
  test('PICKER-28: a hex is picked once, and its last place is shown', () => {
    const state = after(picked(RED), picked(BLUE), picked(RED_ELSEWHERE));
    expect(state.picked).toEqual([RED, BLUE]);
    expect(state.selected).toEqual(RED_ELSEWHERE);
  });

  test('two colors outside sRGB that share a hex are two', () => {
    const wide: Pick = { ...RED, css: 'color(display-p3 1 0 0)' };
    expect(after(picked(RED), picked(wide), picked(wide)).picked).toEqual([RED, wide]);
  });

  test('PICKER-29: what was cleared can be brought back, until the next pick', () => {
    const cleared = after(picked(RED), picked(BLUE), { type: 'cleared' });
    expect(cleared).toMatchObject({ picked: [], selected: undefined });
    expect(pickerReducer(cleared, { type: 'restored' }).picked).toEqual([RED, BLUE]);
    expect(pickerReducer(cleared, picked(BLUE)).cleared).toEqual([]);
  });

  test('PICKER-33: leaving picker mode clears the selection and keeps what was picked', () => {
    const on = after({ type: 'picker mode', isOn: true }, picked(RED));
    expect(pickerReducer(on, { type: 'picker mode', isOn: false })).toMatchObject({
      isPicking: false,
      selected: undefined,
      picked: [RED],
    });
  });

  test('PICKER-34: a new picture clears everything', () => {
    const full = after(
      { type: 'extracted', swatches: SWATCHES },
      { type: 'picker mode', isOn: true },
      picked(RED),
    );
    expect(pickerReducer(full, { type: 'picture chosen' })).toEqual(EMPTY);
  });
});

import { type CssColor, parseHex } from '@swatchwork/color';
import type { Swatch } from '@swatchwork/extract';

import type { Point, Size } from '../pixels/point.ts';

/** A picked color, and its pixel in the picture. */
export interface Pick extends CssColor {
  readonly position: Point;
}

/** An extracted color. */
export interface Extracted extends Swatch {
  /** Stays the same when the pin is moved to another color. */
  readonly id: string;
  /** The person moved its pin, so that it stands for no share any more. */
  readonly isMoved?: boolean;
}

type TabId = 'extracted' | 'picked';

interface PickerState {
  /** Largest share first; undefined until colors were extracted. */
  readonly extracted: readonly Extracted[] | undefined;
  /** In the order of picking, without duplicates. */
  readonly picked: readonly Pick[];
  /** The colors that 'Clear All' removed, until the next pick. */
  readonly cleared: readonly Pick[];
  /** The color whose values are shown. */
  readonly selected: Pick | undefined;
  readonly isPicking: boolean;
  readonly tab: TabId;
}

export type PickerAction =
  | { type: 'picture chosen' }
  | { type: 'extracted'; swatches: readonly Swatch[] }
  | { type: 'moved'; index: number; pick: Pick; size: Size }
  | { type: 'picker mode'; isOn: boolean }
  | { type: 'picked' | 'selected'; pick: Pick }
  | { type: 'cleared' }
  | { type: 'restored' }
  | { type: 'tab'; tab: TabId };

export const EMPTY: PickerState = {
  extracted: undefined,
  picked: [],
  cleared: [],
  selected: undefined,
  isPicking: false,
  tab: 'extracted',
};

export function pickerReducer(state: PickerState, action: PickerAction): PickerState {
  switch (action.type) {
    case 'picture chosen':
      return EMPTY;
    case 'extracted':
      return { ...state, extracted: withIds(action.swatches), tab: 'extracted' };
    case 'moved':
      return { ...state, extracted: move(state.extracted, action), selected: undefined };
    case 'picker mode':
      return { ...state, isPicking: action.isOn, selected: undefined };
    case 'picked': {
      const { pick } = action;
      const isNew = state.picked.every((other) => !isSameColor(other, pick));
      const picked = isNew ? [...state.picked, pick] : state.picked;
      return { ...state, picked, cleared: [], selected: pick, tab: 'picked' };
    }
    case 'selected':
      return { ...state, selected: action.pick };
    case 'cleared':
      return { ...state, picked: [], cleared: state.picked, selected: undefined };
    case 'restored':
      return { ...state, picked: state.cleared, cleared: [] };
    case 'tab':
      return { ...state, tab: action.tab };
  }
}

type Colored = { readonly hex: string; readonly css?: string | undefined };

/** Two colors outside sRGB may share a hex. */
export const isSameColor = (a: Colored, b: Colored) => a.hex === b.hex && a.css === b.css;

/** The colors of a picture are all different. */
export const withIds = (swatches: readonly Swatch[]): readonly Extracted[] =>
  swatches.map((swatch) => ({ ...swatch, id: swatch.css ?? swatch.hex }));

function move(
  extracted: readonly Extracted[] = [],
  { index, pick, size }: { index: number; pick: Pick; size: Size },
): readonly Extracted[] {
  const { hex, css, position } = pick;
  return extracted.map((swatch, i) => {
    if (i !== index) return swatch;
    const { r, g, b } = parseHex(hex)!;
    return {
      ...swatch,
      hex,
      css,
      rgb: { r: Math.round(r * 255), g: Math.round(g * 255), b: Math.round(b * 255) },
      position: { x: (position.x + 0.5) / size.width, y: (position.y + 0.5) / size.height },
      isMoved: true,
    };
  });
}

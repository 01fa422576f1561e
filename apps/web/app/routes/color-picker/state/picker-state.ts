import type { Hex } from '@swatchwork/color';
import type { Swatch } from '@swatchwork/extract';

import type { Point } from '../pixels/point.ts';

/** A picked color, and its pixel in the picture. */
export interface Pick {
  readonly hex: Hex;
  readonly position: Point;
}

type TabId = 'extracted' | 'picked';

interface PickerState {
  /** Largest share first; undefined until colors were extracted. */
  readonly extracted: readonly Swatch[] | undefined;
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
      return { ...state, extracted: action.swatches, tab: 'extracted' };
    case 'picker mode':
      return { ...state, isPicking: action.isOn, selected: undefined };
    case 'picked': {
      const { pick } = action;
      const isNew = state.picked.every(({ hex }) => hex !== pick.hex);
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

import type { HarmonyType, Hex } from '@swatchwork/color';

import {
  type CreatorDocument,
  type PaletteVersion,
  SLOT_COUNT,
} from '../../../palettes/creator-document.ts';
import { type History, record, redo, travel, undo } from './history.ts';

interface CreatorState {
  document: CreatorDocument;
  /** Belongs to this page: a reload or a shared link begins with an empty history. */
  history: History<PaletteVersion>;
  /** The drag of the last change: all changes of one drag are one undo step. */
  gesture: number | undefined;
  /**
   * How an action changes the browser's history: a new palette adds an entry, settings replace the
   * entry at once, and frequent changes replace it after a debounce.
   */
  urlChange: 'push' | 'replace' | 'replaceLater';
}

/** Slots are indices 0–4; hexes are upper-case. */
export type CreatorAction =
  | { type: 'setColor'; slot: number; color: Hex }
  | { type: 'dragColor'; slot: number; color: Hex; gesture: number }
  | { type: 'move'; from: number; to: number; gesture?: number }
  /** New colors for the slots that are not locked when the colors arrive. */
  | { type: 'fill'; colors: readonly Hex[]; harmony?: HarmonyType }
  /** New colors for all slots; unlocks them. */
  | { type: 'renew'; colors: readonly Hex[] }
  | { type: 'undo' | 'redo' }
  | { type: 'select'; slot: number | undefined }
  | { type: 'toggleLock'; slot: number }
  | { type: 'setText'; field: 'name' | 'description'; text: string }
  | { type: 'toggleCheck' }
  /** The browser went to another history entry, or the visitor followed a link. */
  | { type: 'open'; document: CreatorDocument };

export const startCreator = (document: CreatorDocument): CreatorState => ({
  document,
  history: { past: [], future: [] },
  gesture: undefined,
  urlChange: 'replace',
});

export function creatorReducer(state: CreatorState, action: CreatorAction): CreatorState {
  const { document } = state;
  switch (action.type) {
    case 'setColor':
      return change(state, { colors: document.colors.with(action.slot, action.color) });
    case 'dragColor': {
      const colors = document.colors.with(action.slot, action.color);
      return { ...change(state, { colors }, action.gesture), urlChange: 'replaceLater' };
    }
    case 'move':
      return moveSlot(state, action);
    case 'fill': {
      const { colors, harmony } = action;
      const kept = document.colors.map((color, i) =>
        document.locked[i] ? color : (colors[i] ?? color),
      );
      return change(state, { colors: kept, harmony });
    }
    case 'renew':
      return change(state, {
        colors: action.colors,
        locked: document.locked.map(() => false),
        harmony: undefined,
      });
    case 'undo':
      return restore(state, undo(state.history, versionOf(document)));
    case 'redo':
      return restore(state, redo(state.history, versionOf(document)));
    case 'select':
      return set(state, { selected: action.slot });
    case 'toggleLock':
      return set(state, {
        locked: document.locked.with(action.slot, !document.locked[action.slot]),
      });
    case 'setText':
      return { ...set(state, { [action.field]: action.text }), urlChange: 'replaceLater' };
    case 'toggleCheck':
      return set(state, { checking: !document.checking });
    case 'open':
      return {
        ...startCreator(action.document),
        history: travel(state.history, versionOf(document), action.document, sameColors),
      };
  }
}

/** Changes the palette and records the previous version, once for each gesture. */
function change(
  state: CreatorState,
  edit: Partial<PaletteVersion>,
  gesture?: number,
): CreatorState {
  const document = { ...state.document, ...edit };
  if (sameColors(document, state.document) && document.locked === state.document.locked) {
    return state;
  }
  const continues = gesture !== undefined && gesture === state.gesture;
  return {
    document,
    history: continues ? state.history : record(state.history, versionOf(state.document)),
    gesture,
    urlChange: continues ? 'replace' : 'push',
  };
}

/** Lock and selection move with their color. */
function moveSlot(
  state: CreatorState,
  { from, to, gesture }: { from: number; to: number; gesture?: number },
): CreatorState {
  const { colors, locked, selected } = state.document;
  if (from === to || to < 0 || to >= SLOT_COUNT) return state;
  const moved = change(
    state,
    { colors: move(colors, from, to), locked: move(locked, from, to) },
    gesture,
  );
  const order = move([...colors.keys()], from, to);
  const index = selected === undefined ? undefined : order.indexOf(selected);
  return { ...moved, document: { ...moved.document, selected: index } };
}

function restore(
  state: CreatorState,
  step: { history: History<PaletteVersion>; version: PaletteVersion } | undefined,
): CreatorState {
  if (!step) return state;
  const document = { ...state.document, ...versionOf(step.version) };
  return { document, history: step.history, gesture: undefined, urlChange: 'push' };
}

const set = (state: CreatorState, edit: Partial<CreatorDocument>): CreatorState => ({
  ...state,
  document: { ...state.document, ...edit },
  urlChange: 'replace',
});

const versionOf = ({ colors, locked, harmony }: PaletteVersion): PaletteVersion => ({
  colors,
  locked,
  harmony,
});

const sameColors = (a: PaletteVersion, b: PaletteVersion): boolean =>
  a.colors.every((color, i) => color === b.colors[i]);

function move<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
}

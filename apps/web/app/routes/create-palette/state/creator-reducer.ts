import type { ColorRole, HarmonyType, Hex, PaletteStyleId } from '@swatchwork/color';
import { FEWEST_COLORS, MOST_COLORS } from '@swatchwork/contract/constants';

import { rolesMoved } from '../../../palettes/chosen-roles.ts';
import type { CreatorDocument, PaletteVersion } from '../../../palettes/creator-document.ts';
import type { Exact } from '../../../palettes/exact-of.ts';
import { type History, record, redo, travel, undo } from '../../../query/history.ts';
import type { AddressChange } from '../../../query/use-write-address.ts';

interface CreatorState {
  document: CreatorDocument;
  /** Belongs to this page: a reload or a shared link begins with an empty history. */
  history: History<PaletteVersion>;
  /** The drag of the last change: all changes of one drag are one undo step. */
  gesture: number | undefined;
  urlChange: AddressChange;
}

/** Slots are indices from 0; hexes are upper-case. */
export type CreatorAction =
  | { type: 'setColor'; slot: number; color: Hex; exact?: Exact }
  | { type: 'dragColor'; slot: number; color: Hex; exact?: Exact; gesture: number }
  | { type: 'move'; from: number; to: number; gesture?: number }
  /** A color becomes the one at `slot`; those from there on make room. */
  | { type: 'add'; slot: number; color: Hex; exact?: Exact }
  | { type: 'remove'; slot: number }
  /** New colors for the slots that are not locked when the colors arrive. */
  | { type: 'fill'; colors: readonly Hex[]; exact?: readonly Exact[]; harmony?: HarmonyType }
  /** All colors moved at once; those that are locked are as they were. */
  | { type: 'tune'; colors: readonly Hex[]; exact: readonly Exact[]; gesture: number }
  /** New colors for all slots; unlocks them. */
  | { type: 'renew'; colors: readonly Hex[]; exact?: readonly Exact[] }
  | { type: 'undo' | 'redo' }
  | { type: 'select'; slot: number | undefined }
  | { type: 'toggleLock'; slot: number }
  /** A role is for one color, and a color has one. */
  | { type: 'setRole'; slot: number; role: ColorRole | undefined }
  | { type: 'setStyle'; style: PaletteStyleId }
  | { type: 'setText'; field: 'name' | 'description'; text: string }
  | { type: 'setOnlyMe'; onlyMe: boolean }
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
      return setColor(state, action);
    case 'dragColor':
      return { ...setColor(state, action), urlChange: 'replaceLater' };
    case 'move':
      return moveSlot(state, action);
    case 'add':
      return addSlot(state, action);
    case 'remove':
      return removeSlot(state, action.slot);
    case 'fill': {
      const { colors, harmony } = action;
      const kept = document.colors.map((color, i) =>
        document.locked[i] ? color : (colors[i] ?? color),
      );
      // A color that stays the same, as the base of a harmony does, stays all that it is.
      const exact = kept.map((color, i) => {
        const was = color === document.colors[i] ? document.exact[i] : undefined;
        return document.locked[i] ? was : (action.exact?.[i] ?? was);
      });
      return change(state, { colors: kept, exact, harmony });
    }
    case 'tune': {
      const { colors, exact, gesture } = action;
      return { ...change(state, { colors, exact }, gesture), urlChange: 'replaceLater' };
    }
    case 'renew': {
      const { colors } = action;
      return change(state, {
        colors,
        exact: colors.map((_, i) => action.exact?.[i]),
        locked: colors.map(() => false),
        roles: {},
        harmony: undefined,
      });
    }
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
    case 'setRole': {
      const { slot, role } = action;
      const others = rolesMoved(document.roles, (place) => (place === slot ? -1 : place));
      return set(state, { roles: role ? { ...others, [role]: slot } : others });
    }
    case 'setStyle':
      return set(state, { style: action.style });
    case 'setText':
      return { ...set(state, { [action.field]: action.text }), urlChange: 'replaceLater' };
    case 'setOnlyMe':
      return set(state, { onlyMe: action.onlyMe });
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
  const document = keepSelection({ ...state.document, ...edit });
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

/** A color that is only a hex is nothing beyond it. */
function setColor(
  state: CreatorState,
  { slot, color, exact, gesture }: { slot: number; color: Hex; exact?: Exact; gesture?: number },
): CreatorState {
  const { document } = state;
  const colors = document.colors.with(slot, color);
  return change(state, { colors, exact: document.exact.with(slot, exact) }, gesture);
}

/** Lock, role and selection move with their color. */
function moveSlot(
  state: CreatorState,
  { from, to, gesture }: { from: number; to: number; gesture?: number },
): CreatorState {
  const { colors, exact, locked, roles, selected } = state.document;
  if (from === to || to < 0 || to >= colors.length) return state;
  const order = move([...colors.keys()], from, to);
  const moved = change(
    state,
    {
      colors: move(colors, from, to),
      exact: move(exact, from, to),
      locked: move(locked, from, to),
      roles: rolesMoved(roles, (place) => order.indexOf(place)),
    },
    gesture,
  );
  const index = selected === undefined ? undefined : order.indexOf(selected);
  return { ...moved, document: { ...moved.document, selected: index } };
}

/** Harmony and selection stay with the colors that were there; a full palette stays as it is. */
function addSlot(
  state: CreatorState,
  { slot, color, exact }: { slot: number; color: Hex; exact?: Exact },
): CreatorState {
  const { colors, locked, roles, selected } = state.document;
  if (colors.length >= MOST_COLORS) return state;
  const added = change(state, {
    colors: colors.toSpliced(slot, 0, color),
    exact: state.document.exact.toSpliced(slot, 0, exact),
    locked: locked.toSpliced(slot, 0, false),
    roles: rolesMoved(roles, (place) => (place >= slot ? place + 1 : place)),
  });
  const moved = selected !== undefined && selected >= slot ? selected + 1 : selected;
  return { ...added, document: { ...added.document, selected: moved } };
}

/** The neighbor of a removed color takes its selection. The last two colors stay. */
function removeSlot(state: CreatorState, slot: number): CreatorState {
  const { colors, locked, roles, selected } = state.document;
  if (colors.length <= FEWEST_COLORS) return state;
  const rest = colors.toSpliced(slot, 1);
  const removed = change(state, {
    colors: rest,
    exact: state.document.exact.toSpliced(slot, 1),
    locked: locked.toSpliced(slot, 1),
    roles: rolesMoved(roles, (place) => (place === slot ? -1 : place - Number(place > slot))),
  });
  const isAfter = selected !== undefined && selected > slot;
  const moved = isAfter ? selected - 1 : selected && Math.min(selected, rest.length - 1);
  return { ...removed, document: { ...removed.document, selected: moved } };
}

function restore(
  state: CreatorState,
  step: { history: History<PaletteVersion>; version: PaletteVersion } | undefined,
): CreatorState {
  if (!step) return state;
  const document = keepSelection({ ...state.document, ...versionOf(step.version) });
  return { document, history: step.history, gesture: undefined, urlChange: 'push' };
}

const set = (state: CreatorState, edit: Partial<CreatorDocument>): CreatorState => ({
  ...state,
  document: { ...state.document, ...edit },
  urlChange: 'replace',
});

const versionOf = ({ colors, exact, locked, roles, harmony }: PaletteVersion): PaletteVersion => ({
  colors,
  exact,
  locked,
  roles,
  harmony,
});

/** A palette that has become shorter may have no selected color any more. */
const keepSelection = (document: CreatorDocument): CreatorDocument => ({
  ...document,
  selected: (document.selected ?? 0) < document.colors.length ? document.selected : undefined,
});

const sameColors = (a: PaletteVersion, b: PaletteVersion): boolean =>
  a.colors.length === b.colors.length &&
  a.colors.every((color, i) => color === b.colors[i] && a.exact[i] === b.exact[i]);

function move<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
}

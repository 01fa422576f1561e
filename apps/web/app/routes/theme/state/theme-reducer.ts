import { pruneOverrides, type ThemeDocument } from '@swatchwork/theme/link';
import { type History, record, redo, travel, undo } from '../../../query/history.ts';
import type { AddressChange } from '../../../query/use-write-address.ts';
import { isSame } from './is-same.ts';
import type { ThemeQuery } from './theme-query.ts';
import type { View } from './view.ts';

export interface ThemeState extends ThemeQuery {
  /** Belongs to this page: a reload or a shared link begins with an empty history. */
  readonly history: History<ThemeDocument>;
  /** The field of the last change: what is typed or dragged in one field is one undo step. */
  readonly gesture: string | undefined;
  readonly addressChange: AddressChange;
}

export type ThemeAction =
  | { type: 'change'; change: Partial<ThemeDocument>; gesture?: string }
  /** The field of the last change was left. */
  | { type: 'rest' }
  | { type: 'look'; view: Partial<View>; typed?: boolean }
  | { type: 'undo' | 'redo' }
  /** The browser went to another history entry, or the visitor followed a link. */
  | { type: 'open'; query: ThemeQuery };

export const startTheme = (query: ThemeQuery): ThemeState => ({
  ...query,
  history: { past: [], future: [] },
  gesture: undefined,
  addressChange: 'replace',
});

export function themeReducer(state: ThemeState, action: ThemeAction): ThemeState {
  const { document, history } = state;
  switch (action.type) {
    case 'change': {
      const changed = prune({ ...document, ...action.change });
      if (isSame(changed, document)) return state;
      const continues = action.gesture !== undefined && action.gesture === state.gesture;
      return {
        ...state,
        document: changed,
        problems: [],
        history: continues ? history : record(history, document),
        gesture: action.gesture,
        addressChange: action.gesture === undefined ? 'push' : 'pushLater',
      };
    }
    case 'rest':
      return state.gesture === undefined ? state : { ...state, gesture: undefined };
    case 'look':
      return {
        ...state,
        view: { ...state.view, ...action.view },
        addressChange: action.typed ? 'replaceLater' : 'replace',
      };
    case 'undo':
      return restore(state, undo(history, document));
    case 'redo':
      return restore(state, redo(history, document));
    case 'open':
      return {
        ...startTheme(action.query),
        history: travel(history, document, action.query.document, isSame),
      };
  }
}

/** The primary color exists, and so does each role that has a color of its own. */
const prune = (document: ThemeDocument): ThemeDocument => ({
  ...document,
  primary: Math.min(document.primary, document.brands.length - 1),
  overrides: pruneOverrides(document.overrides, document.brands.length),
});

const restore = (state: ThemeState, step: ReturnType<typeof undo<ThemeDocument>>): ThemeState =>
  step
    ? {
        ...state,
        document: step.version,
        history: step.history,
        gesture: undefined,
        addressChange: 'push',
      }
    : state;

import { type History, record, redo, travel, undo } from '../../../query/history.ts';
import type { AddressChange } from '../../../query/use-write-address.ts';
import { type ChartDocument, documentEntries } from './chart-document.ts';
import type { ChartQuery } from './chart-query.ts';
import type { View } from './view.ts';

export interface ChartState extends ChartQuery {
  /** Belongs to this page: a reload or a shared link begins with an empty history. */
  readonly history: History<ChartDocument>;
  /** The control of the last change: what is typed or dragged in one is one undo step. */
  readonly gesture: string | undefined;
  readonly addressChange: AddressChange;
}

export type ChartAction =
  | { type: 'change'; change: Partial<ChartDocument>; gesture?: string }
  /** The control of the last change was left. */
  | { type: 'rest' }
  | { type: 'look'; view: Partial<View> }
  | { type: 'undo' | 'redo' }
  /** The browser went to another history entry, or the visitor followed a link. */
  | { type: 'open'; query: ChartQuery };

export const startState = (query: ChartQuery): ChartState => ({
  ...query,
  history: { past: [], future: [] },
  gesture: undefined,
  addressChange: 'replace',
});

export function chartReducer(state: ChartState, action: ChartAction): ChartState {
  const { document, history } = state;
  switch (action.type) {
    case 'change': {
      const changed = { ...document, ...action.change };
      if (isSame(changed, document)) return { ...state, document: changed };
      const continues = action.gesture !== undefined && action.gesture === state.gesture;
      return {
        ...state,
        document: changed,
        history: continues ? history : record(history, document),
        gesture: action.gesture,
        addressChange: action.gesture === undefined ? 'push' : 'pushLater',
      };
    }
    case 'rest':
      return state.gesture === undefined ? state : { ...state, gesture: undefined };
    case 'look':
      return { ...state, view: { ...state.view, ...action.view }, addressChange: 'replace' };
    case 'undo':
      return restore(state, undo(history, document));
    case 'redo':
      return restore(state, redo(history, document));
    case 'open':
      return {
        ...startState(action.query),
        history: travel(history, document, action.query.document, isSame),
      };
  }
}

/** Two documents that the same link means. */
const isSame = (a: ChartDocument, b: ChartDocument) =>
  String(documentEntries(a)) === String(documentEntries(b));

const restore = (state: ChartState, step: ReturnType<typeof undo<ChartDocument>>): ChartState =>
  step
    ? {
        ...state,
        document: step.version,
        history: step.history,
        gesture: undefined,
        addressChange: 'push',
      }
    : state;

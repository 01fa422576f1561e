import { type History, record, redo, travel, undo } from './history.ts';
import type { AddressChange } from './use-write-address.ts';

/** What a link to a page holds: a document, in which Undo goes back, and how it is looked at. */
export interface DocumentQuery {
  readonly document: object;
  readonly view: object;
}

export type DocumentState<Query extends DocumentQuery> = Query & {
  /** Belongs to this page: a reload or a shared link begins with an empty history. */
  readonly history: History<Query['document']>;
  /** The control of the last change: what is typed or dragged in one is one undo step. */
  readonly gesture: string | undefined;
  readonly addressChange: AddressChange;
};

export type DocumentAction<Query extends DocumentQuery> =
  | { type: 'change'; change: Partial<Query['document']>; gesture?: string }
  /** The control of the last change was left. */
  | { type: 'rest' }
  | { type: 'look'; view: Partial<Query['view']>; typed?: boolean }
  | { type: 'undo' | 'redo' }
  /** The browser went to another history entry, or the visitor followed a link. */
  | { type: 'open'; query: Query };

interface Rules<Query extends DocumentQuery> {
  /** Whether the same link means both documents. */
  isSame(a: Query['document'], b: Query['document']): boolean;
  /** What a change leaves wrong elsewhere in the document is put right. */
  mend?(document: Query['document']): Query['document'];
  /** Whether links and forms of the page make changes, so that Undo goes back to what they led away from. */
  recordsLinks?: boolean;
  /** What no longer holds once the document has changed. */
  outdated?: Partial<Query>;
}

export const startDocument = <Query extends DocumentQuery>(query: Query): DocumentState<Query> => ({
  ...query,
  history: { past: [], future: [] },
  gesture: undefined,
  addressChange: 'replace',
});

/** The reducer of a page whose document and view stand in its address. */
export function createDocumentReducer<Query extends DocumentQuery>({
  isSame,
  mend = (document) => document,
  outdated,
  recordsLinks = false,
}: Rules<Query>) {
  type State = DocumentState<Query>;

  const restore = (state: State, step: ReturnType<typeof undo<Query['document']>>): State =>
    step
      ? {
          ...state,
          document: step.version,
          history: step.history,
          gesture: undefined,
          addressChange: 'push',
        }
      : state;

  return (state: State, action: DocumentAction<Query>): State => {
    const { document, history } = state;
    switch (action.type) {
      case 'change': {
        const changed = mend({ ...document, ...action.change });
        // It may be spelled otherwise, which its field shows.
        if (isSame(changed, document)) return { ...state, document: changed };
        const continues = action.gesture !== undefined && action.gesture === state.gesture;
        return {
          ...state,
          ...outdated,
          document: changed,
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
      case 'open': {
        const next = action.query.document;
        const found = travel(history, document, next, isSame);
        const isChange = recordsLinks && found === history && !isSame(document, next);
        return {
          ...startDocument(action.query),
          history: isChange ? record(history, document) : found,
        };
      }
    }
  };
}

import { createDocumentReducer } from '../../../query/document-reducer.ts';
import { stepsOf } from '../../../query/steps-of.ts';
import { useDocumentState } from '../../../query/use-document-state.ts';
import { useUndoKeys } from '../../../query/use-undo-keys.ts';

type Query = { document: { search: string }; view: object };

/** Which tab is open is no change. */
const withoutTab = ({ search }: Query['document']): string => {
  const params = new URLSearchParams(search);
  params.delete('tab');
  return String(params);
};

const ADDRESS = {
  reducer: createDocumentReducer<Query>({
    isSame: (a, b) => withoutTab(a) === withoutTab(b),
    recordsLinks: true,
  }),
  read: (search: string): Query => ({ document: { search }, view: {} }),
  write: ({ document }: Query) => document.search,
};

/** Undo and Redo of the settings, which the address holds. */
export function useSteps() {
  const { state, dispatch } = useDocumentState<Query>(ADDRESS);
  useUndoKeys(dispatch);
  return stepsOf(state.history, dispatch);
}

import type { History } from './history.ts';

/** Undo and Redo of a document, with the number of their steps. */
export const stepsOf = (
  { past, future }: History<unknown>,
  dispatch: (action: { type: 'undo' | 'redo' }) => void,
) => ({
  undo: { count: past.length, onClick: () => dispatch({ type: 'undo' }) },
  redo: { count: future.length, onClick: () => dispatch({ type: 'redo' }) },
});

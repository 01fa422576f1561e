import {
  type CheckedPair,
  type CssColor,
  checkPalette,
  exactSrgb,
  type PaletteCheck,
} from '@swatchwork/color';
import { useMemo } from 'react';

import { wholeColors } from '../../palettes/whole-color.ts';
import { createDocumentReducer } from '../../query/document-reducer.ts';
import { stepsOf } from '../../query/steps-of.ts';
import { useDocumentState } from '../../query/use-document-state.ts';
import { useUndoKeys } from '../../query/use-undo-keys.ts';
import { type CheckQuery, readCheck, writeCheck } from './check-query.ts';
import { labelsOf } from './check-words.ts';

/** What every part of the page shows. */
export interface ShownCheck {
  query: CheckQuery;
  /** Its colors by place, each as all that it is. */
  whole: readonly CssColor[];
  check: PaletteCheck;
  /** By place. */
  labels: readonly string[];
  /** The pair that is looked at; undefined if there are no pairs. */
  pair: CheckedPair | undefined;
  /** Undo and Redo. */
  steps: ReturnType<typeof stepsOf>;
}

/** What is looked at, and what the last change was, make no other palette. */
const identify = (query: CheckQuery) =>
  writeCheck({ ...query, was: undefined, pair: undefined, view: undefined });

type Query = { document: CheckQuery; view: object };

const ADDRESS = {
  reducer: createDocumentReducer<Query>({
    isSame: (a, b) => identify(a) === identify(b),
    recordsLinks: true,
  }),
  read: (search: string) => ({ document: readCheck(new URLSearchParams(search)), view: {} }),
  write: ({ document }: Query) => writeCheck(document),
};

/** The check of the palette in the address. */
export function useCheck(): ShownCheck {
  const { state, dispatch } = useDocumentState<Query>(ADDRESS);
  const { document: query, history } = state;
  useUndoKeys(dispatch);

  const shown = useMemo(() => {
    const { colors, target, locked } = query;
    const whole = wholeColors(query);
    const check = checkPalette(whole.map(exactSrgb), { target, locked });
    return { query, whole, check, labels: labelsOf(colors), pair: pairToShow(check, query) };
  }, [query]);
  return { ...shown, steps: stepsOf(history, dispatch) };
}

/** The chosen pair, else the first that collides, else the one with the least contrast. */
function pairToShow({ pairs }: PaletteCheck, query: CheckQuery): CheckedPair | undefined {
  const chosen = query.pair?.join();
  return (
    pairs.find(({ places }) => places.join() === chosen) ??
    pairs.find(({ collides }) => collides.length > 0) ??
    pairs.toSorted((a, b) => a.contrast - b.contrast)[0]
  );
}

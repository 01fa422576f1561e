import {
  type CheckedPair,
  type CssColor,
  checkPalette,
  exactSrgb,
  type PaletteCheck,
} from '@swatchwork/color';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { wholeColors } from '../../palettes/whole-color.ts';
import { type CheckQuery, readCheck } from './check-query.ts';
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
}

/** The check of the palette in the address. */
export function useCheck(): ShownCheck {
  const [params] = useSearchParams();

  return useMemo(() => {
    const query = readCheck(params);
    const { colors, target, locked } = query;
    const whole = wholeColors(query);
    const check = checkPalette(whole.map(exactSrgb), { target, locked });
    return { query, whole, check, labels: labelsOf(colors), pair: pairToShow(check, query) };
  }, [params]);
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

import { formatHex } from '@swatchwork/color';
import { nearestColorNames } from '@swatchwork/color/names';
import type { NamesAnswer, NamesQuery } from '@swatchwork/contract';
import type { z } from 'zod';

import { trim } from './trim.ts';

/** The names of a list that come nearest to a color. */
export function nameColor({ hex, list, limit }: z.output<typeof NamesQuery>): NamesAnswer {
  const names = nearestColorNames(hex, limit, list);
  return {
    hex: formatHex(hex),
    list,
    names: names.map((name) => ({ ...name, distance: trim(name.distance) })),
  };
}

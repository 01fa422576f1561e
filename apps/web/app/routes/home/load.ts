import type { Client } from '@swatchwork/client';

import type { ColorOfTheDay, PaletteEntry } from '../../api/types.ts';

const TRENDING = 4;

/** The data of the home page. A part that fails is undefined: the page leaves it out. */
export function loadHome(client: Client): {
  colorOfTheDay: Promise<ColorOfTheDay | undefined>;
  trending: Promise<readonly PaletteEntry[] | undefined>;
} {
  return {
    colorOfTheDay: orUndefined(client.colorOfTheDay.get()),
    trending: orUndefined(
      client.palettes.list({ limit: TRENDING }).then(({ palettes }) => palettes),
    ),
  };
}

const orUndefined = <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch(() => undefined);

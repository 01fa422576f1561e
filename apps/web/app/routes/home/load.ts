import type { Client } from '@swatchwork/client';
import type { Hex } from '@swatchwork/color';

import type { ColorOfTheDay, PaletteEntry } from '../../api/types.ts';
import { heroAround } from './change-hero.ts';
import { givenIn } from './given.ts';
import { HERO_COLORS, HERO_LEAD, type HeroColor } from './hero-colors.ts';

const TRENDING = 4;

/** The data of the home page. A part that fails is undefined: the page leaves it out. */
export function loadHome(
  client: Client,
  address: string,
): {
  /** The colors of the hero, and the one that tools answer. */
  hero: { colors: readonly HeroColor[]; lead: Hex; problem: string | undefined };
  colorOfTheDay: Promise<ColorOfTheDay | undefined>;
  trending: Promise<readonly PaletteEntry[] | undefined>;
} {
  const { given, problem } = givenIn(address);
  return {
    hero: given[0]
      ? { colors: heroAround(given), lead: given[0], problem }
      : { colors: HERO_COLORS, lead: HERO_LEAD, problem },
    colorOfTheDay: orUndefined(client.colorOfTheDay.get()),
    trending: orUndefined(
      client.palettes.list({ limit: TRENDING }).then(({ palettes }) => palettes),
    ),
  };
}

export const orUndefined = <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch(() => undefined);

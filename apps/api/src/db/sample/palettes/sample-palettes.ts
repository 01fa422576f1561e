import { art } from './art.ts';
import { autumnWinter } from './autumn-winter.ts';
import { city } from './city.ts';
import { coast } from './coast.ts';
import { craft } from './craft.ts';
import { garden } from './garden.ts';
import { night } from './night.ts';
import { play } from './play.ts';
import { retro } from './retro.ts';
import type { SamplePalette } from './sample-palette.ts';
import { sky } from './sky.ts';
import { springSummer } from './spring-summer.ts';
import { stone } from './stone.ts';
import { table } from './table.ts';
import { woodland } from './woodland.ts';
import { workplace } from './workplace.ts';

/** The house collection: what a fresh installation shows in Explore until people save their own. */
export const SAMPLE_PALETTES: readonly SamplePalette[] = [
  ...coast,
  ...woodland,
  ...stone,
  ...sky,
  ...springSummer,
  ...autumnWinter,
  ...table,
  ...garden,
  ...city,
  ...art,
  ...retro,
  ...craft,
  ...night,
  ...workplace,
  ...play,
];

import { april } from './april.ts';
import { august } from './august.ts';
import { december } from './december.ts';
import { february } from './february.ts';
import { january } from './january.ts';
import { july } from './july.ts';
import { june } from './june.ts';
import { march } from './march.ts';
import { may } from './may.ts';
import { november } from './november.ts';
import { october } from './october.ts';
import type { SampleColorOfTheDay } from './sample-color-of-the-day.ts';
import { september } from './september.ts';

/**
 * 366 entries in the order of a leap year: index 0 is 1 January, 59 is 29 February and 365 is
 * 31 December. In a common year leave index 59 out, so that every date keeps its color.
 */
export const SAMPLE_COLORS_OF_THE_DAY: readonly SampleColorOfTheDay[] = [
  ...january,
  ...february,
  ...march,
  ...april,
  ...may,
  ...june,
  ...july,
  ...august,
  ...september,
  ...october,
  ...november,
  ...december,
];

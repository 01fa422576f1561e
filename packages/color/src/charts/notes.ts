import { formatHex } from '../spaces/srgb.ts';
import type { Range } from './admission.ts';
import type { Categorical } from './categorical.ts';
import { COLLISION } from './constants.ts';

/** The nearest pairs that are named: twenty like colors have 190. */
const MOST_PAIRS = 12;

/**
 * What a palette for categories does not reach, and what to do about it, in English sentences; none if it reaches all.
 *
 * @param contrast What was asked for with each ground.
 */
export function notesOnCategories(made: Categorical, contrast: number): string[] {
  const { relaxed, contrasts, collisions } = made;
  const more = collisions.length - MOST_PAIRS;
  return [
    ...relaxed.map(
      ({ demand, asked, used }) =>
        `Not enough colors with ${demand} ${rangeText(asked)}; used ${rangeText(used)}.`,
    ),
    ...contrasts.flatMap(({ ground, below }) =>
      below.length > 0
        ? [
            `${placesText(below)} less than ${contrast}:1 with ${formatHex(ground)}: draw an outline as well.`,
          ]
        : [],
    ),
    ...collisions
      .slice(0, MOST_PAIRS)
      .map(
        ({ places, reader, distance }) =>
          `Colors ${places.join(' and ')} are too similar for ${reader} vision: ${cut(distance)}.`,
      ),
    ...(more > 0 ? [`${more} more pairs are too similar.`] : []),
    ...(collisions.length > 0
      ? [
          `Pairs less than ${COLLISION} apart are mistaken for each other: use dashes, patterns or labels as well.`,
        ]
      : []),
  ];
}

const rangeText = (demand: number | Range) => [demand].flat().map(cut).join(' to ');

const placesText = (places: readonly number[]) =>
  places.length === 1 ? `Color ${places[0]} has` : `Colors ${places.join(', ')} have`;

/** Two digits, cut, so that nothing reads as reached that is not. */
const cut = (value: number): string => String(Math.trunc(value * 100) / 100);

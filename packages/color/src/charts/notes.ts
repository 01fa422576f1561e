import { type Places, pairsOf } from '../check/places.ts';
import { formatHex, type Hex, parseHex, type Srgb } from '../spaces/srgb.ts';
import type { Range } from './admission.ts';
import type { Categorical } from './categorical.ts';
import { type ChartStyle, collisionOf, NAMED, VISION_READERS } from './constants.ts';
import { toTone } from './flaws.ts';
import type { Ramp } from './ramp.ts';

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
          `Pairs less than ${collisionOf(made.colors.length)} apart are easily confused: use dashes, patterns or labels as well.`,
        ]
      : []),
  ];
}

/**
 * Which colors have one basic name although they are neighbors or among the first, in English sentences: not of two given
 * ones, nor of styles that do not ask for names.
 *
 * @param isGiven Of a place; the first is 1.
 */
export function notesOnNames(
  colors: readonly Hex[],
  style: ChartStyle,
  isGiven: (place: number) => boolean,
): string[] {
  if (style === 'one-hue' || style === 'spread') return [];
  const names = colors.map((hex) => toTone(parseHex(hex)!).family);
  const isSaid = ([i, j]: Places) =>
    names[i] === names[j] && names[i] !== 'gray' && (j < NAMED || j === i + 1);
  return pairsOf(colors.length)
    .filter((pair) => isSaid(pair) && !pair.every((place) => isGiven(place + 1)))
    .map(([i, j]) => `Colors ${i + 1} and ${j + 1} are both called ${names[i]}.`);
}

/**
 * What a ramp does otherwise than might be expected of its colors, in English sentences; none if nothing.
 *
 * @param given As it was made from.
 */
export function notesOnRamp(ramp: Ramp, given: readonly Srgb[]): string[] {
  const { colors, places, ordered, asymmetry } = ramp;
  const unordered = VISION_READERS.filter((reader) => !ordered.includes(reader));
  const isDiverging = asymmetry !== undefined;
  return [
    ...places.flatMap((place, i) => {
      const hex = formatHex(given[i]!);
      if (place === undefined)
        return [`${hex} is too light for its side of the ramp, which has only its hue.`];
      const isEnd = place === 1 || place === colors.length;
      return isEnd || !isDiverging
        ? []
        : [`${hex} is too light for an end: it is step ${place}, with darker steps after it.`];
    }),
    ...(isDiverging && asymmetry >= UNLIKE
      ? [`The two sides differ in lightness by up to ${Math.round(asymmetry)} of 100.`]
      : []),
    ...(unordered.length > 0
      ? [
          `Lightness is not in order for ${unordered.join(', ')} vision: choose colors that differ more in lightness.`,
        ]
      : []),
  ];
}

/** CIE lightness by which the sides of a ramp may differ without a word. */
const UNLIKE = 15;

const rangeText = (demand: number | Range) => [demand].flat().map(cut).join(' to ');

const placesText = (places: readonly number[]) =>
  places.length === 1 ? `Color ${places[0]} has` : `Colors ${places.join(', ')} have`;

/** Two digits, cut, so that nothing reads as reached that is not. */
const cut = (value: number): string => String(Math.trunc(value * 100) / 100);

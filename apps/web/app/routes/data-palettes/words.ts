import { COLLISION, formatRatio, type Reader, VISION_READERS } from '@swatchwork/color';
import { CATEGORY_LIMITS, type ChartPalette } from '@swatchwork/color/charts';

import type { Made } from './make/use-palette.ts';

export const READER_NAMES: Record<Reader, string> = {
  normal: 'Ordinary',
  protan: 'Protan',
  deutan: 'Deutan',
  tritan: 'Tritan',
  gray: 'Gray',
};

/** What each reader lacks. */
export const READER_TEXTS: Record<Reader, string> = {
  normal: 'all cones',
  protan: 'red cones',
  deutan: 'green cones',
  tritan: 'blue cones',
  gray: 'on paper, in grayscale',
};

/** One digit, cut, so that nothing reads as reached that is not. */
export const formatDistance = (distance: number): string =>
  (Math.trunc(distance * 10) / 10).toFixed(1);

/** What the palette is worth, in one sentence. */
export function verdictOf({ palette }: Made): string {
  const { categories, ramp } = palette;
  if (categories) return verdictOnCategories(categories, palette.colors.length);
  return ramp ? verdictOnRamp(palette, ramp) : '';
}

type Categories = NonNullable<ChartPalette['categories']>;
type Ramp = NonNullable<ChartPalette['ramp']>;

function verdictOnCategories({ smallest, collisions }: Categories, count: number): string {
  const worst = VISION_READERS.reduce((a, b) => (smallest[b] < smallest[a] ? b : a));
  const distance = formatDistance(smallest[worst]);
  if (collisions.length === 0) {
    return `Any two of these ${count} are at least ${distance} apart, for every reader of color. Below ${COLLISION}, small marks are mistaken for each other.`;
  }
  const pairs = collisions.length === 1 ? 'One pair is' : `${collisions.length} pairs are`;
  return `${pairs} less than ${COLLISION} apart for some type of vision: the nearest ${distance}, with ${READER_NAMES[worst].toLowerCase()} vision.`;
}

function verdictOnRamp({ kind, colors }: ChartPalette, { steps, ordered, asymmetry }: Ramp) {
  const even = `${colors.length} steps, each ${formatDistance(steps.least)} to ${formatDistance(steps.greatest)} from the next.`;
  const unordered = VISION_READERS.filter((reader) => !ordered.includes(reader));
  const order =
    unordered.length === 0
      ? `Lightness ${kind === 'diverging' ? 'falls from the middle to both ends' : 'is in order'} for every type of vision.`
      : `Lightness is not in order for ${unordered.map((reader) => READER_NAMES[reader].toLowerCase()).join(' and ')} vision.`;
  const wings =
    asymmetry === undefined
      ? ''
      : ` The two wings differ by ${formatDistance(asymmetry)} of 100 in lightness at most.`;
  return `${even} ${order}${wings}`;
}

/** What could not be had, and what was done instead. */
export function limitsOf({ request, palette }: Made): string[] {
  const { categories, colors } = palette;
  if (!categories) return [];
  const kept = request.colors.length;
  return [
    ...categories.relaxed.map(({ demand, asked, used }) =>
      demand === 'contrast'
        ? `No ${colors.length} colors reach ${asked[0]}:1 ${groundsText(request)}. The new ones reach ${formatRatio(used[0]!)}:1, the highest possible.`
        : `A ${demand} of ${asked.join(' to ')} leaves too few colors, so it was ignored.`,
    ),
    ...categories.contrasts.flatMap(({ ground, below }) => {
      const own = below.filter((place) => place <= kept);
      return own.length > 0
        ? [
            `${listColors(own, colors)} ${own.length === 1 ? 'stays' : 'stay'} as you gave ${own.length === 1 ? 'it' : 'them'}, with less than ${request.contrast}:1 on ${ground}.`,
          ]
        : [];
    }),
    ...(kept === colors.length
      ? [
          `All of these are yours: nothing was searched for. ${kept < CATEGORY_LIMITS.max ? 'Raise the number, or take one out' : 'Take one out to leave room'}.`,
        ]
      : []),
  ];
}

const groundsText = ({ grounds = [] }: Made['request']): string =>
  grounds.length === 1 ? `on ${grounds[0]}` : `on both ${grounds.join(' and ')}`;

const listColors = (places: readonly number[], colors: ChartPalette['colors']): string =>
  places.map((place) => colors[place - 1]).join(', ');

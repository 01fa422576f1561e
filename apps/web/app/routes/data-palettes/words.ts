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
    return `All ${count} stay distinct, with color blindness too (closest pair ΔE ${distance}).`;
  }
  const pairs = collisions.length === 1 ? 'One pair is' : `${collisions.length} pairs are`;
  return `${pairs} closer than ΔE ${COLLISION} for some type of vision: the closest ${distance}, with ${READER_NAMES[worst].toLowerCase()} vision.`;
}

function verdictOnRamp({ colors }: ChartPalette, { steps, ordered }: Ramp) {
  const [least, greatest] = [formatDistance(steps.least), formatDistance(steps.greatest)];
  const isEven = steps.greatest < EVEN * steps.least;
  const even = isEven
    ? `${colors.length} even steps (ΔE ${least})`
    : `${colors.length} steps (ΔE ${least} to ${greatest})`;
  const isOrdered = VISION_READERS.every((reader) => ordered.includes(reader));
  return `${even}${isOrdered ? ', in order for every type of vision' : ''}.`;
}

/** Steps that differ by less than a tenth are called even. */
const EVEN = 1.1;

/** What could not be had, and what was done instead. */
export function limitsOf({ request, palette }: Made): string[] {
  const { own: ofPerson = [] } = request;
  const { categories, colors } = palette;
  if (!categories) return palette.notes;
  return [
    ...categories.relaxed.map(({ demand, asked, used }) =>
      demand === 'contrast'
        ? `No ${colors.length} colors reach ${asked[0]}:1 ${groundsText(request)}. The new ones reach ${formatRatio(used[0]!)}:1, the highest possible.`
        : `A ${demand} of ${asked.join(' to ')} leaves too few colors, so it was ignored.`,
    ),
    ...categories.contrasts.flatMap(({ ground, below }) => {
      const own = below.filter((place) => ofPerson.includes(place - 1));
      return own.length > 0
        ? [
            `${listColors(own, colors)} ${own.length === 1 ? 'stays' : 'stay'} as you gave ${own.length === 1 ? 'it' : 'them'}, with less than ${request.contrast}:1 on ${ground}.`,
          ]
        : [];
    }),
    ...(ofPerson.length === colors.length
      ? [
          `All of these are yours, so none was chosen for you. ${colors.length < CATEGORY_LIMITS.max ? 'Raise the number, or take one out' : 'Take one out to leave room'}.`,
        ]
      : []),
  ];
}

const groundsText = ({ grounds = [] }: Made['request']): string =>
  grounds.length === 1 ? `on ${grounds[0]}` : `on both ${grounds.join(' and ')}`;

const listColors = (places: readonly number[], colors: ChartPalette['colors']): string =>
  places.map((place) => colors[place - 1]).join(', ');

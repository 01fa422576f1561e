import { formatDistance, formatRatio, type Reader, VISION_READERS } from '@swatchwork/color';
import { CATEGORY_LIMITS, type ChartPalette, notesOnNames } from '@swatchwork/color/charts';

import type { Made } from './make/use-palette.ts';

export const READER_NAMES: Record<Reader, string> = {
  normal: 'Typical',
  protan: 'Protan',
  deutan: 'Deutan',
  tritan: 'Tritan',
  gray: 'Gray',
};

/** Why two colors make no ramp. */
export const TOO_ALIKE =
  'your two colors are too similar for the ends of a ramp; choose one that differs more, in lightness too';

/** What each reader lacks. */
export const READER_TEXTS: Record<Reader, string> = {
  normal: 'all cones',
  protan: 'red cones',
  deutan: 'green cones',
  tritan: 'blue cones',
  gray: 'on paper, in grayscale',
};

/** What the palette is worth, in a few words. */
export function badgeOf({ palette: { categories, ramp } }: Made) {
  if (categories) {
    const { smallest, collisions } = categories;
    const closest = formatDistance(Math.min(...VISION_READERS.map((one) => smallest[one])));
    return collisions.length === 0
      ? ({ state: 'passes', children: `Distinct for all · closest ΔE ${closest}` } as const)
      : ({
          state: 'fails',
          children: `${collisions.length} too similar · closest ΔE ${closest}`,
        } as const);
  }
  const isOrdered = VISION_READERS.every((one) => ramp?.ordered.includes(one));
  return isOrdered
    ? ({ state: 'passes', children: 'Lightness in order' } as const)
    : ({ state: 'fails', children: 'Lightness not in order' } as const);
}

/** What could not be had, and what was done instead. */
export function limitsOf({ request, palette }: Made): string[] {
  const { own: ofPerson = [], style = 'balanced' } = request;
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
            `${listColors(own, colors)} ${own.length === 1 ? 'stays' : 'stay'} as entered, with less than ${request.contrast}:1 on ${ground}.`,
          ]
        : [];
    }),
    ...notesOnNames(colors, style, (place) => ofPerson.includes(place - 1)),
    ...(ofPerson.length === colors.length
      ? [
          `All of these are your own colors, so there was none to add. ${colors.length < CATEGORY_LIMITS.max ? 'Increase the number, or remove one' : 'Remove one to make room'}.`,
        ]
      : []),
  ];
}

const groundsText = ({ grounds = [] }: Made['request']): string =>
  grounds.length === 1 ? `on ${grounds[0]}` : `on both ${grounds.join(' and ')}`;

const listColors = (places: readonly number[], colors: ChartPalette['colors']): string =>
  places.map((place) => colors[place - 1]).join(', ');

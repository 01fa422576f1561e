import { FEWEST_COLORS, MOST_COLORS } from '@swatchwork/contract/constants';

type Option<Value extends string> = readonly [value: Value, text: string, chip?: string];

const options = <const Value extends string>(...all: Option<Value>[]) => all;

/** What a palette can be good for: the fields of the form and of the address, and their choices. */
export const FACETS = {
  safe: {
    label: 'Safe for',
    any: 'Any',
    options: options(
      ['protan', 'Red-blind (protan)', 'Safe for protan'],
      ['deutan', 'Green-blind (deutan)', 'Safe for deutan'],
      ['tritan', 'Blue-blind (tritan)', 'Safe for tritan'],
      ['protan,deutan', 'Red- and green-blind', 'Safe for protan and deutan'],
      ['protan,deutan,tritan', 'All three', 'Safe for all color vision'],
    ),
  },
  pairs: {
    label: 'Pairs for text, 4.5:1',
    any: 'Any',
    options: options(
      ['1', 'At least 1', 'Pair of 4.5:1'],
      ['2', 'At least 2', '2 pairs of 4.5:1'],
      ['3', 'At least 3', '3 pairs of 4.5:1'],
      ['4', 'At least 4', '4 pairs of 4.5:1'],
      ['6', 'At least 6', '6 pairs of 4.5:1'],
      ['10', 'At least 10', '10 pairs of 4.5:1'],
    ),
  },
  ground: {
    label: 'Page and text color',
    any: 'Any',
    options: options(['true', 'Has both', 'Has page and text color']),
  },
  tone: {
    label: 'Lightness',
    any: 'Any',
    options: options(['light', 'Light'], ['dark', 'Dark']),
  },
  strength: {
    label: 'Strength',
    any: 'Any',
    options: options(['muted', 'Muted'], ['vivid', 'Vivid']),
  },
  size: {
    label: 'Number of colors',
    any: 'Any',
    options: Array.from(
      { length: MOST_COLORS - FEWEST_COLORS + 1 },
      (_, more): Option<`${number}`> => {
        const count = FEWEST_COLORS + more;
        return [`${count}`, `${count}`, `${count} colors`];
      },
    ),
  },
};

export type FacetName = keyof typeof FACETS;

export const FACET_NAMES = ['safe', 'pairs', 'ground', 'tone', 'strength', 'size'] as const;

/** Nothing is wanted. */
export const NO_FACETS = { safe: '', pairs: '', ground: '', tone: '', strength: '', size: '' };

/** The facets that are wanted, as the API takes them; unknown values are left out. */
export function readFacets(fields: Readonly<Record<FacetName, string>>) {
  const known = <Value extends string>(from: readonly Option<Value>[], text: string) =>
    from.find(([value]) => value === text)?.[0];
  const safe = known(FACETS.safe.options, fields.safe);
  const pairs = known(FACETS.pairs.options, fields.pairs);
  const ground = known(FACETS.ground.options, fields.ground);
  const tone = known(FACETS.tone.options, fields.tone);
  const strength = known(FACETS.strength.options, fields.strength);
  const size = known(FACETS.size.options, fields.size);
  return {
    ...(safe && { safe }),
    ...(pairs && { pairs }),
    ...(ground && { ground }),
    ...(tone && { tone }),
    ...(strength && { strength }),
    ...(size && { size }),
  };
}

export type WantedFacets = ReturnType<typeof readFacets>;

/** The wanted facets in words, with the field of each. */
export const facetChips = (wanted: WantedFacets): { name: FacetName; text: string }[] =>
  FACET_NAMES.flatMap((name) => {
    const option = FACETS[name].options.find(([value]) => value === wanted[name]);
    return option ? [{ name, text: option[2] ?? option[1] }] : [];
  });

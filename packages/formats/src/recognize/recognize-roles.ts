import { MINIMA, type PairKind, type ThemeTarget } from '@swatchwork/theme';

import { conventionPairs, PLAIN_GROUND } from './conventions.ts';
import { type KnownPair, NAMING_SYSTEMS, type NamingSystem } from './naming-systems.ts';
import { type SplitName, splitNames } from './split-name.ts';
import { readScales } from './twelve-steps.ts';

/** Two names of a file of which one is seen on the other. */
export interface RecognizedPair {
  /** The two names as the file has them, with a slash between. */
  readonly id: string;
  readonly foreground: string;
  readonly background: string;
  /** What may lie beneath the background where it is translucent. */
  readonly over: readonly string[];
  readonly kind: PairKind;
  /** Least WCAG contrast ratio at each target. */
  readonly minimum: Readonly<Record<ThemeTarget, number>>;
  /** Whose names these are, such as `shadcn/ui`, or `convention`. */
  readonly by: string;
  /** A clause for people: why this is asked. */
  readonly why: string;
}

/** What the names of a file say. */
export interface RecognizedRoles {
  readonly pairs: readonly RecognizedPair[];
  /** Names that are known and in no pair: lines, steps of scales, colors of charts. */
  readonly unpaired: readonly string[];
  /** Names that say nothing: a person has to pair them. */
  readonly unknown: readonly string[];
}

/** From how many of its names on a file is taken to be written for a library. */
const EVIDENCE = 3;

/**
 * Finds which names of a theme are seen on which: by the names of shadcn/ui, of our own writers and of
 * Material 3, by the twelve steps of Radix, and by what people write everywhere (`x-foreground`,
 * `on-x`, `x-text`, `x-contrast`). Names are compared in any spelling (`--on-primary`,
 * `color.onPrimary`) and without the words that a project puts before all of them.
 * Takes time in proportion to the number of names, and of the pairs that they make.
 */
export function recognizeRoles(names: readonly string[]): RecognizedRoles {
  const found = new Map<string, RecognizedPair>();
  const unpaired = new Set<string>();
  for (const group of Map.groupBy(splitNames(names), ({ prefix }) => prefix).values()) {
    for (const pair of pairsOf(group, unpaired)) if (!found.has(pair.id)) found.set(pair.id, pair);
  }
  const paired = new Set(
    [...found.values()].flatMap(({ foreground, background }) => [foreground, background]),
  );
  const rest = names.filter((name) => !paired.has(name));
  return {
    pairs: [...found.values()],
    unpaired: rest.filter((name) => unpaired.has(name)),
    unknown: rest.filter((name) => !unpaired.has(name)),
  };
}

/** Adds to `unpaired` what is known, whether or not it is in a pair. */
function pairsOf(group: readonly SplitName[], unpaired: Set<string>): RecognizedPair[] {
  const byKey = new Map(group.map(({ key, name }) => [key, name] as const));
  const system = systemOf(byKey);
  const scales = readScales(new Set(byKey.keys()));
  const isKnown = (key: string) => system?.names.has(key) === true;
  const others = group.filter(({ key }) => !scales.has(key));
  for (const { key, name } of group) if (isKnown(key) || scales.has(key)) unpaired.add(name);
  const plain = group.filter(({ key }) => PLAIN_GROUND.test(key)).map(({ key }) => key);
  const toPairs = (by: string, pairs: readonly KnownPair[], grounds: readonly string[]) => {
    const over = grounds.flatMap((ground) => byKey.get(ground) ?? []);
    return pairs.flatMap((pair) => {
      const [foreground, background] = [byKey.get(pair.foreground), byKey.get(pair.background)];
      if (foreground === undefined || background === undefined) return [];
      const { kind, why } = pair;
      const id = `${foreground}/${background}`;
      const beneath = pair.isInside ? [] : over.filter((ground) => ground !== background);
      return [{ id, foreground, background, over: beneath, kind, minimum: MINIMA[kind], by, why }];
    });
  };
  return [
    ...(system ? toPairs(system.label, system.pairs, system.grounds) : []),
    ...toPairs('Radix', scales.pairs, []),
    ...toPairs(
      'convention',
      conventionPairs(others, byKey, isKnown),
      system ? system.grounds : plain,
    ),
  ];
}

function systemOf(byKey: ReadonlyMap<string, string>): NamingSystem | undefined {
  const scored = NAMING_SYSTEMS.map((system) => ({
    system,
    count: [...byKey.keys()].filter((key) => system.names.has(key)).length,
  }));
  const best = scored.reduce((most, one) => (one.count > most.count ? one : most));
  return best.count >= EVIDENCE ? best.system : undefined;
}

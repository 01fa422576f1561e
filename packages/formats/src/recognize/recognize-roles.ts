import { groupBy } from '@swatchwork/color';
import { MINIMA, type PairKind, type ThemeTarget } from '@swatchwork/theme';

import { nameOfPaint } from '../contexts/css/painted-rules.ts';
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
  /** Names of plain backgrounds: of the page, and of what lies on it. */
  readonly grounds: readonly string[];
}

/** From how many of its names on a file is taken to be written for a library. */
const EVIDENCE = 3;

/**
 * Finds which names of a theme are seen on which: by the names of shadcn/ui, of our own writers, of
 * Material 3 and of Bootstrap, by the twelve steps of Radix, and by what people write everywhere (`x-foreground`,
 * `on-x`, `x-text`, `x-contrast`). Names are compared in any spelling (`--on-primary`,
 * `color.onPrimary`) and without the words that a project puts before all of them.
 * Takes time in proportion to the number of names, and of the pairs that they make.
 */
export function recognizeRoles(names: readonly string[]): RecognizedRoles {
  const found = new Map<string, RecognizedPair>();
  const unpaired = new Set<string>();
  const grounds = PAGES.map((page) => nameOfPaint(page, 'background'));
  const parts = partsOf(names);
  const inParts = new Set(parts.flatMap(({ foreground, background }) => [foreground, background]));
  const alone = names.filter((name) => !inParts.has(name) && OF_COMPONENT.test(name));
  for (const name of alone) unpaired.add(name);
  const others = names.filter((name) => !inParts.has(name) && !OF_COMPONENT.test(name));
  for (const group of groupBy(splitNames(others), ({ prefix }) => prefix).values()) {
    const { pairs, plain } = pairsOf(group, unpaired);
    for (const pair of pairs) if (!found.has(pair.id)) found.set(pair.id, pair);
    grounds.push(...plain);
  }
  const all = [...found.values(), ...pairsOfParts(parts, grounds)];
  const paired = new Set(all.flatMap(({ foreground, background }) => [foreground, background]));
  const rest = [...others, ...alone].filter((name) => !paired.has(name));
  return {
    pairs: all,
    unpaired: rest.filter((name) => unpaired.has(name)),
    unknown: rest.filter((name) => !unpaired.has(name)),
    grounds,
  };
}

/** Selectors of the page itself. */
const PAGES = ['body', 'html', ':root'];

/** Colors of a component of a DESIGN.md. */
const OF_COMPONENT = /^components\..*\.(?:textColor|backgroundColor)$/s;

/** How the background and the text of a part end: of a rule of CSS, and of a component of a DESIGN.md. */
const ENDS = {
  rule: [nameOfPaint('', 'background'), nameOfPaint('', 'color')],
  component: ['.backgroundColor', '.textColor'],
} as const;

/** The rules and components that have both a color and a background. */
function partsOf(all: readonly string[]) {
  const given = new Set(all);
  return all.flatMap((background) => {
    const by = OF_COMPONENT.test(background) ? 'component' : 'rule';
    const [ground, text] = ENDS[by];
    const name = background.slice(0, -ground.length);
    const foreground = name + text;
    const isPart = background.endsWith(ground) && given.has(foreground);
    return isPart ? [{ by, name, foreground, background } as const] : [];
  });
}

/** Grounds of the page that may lie beneath a translucent background of a rule. */
const MOST_GROUNDS = 8;

/** Of what cannot be used no contrast is asked, and of what is drawn less than of texts. */
const UNUSABLE = /disabled/i;
const DRAWN =
  /checkbox|\bhr\b|icon|indicator|meter|progress|radio|range|slider|spinner|svg|switch/i;

/**
 * What each part writes on its own background, translucent ones on the page's. A DESIGN.md asks the contrast of
 * text of every component.
 */
const pairsOfParts = (
  parts: ReturnType<typeof partsOf>,
  grounds: readonly string[],
): RecognizedPair[] =>
  parts
    .filter(({ by, name }) => by === 'component' || !UNUSABLE.test(name))
    .map(({ by, name, foreground, background }) => {
      const kind = by === 'rule' && DRAWN.test(name) ? 'non-text' : 'text';
      return {
        id: `${foreground}/${background}`,
        foreground,
        background,
        over: grounds.slice(0, MOST_GROUNDS),
        kind,
        minimum: MINIMA[kind],
        by,
        why: by === 'rule' ? 'the same selector sets both' : 'the same component sets both',
      };
    });

/** Adds to `unpaired` what is known, whether or not it is in a pair. */
function pairsOf(group: readonly SplitName[], unpaired: Set<string>) {
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
  const convention = conventionPairs(others, byKey, system);
  const instead = new Set(
    convention.filter(({ isInstead }) => isInstead).map(({ foreground }) => foreground),
  );
  const known = (system?.pairs ?? []).filter(({ foreground }) => !instead.has(foreground));
  const grounds = [...new Set([...(system?.grounds ?? []), ...plain])];
  return {
    pairs: [
      ...(system ? toPairs(system.label, known, grounds) : []),
      ...toPairs('Radix', scales.pairs, []),
      ...toPairs('convention', convention, grounds),
    ],
    plain: grounds.flatMap((ground) => byKey.get(ground) ?? []),
  };
}

function systemOf(byKey: ReadonlyMap<string, string>): NamingSystem | undefined {
  const scored = NAMING_SYSTEMS.map((system) => ({
    system,
    count: [...byKey.keys()].filter((key) => system.names.has(key)).length,
  }));
  const best = scored.reduce((most, one) => (one.count > most.count ? one : most));
  return best.count >= EVIDENCE ? best.system : undefined;
}

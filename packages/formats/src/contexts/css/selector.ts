import { always, type Condition, type Element, never, remember } from './environment.ts';

/** Sets of states of which one has to stand on the page; none where nothing helps. */
export type Needs = readonly ReadonlySet<string>[];

/** A selector, as far as it concerns the root and the body of a page. */
export interface Selector {
  readonly matches: Readonly<Record<Element, Condition>>;
  /** What has to stand there so that it means the element. */
  readonly needs: Readonly<Record<Element, Needs>>;
  /** Identifiers, classes and types as one number. */
  readonly specificity: number;
  /** The element that it names, as `html.dark` does and `.dark` does not. */
  readonly anchor?: Element | undefined;
  /** States that stand on the root or the body, as the selector names these. */
  readonly known: readonly string[];
  /** States of the element itself and of those around it, which may be those of a part as well. */
  readonly own: readonly string[];
  readonly around: readonly string[];
}

/** Far more than selectors of themes have. */
const MOST_NEEDS = 16;
const MOST_STATES = 8;

const NOTHING: ReadonlySet<string> = new Set();
export const ANY: Needs = [NOTHING];

/** What means the root, without any condition. */
export const ROOT: Selector = {
  matches: { root: always, body: never },
  needs: { root: ANY, body: [] },
  specificity: 0,
  anchor: 'root',
  known: [],
  own: [],
  around: [],
};

/** What means neither the root nor the body. */
export const NEITHER: Selector = {
  matches: { root: never, body: never },
  needs: { root: [], body: [] },
  specificity: 0,
  known: [],
  own: [],
  around: [],
};

/** One rule's list of selectors as what `&` and `:is()` stand for. */
export function anyOf(selectors: readonly Selector[]): Selector {
  const of = (element: Element) => ({
    matches: remember((one) => selectors.some(({ matches }) => matches[element](one))),
    needs: selectors.flatMap(({ needs }) => needs[element]).slice(0, MOST_NEEDS),
  });
  const [root, body] = [of('root'), of('body')];
  return {
    matches: { root: root.matches, body: body.matches },
    needs: { root: root.needs, body: body.needs },
    specificity: selectors.reduce((most, one) => Math.max(most, one.specificity), 0),
    anchor: selectors.find(({ anchor }) => anchor)?.anchor,
    known: unite(...selectors.map(({ known }) => known)),
    own: unite(...selectors.map(({ own }) => own)),
    around: unite(...selectors.map(({ around }) => around)),
  };
}

/** What has to stand there so that both means the element. */
export function both(one: Needs, other: Needs): Needs {
  if (one === other || other === ANY) return one;
  if (one === ANY) return other;
  const sets: ReadonlySet<string>[] = [];
  for (const first of one) {
    for (const second of other) {
      const set = new Set([...first, ...second]);
      if (set.size <= MOST_STATES && sets.length < MOST_NEEDS) sets.push(set);
    }
  }
  return sets;
}

export function unite(...lists: readonly (readonly string[])[]): readonly string[] {
  const full = lists.filter(({ length }) => length > 0);
  if (full.length <= 1) return full[0] ?? [];
  const all = new Set<string>();
  for (const list of full) {
    for (const one of list) if (all.size < MOST_STATES) all.add(one);
  }
  return [...all];
}

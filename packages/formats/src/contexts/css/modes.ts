import { PLAIN_GROUND, PLAIN_TEXT } from '../../recognize/conventions.ts';
import { splitNames } from '../../recognize/split-name.ts';
import { type Element, placed } from './environment.ts';
import type { Selector } from './selector.ts';

/** Selectors, and the colors that their rule declares. */
export interface Evidence {
  readonly selectors: readonly Selector[];
  readonly colors: readonly string[];
}

/** What is known of a state that no selector puts on the root or the body. */
interface Loose {
  readonly colors: Set<string>;
  readonly places: Set<Element>;
}

/** Attributes and classes that are called as modes are. */
const MODE = /theme|mode|scheme|contrast|palette|skin|appearance/;
const SCHEME = /^(?:light|dark|night|day|dim|black|white|hc)$/;
const ENDS_IN_SCHEME = /[-_](?:light|dark|night|day|dim|black|white|hc)$/;

/** Such as `.is-palette-red`: a variant of whatever element has it. */
const MODIFIER = /^(?:is|has)-/;

/** Words of parts of a page: their classes may have light and dark variants of their own. */
const PART = new RegExp(
  `(?:^|[-_])(?:${[
    'accordion alert app-?bar avatar badge banner bg border breadcrumb btn button card carousel cell',
    'check checkbox chip code col column dialog drawer dropdown field footer form header heading hero',
    'hljs icon image img input item label layout link list loader logo menu modal nav navbar offcanvas',
    'pager pagination panel picker pill popover preview progress radio row section select selector shadow',
    'sidebar slider spinner swatch switch switcher tab table tabs tag text toast toggle toolbar tooltip',
  ]
    .join(' ')
    .replaceAll(' ', '|')})s?(?:$|[-_])`,
);

/**
 * The states that are modes of the page, each as it stands on its element. A mode stands on the root or the
 * body by a selector, or is called as modes are, or sets the grounds of the page. What is called as a part of
 * a page is none by its name alone.
 */
export function findModes(rules: readonly Evidence[]): Set<string> {
  const modes = new Set<string>();
  const loose = new Map<string, Loose>();
  const ofPage = new Set<string>();
  for (const { selectors, colors } of rules) {
    for (const selector of selectors) {
      for (const state of selector.known) modes.add(state);
      for (const state of selector.around) noteLoose(state, 'root', []);
      for (const state of selector.own)
        noteLoose(state, isBody(state) ? 'body' : undefined, colors);
      if (selector.own.length === 0) for (const name of colors) ofPage.add(name);
    }
  }
  const isGround = createGroundTest(rules, ofPage);
  for (const [state, { colors, places }] of loose) {
    if (!isMode(state, colors, isGround)) continue;
    const known = [state, placed(state, 'body')].some((each) => modes.has(each));
    if (places.size === 0 && !known) places.add('root');
    for (const place of places) modes.add(placed(state, place));
  }
  return modes;

  function noteLoose(state: string, place: Element | undefined, colors: readonly string[]): void {
    const name = isBody(state) ? state.slice('body'.length) : state;
    const found = loose.get(name) ?? { colors: new Set(), places: new Set() };
    loose.set(name, found);
    if (place) found.places.add(place);
    for (const color of colors) found.colors.add(color);
  }
}

const isBody = (state: string): boolean => state.startsWith('body');

/** What a set of colors has of the page: its ground, and a text. */
type GroundTest = (colors: ReadonlySet<string>) => { hasGround: boolean; hasText: boolean };

/** The grounds of the page are those that it declares; where it declares none, all that are called so. */
function createGroundTest(rules: readonly Evidence[], ofPage: ReadonlySet<string>): GroundTest {
  const names = [...new Set(rules.flatMap(({ colors }) => colors))];
  const known = splitNames(names).filter(({ name }) => ofPage.size === 0 || ofPage.has(name));
  const namesOf = (kind: RegExp) =>
    new Set(known.filter(({ key }) => kind.test(key)).map(({ name }) => name));
  const [grounds, texts] = [namesOf(PLAIN_GROUND), namesOf(PLAIN_TEXT)];
  return (colors) => ({
    hasGround: [...colors].some((name) => grounds.has(name)),
    hasText: [...colors].some((name) => texts.has(name)),
  });
}

function isMode(state: string, colors: ReadonlySet<string>, isGround: GroundTest): boolean {
  const name = state
    .split('=')[0]!
    .replace(/^[.[]/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-');
  const word = name.toLowerCase();
  if (/^[#:]/.test(state) || /[:/]/.test(word) || PART.test(word)) return false;
  if (!MODIFIER.test(word) && (MODE.test(word) || SCHEME.test(word))) return true;
  const { hasGround, hasText } = isGround(colors);
  return hasGround && (hasText || ENDS_IN_SCHEME.test(word));
}

import { FormatError } from '../../palette/format-error.ts';
import type { Declaration } from '../context-sheet.ts';
import { UnreadParts } from '../unread.ts';
import { type Component, isSign, isWord, splitAt, withoutSpaces } from './components.ts';
import { readMedia, readSupports } from './conditions.ts';
import { always, type Condition, remember } from './environment.ts';
import { importsTailwind, type Layer, layerAt, layerNames, readLayers } from './layers.ts';
import type { CssDeclaration, CssRule } from './parse-rules.ts';
import { anyOf, type RootSelector, readSelector } from './selectors.ts';
import { keyOf, readVariants, type Variants } from './variants.ts';

/** A declaration on the root of a page, and when it counts. */
export interface Candidate {
  readonly name: string;
  readonly value: readonly Component[];
  readonly declaration: Declaration;
  readonly matches: Condition;
  readonly isImportant: boolean;
  readonly layer: Layer;
  readonly specificity: number;
  readonly order: number;
}

/** What style sheets declare on the root. */
export interface Collected {
  readonly candidates: Candidate[];
  readonly layers: Layer;
  /** Sets of classes and attributes that selectors ask for. */
  readonly states: (readonly string[])[];
  readonly unread: UnreadParts;
}

export interface ParsedSheet {
  readonly name: string;
  readonly text: string;
  readonly rules: readonly CssRule[];
}

interface Slot {
  readonly items: CssRule['items'];
  /** That of the variant around. */
  readonly outer: Slot | undefined;
}

interface Place {
  readonly condition: Condition;
  readonly layer: Layer;
  /** Those of the rule around, if there is one. */
  readonly selectors?: readonly RootSelector[];
  readonly parent?: RootSelector;
  /** What `@slot` stands for in a variant. */
  readonly slot?: Slot | undefined;
}

/** Rules and declarations that are looked at, each as often as selectors and variants repeat it. */
const MOST_STEPS = 200_000;

/** At-rules that set no color of the root. */
const SILENT: ReadonlySet<string> = new Set([
  'charset',
  'config',
  'custom-variant',
  'font-face',
  'font-feature-values',
  'keyframes',
  'namespace',
  'page',
  'plugin',
  'source',
  'tailwind',
  'utility',
  'apply',
  'counter-style',
]);

/**
 * The custom properties and color schemes that style sheets declare on the root of a page.
 *
 * @throws {FormatError} If nested selectors and variants multiply beyond all measure.
 */
export function collect(
  sheets: readonly ParsedSheet[],
  isColor: (value: readonly Component[]) => boolean,
): Collected {
  const variants = readVariants(sheets.flatMap(({ rules }) => rules));
  const layers = readLayers(
    sheets.map(({ rules }) => rules),
    isColor,
  );
  const found: Collected = { candidates: [], layers, states: [], unread: new UnreadParts() };
  let steps = 0;
  for (const sheet of sheets) {
    walk(sheet.rules, { condition: always, layer: layers }, sheet, variants);
  }
  return found;

  function walk(items: CssRule['items'], place: Place, sheet: ParsedSheet, known: Variants): void {
    for (const item of items ?? []) {
      steps += place.selectors?.length || 1;
      if (steps > MOST_STEPS) {
        throw new FormatError('too_large', sheet.name, item.start, 'too many rules in rules');
      }
      if (item.kind === 'declaration') declare(item, place, sheet);
      else if (item.name !== undefined) walkAtRule(item, item.name, place, sheet, known);
      else walkStyleRule(item, place, sheet, known);
    }
  }

  function declare(item: CssDeclaration, place: Place, sheet: ParsedSheet): void {
    const { name, value, isImportant, start, end } = item;
    const isToken = name.startsWith('--');
    if (!place.selectors || (!isToken && name !== 'color-scheme')) return;
    const references = referencesOf(value);
    if (!references) return; // invalid, so that browsers drop it
    const text = sheet.text.slice(start, end);
    const declaration = { file: sheet.name, offset: start, length: end - start, text, references };
    for (const selector of place.selectors) {
      const { matches } = selector;
      found.candidates.push({
        name,
        value,
        declaration,
        matches: remember((environment) => place.condition(environment) && matches(environment)),
        isImportant,
        layer: place.layer,
        specificity: selector.specificity,
        order: found.candidates.length,
      });
      if (found.states.length < MOST_STEPS) found.states.push(...selector.states);
    }
  }

  function walkStyleRule(rule: CssRule, place: Place, sheet: ParsedSheet, known: Variants): void {
    const parts = splitAt(rule.prelude, ',');
    const read = parts.map((part) => readSelector(part, place.parent));
    const selectors = read.filter((one) => one !== undefined);
    const [other] = parts.filter((part) => !isPseudoElement(part));
    if (selectors.length === 0 && other) leave(rule, textOf(other, sheet), OTHER_ELEMENTS, sheet);
    if (selectors.length === 0) return;
    walk(rule.items, { ...place, selectors, parent: anyOf(selectors) }, sheet, known);
  }

  function walkAtRule(
    rule: CssRule,
    name: string,
    place: Place,
    sheet: ParsedSheet,
    known: Variants,
  ): void {
    const { items, prelude } = rule;
    const named = `@${name} ${textOf(prelude, sheet)}`;
    if (name === 'media' || name === 'supports') {
      const condition = name === 'media' ? readMedia(prelude) : readSupports(prelude, isColor);
      const both = condition && remember((one) => place.condition(one) && condition(one));
      if (both) walk(items, { ...place, condition: both }, sheet, known);
      else leave(rule, named, OTHER_CONDITION, sheet);
    } else if (name === 'layer') {
      walkLayer(rule, place, sheet, known);
    } else if (name === 'theme') {
      walkTheme(rule, place, sheet, known);
    } else if (name === 'slot') {
      walk(place.slot?.items, { ...place, slot: place.slot?.outer }, sheet, known);
    } else if (name === 'variant' && known.has(keyOf(prelude))) {
      const slot = { items, outer: place.slot };
      walk(known.get(keyOf(prelude)), { ...place, slot }, sheet, known);
    } else if (name === 'import' && !importsTailwind(rule)) {
      const reason = 'files that are imported have to be given themselves';
      found.unread.add(sheet, rule.start, { what: named, reason, colors: 0 });
    } else if (name === 'property') {
      found.unread.add(sheet, rule.start, { what: named, reason: OTHER_RULE, colors: 0 });
    } else if (!SILENT.has(name.replace(/^-\w+-/, ''))) {
      leave(rule, named, OTHER_RULE, sheet);
    }
  }

  /** Tailwind writes its theme on the root, in a layer. */
  function walkTheme(rule: CssRule, place: Place, sheet: ParsedSheet, known: Variants): void {
    const isDefault = rule.prelude.some((one) => isWord(one, 'default'));
    const root = { matches: always, specificity: isDefault ? 0 : 1000, states: [] };
    const layer = layerAt(layers, ['theme']);
    walk(rule.items, { ...place, layer, selectors: [root] }, sheet, known);
  }

  function walkLayer(rule: CssRule, place: Place, sheet: ParsedSheet, known: Variants): void {
    const names = layerNames(rule);
    if (!names) leave(rule, '@layer', OTHER_RULE, sheet);
    for (const name of names ?? []) {
      walk(rule.items, { ...place, layer: layerAt(place.layer, name) }, sheet, known);
    }
  }

  /** Counts a rule as not read if it holds colors. */
  function leave(rule: CssRule, what: string, reason: string, sheet: ParsedSheet): void {
    const colors = countColors(rule, isColor);
    if (colors > 0) found.unread.add(sheet, rule.start, { what, reason, colors });
  }
}

const OTHER_ELEMENTS = 'it means other elements than the root of the page';
const OTHER_CONDITION = 'its condition is about something else than colors';
const OTHER_RULE = 'such rules are not understood';

const textOf = (components: readonly Component[], { text }: ParsedSheet): string => {
  const [first, last] = [components[0], components.at(-1)];
  return first && last ? text.slice(first.start, last.end) : '';
};

/** The custom properties in a rule that are colors; one look at each item, as no rule in it is looked at again. */
const countColors = (
  { items = [] }: CssRule,
  isColor: (value: readonly Component[]) => boolean,
): number =>
  items.reduce((sum, item) => {
    if (item.kind === 'rule') return sum + countColors(item, isColor);
    return sum + (item.name.startsWith('--') && isColor(item.value) ? 1 : 0);
  }, 0);

/** `::before` and so on, for which style sheets reset what they reset for every element. */
const isPseudoElement = (part: readonly Component[]): boolean =>
  part.some((one, i) => isSign(one, ':') && isSign(part[i + 1], ':'));

/** The names in each `var()`, or nothing where one breaks the rules. */
export function referencesOf(value: readonly Component[]): string[] | undefined {
  const names = new Set<string>();
  const look = (components: readonly Component[]): boolean =>
    components.every((one) => {
      if (one.type === 'bad') return false;
      if (one.type !== 'function' && one.type !== 'block') return true;
      if (one.type === 'function' && one.name === 'var') {
        const [name, comma] = withoutSpaces(one.body);
        if (name?.type !== 'ident' || !name.value.startsWith('--')) return false;
        if (comma && !isSign(comma, ',')) return false;
        names.add(name.value);
      }
      return look(one.body);
    });
  return look(value) ? [...names] : undefined;
}

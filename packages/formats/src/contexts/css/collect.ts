import { groupBy } from '@swatchwork/color';
import { FormatError } from '../../palette/format-error.ts';
import type { UnreadPart } from '../context-sheet.ts';
import { UnreadParts } from '../unread.ts';
import type { Candidate, Collected, ParsedSheet, Rule } from './candidate.ts';
import { type Component, isSign, isWord, splitAt } from './components.ts';
import { otherScreens, readMedia, readSupports } from './conditions.ts';
import { countColors, isPaint } from './count-colors.ts';
import { always, type Condition, ELEMENTS, type Element, remember } from './environment.ts';
import { findImported } from './find-sheet.ts';
import { namesRoot, readHost } from './host.ts';
import { importsTailwind, type Layer, layerAt, layerNames, readLayers } from './layers.ts';
import { type Evidence, findModes } from './modes.ts';
import { createPaintedRules } from './painted-rules.ts';
import type { CssDeclaration, CssRule } from './parse-rules.ts';
import { referencesOf } from './references.ts';
import { anyOf, ROOT, type Selector } from './selector.ts';
import { readSelector } from './selectors.ts';
import { keyOf, readVariants, type Variants } from './variants.ts';

/** A rule with all of its selectors, and how many colors stand in it. */
interface Block extends Evidence {
  readonly colors: string[];
  /** Colors of other properties. */
  paints: number;
  readonly rule: CssRule;
  readonly sheet: ParsedSheet;
}

/** A rule that is not read. */
interface Left {
  readonly rule: CssRule;
  readonly sheet: ParsedSheet;
  readonly part: Omit<UnreadPart, 'file' | 'line'>;
}

interface Slot {
  readonly items: CssRule['items'];
  /** That of the variant around. */
  readonly outer: Slot | undefined;
}

interface Place {
  readonly condition: Condition;
  readonly layer: Layer;
  /** The rule around, if there is one. */
  readonly rules?: readonly Rule[];
  readonly block?: Block;
  readonly parent?: Selector;
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
 * The custom properties and color schemes that style sheets declare on the root and the body of a page.
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
  const isRootNamed = sheets.some(({ rules }) => namesRoot(rules));
  const candidates: Candidate[] = [];
  const blocks: Block[] = [];
  const left: Left[] = [];
  const painted = createPaintedRules(isColor);
  let [steps, wider] = [0, 0];
  for (const sheet of sheets) {
    walk(sheet.rules, { condition: always, layer: layers }, sheet, variants);
  }
  const modes = findModes(blocks);
  const pairs = painted.finish(modes);
  for (const { selectors, colors, paints, rule, sheet } of blocks) {
    const isOther = colors.length > 0 && !selectors.some((one) => isOfPage(one, modes));
    const count = paints + (isOther ? colors.length : 0);
    if (count === 0) continue;
    const reason = isOther ? OTHER_ELEMENTS : NO_TOKEN;
    left.push({ rule, sheet, part: { what: textOf(rule.prelude, sheet), reason, colors: count } });
  }
  const ofPage = candidates.filter(({ rule }) => isOfPage(rule.selector, modes));
  const unread = left.flatMap(({ rule, sheet, part }) => {
    const colors = part.colors - pairs.countIn(rule);
    return colors > 0 || part.colors === 0 ? [{ rule, sheet, part: { ...part, colors } }] : [];
  });
  return {
    candidates: [...ofPage, ...pairs.candidates],
    layers,
    modes,
    unread: toUnread(unread, sheets),
    wider,
  };

  function walk(items: CssRule['items'], place: Place, sheet: ParsedSheet, known: Variants): void {
    for (const item of items ?? []) {
      steps += place.rules?.length || 1;
      if (steps > MOST_STEPS) {
        throw new FormatError('too_large', sheet.name, item.start, 'rules are nested too deeply');
      }
      if (item.kind === 'declaration') declare(item, place, sheet);
      else if (item.name !== undefined) walkAtRule(item, item.name, place, sheet, known);
      else walkStyleRule(item, place, sheet, known);
    }
  }

  function declare(item: CssDeclaration, place: Place, sheet: ParsedSheet): void {
    const { name, value, isImportant, start, end } = item;
    const isToken = name.startsWith('--');
    if (place.block && isPaint(item, isColor)) place.block.paints += 1;
    if (!place.rules || (!isToken && name !== 'color-scheme')) return;
    const references = referencesOf(value);
    if (!references) return; // invalid, so that browsers drop it
    if (isToken && isColor(value)) place.block?.colors.push(name);
    const text = sheet.text.slice(start, end);
    const declaration = { file: sheet.name, offset: start, length: end - start, text, references };
    const { layer } = place;
    for (const rule of place.rules) {
      const order = candidates.length;
      candidates.push({ name, value, declaration, rule, isImportant, layer, order });
    }
  }

  function walkStyleRule(rule: CssRule, place: Place, sheet: ParsedSheet, known: Variants): void {
    if (!place.parent) painted.add(rule, sheet, place.condition, place.layer);
    const parts = splitAt(rule.prelude, ',');
    const isElsewhere = isRootNamed || parts.length > 1;
    const selectors = parts.flatMap(
      (part) => readHost(part, isElsewhere) ?? readSelector(part, place.parent) ?? [],
    );
    if (selectors.length === 0) {
      if (!parts.every(isPseudoElement)) leave(rule, textOf(rule.prelude, sheet), UNKNOWN, sheet);
      return;
    }
    const block = { selectors, colors: [], paints: 0, rule, sheet };
    blocks.push(block);
    enter(rule.items, selectors, { ...place, block, parent: anyOf(selectors) }, sheet, known);
  }

  /** Walks declarations for selectors, under the condition of their place. */
  function enter(
    items: CssRule['items'],
    selectors: readonly Selector[],
    place: Place,
    sheet: ParsedSheet,
    known: Variants,
  ): void {
    const { condition } = place;
    const rules = selectors.map((selector): Rule => {
      const of = (element: Element) =>
        remember((one) => condition(one) && selector.matches[element](one));
      return { selector, matches: { root: of('root'), body: of('body') } };
    });
    walk(items, { ...place, rules }, sheet, known);
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
      const others = name === 'media' && condition && otherScreens(prelude, condition);
      if (others === 'wider') wider += countColors(rule, isColor);
      if (others === 'other') {
        // The user's own colors are no choice of the page, so that there is nothing to judge.
        const isOwn = (value: readonly Component[]) =>
          isColor(value) && !SYSTEM_COLOR.test(textOf(value, sheet).trim());
        leave(rule, named, OTHER_DEVICES, sheet, isOwn);
      } else if (both) {
        const selectors = place.rules?.map(({ selector }) => selector);
        const inner = { ...place, condition: both };
        if (selectors) enter(items, selectors, inner, sheet, known);
        else walk(items, inner, sheet, known);
      } else leave(rule, named, OTHER_CONDITION, sheet);
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
      if (findImported(textOf(prelude, sheet), sheet, sheets)) return;
      const reason = 'imported files have to be added separately';
      left.push({ rule, sheet, part: { what: named, reason, colors: 0 } });
    } else if (name === 'property') {
      const initial = items?.find((item) => item.name === 'initial-value');
      if (initial?.kind !== 'declaration' || !isColor(initial.value)) return;
      left.push({ rule, sheet, part: { what: named, reason: OTHER_RULE, colors: 1 } });
    } else if (!SILENT.has(name.replace(/^-\w+-/, ''))) {
      leave(rule, named, OTHER_RULE, sheet);
    }
  }

  /** Tailwind writes its theme on the root, in a layer, whatever conditions stand around. */
  function walkTheme(rule: CssRule, place: Place, sheet: ParsedSheet, known: Variants): void {
    const isDefault = rule.prelude.some((one) => isWord(one, 'default'));
    const selector = { ...ROOT, specificity: isDefault ? 0 : 1000 };
    const block = { selectors: [selector], colors: [], paints: 0, rule, sheet };
    blocks.push(block);
    const layer = layerAt(layers, ['theme']);
    enter(rule.items, [selector], { ...place, condition: always, layer, block }, sheet, known);
  }

  function walkLayer(rule: CssRule, place: Place, sheet: ParsedSheet, known: Variants): void {
    const names = layerNames(rule);
    if (!names) leave(rule, '@layer', OTHER_RULE, sheet);
    for (const name of names ?? []) {
      walk(rule.items, { ...place, layer: layerAt(place.layer, name) }, sheet, known);
    }
  }

  /** Counts a rule as not read if it holds colors. */
  function leave(
    rule: CssRule,
    what: string,
    reason: string,
    sheet: ParsedSheet,
    isCounted = isColor,
  ): void {
    const colors = countColors(rule, isCounted);
    if (colors > 0) left.push({ rule, sheet, part: { what, reason, colors } });
  }
}

/** In the order of the files. */
function toUnread(left: readonly Left[], sheets: readonly ParsedSheet[]): UnreadParts {
  const unread = new UnreadParts();
  const bySheet = groupBy(left, ({ sheet }) => sheet);
  for (const sheet of sheets) {
    const own = bySheet.get(sheet) ?? [];
    for (const { rule, part } of own.toSorted((one, other) => one.rule.start - other.rule.start)) {
      unread.add(sheet, rule.start, part);
    }
  }
  return unread;
}

/** Whether it means the root or the body in some mode. */
const isOfPage = ({ needs }: Selector, modes: ReadonlySet<string>): boolean =>
  ELEMENTS.some((element) =>
    needs[element].some((set) => [...set].every((state) => modes.has(state))),
  );

/** @see https://www.w3.org/TR/css-color-4/#css-system-colors */
const SYSTEM_COLOR =
  /^(canvas(text)?|(link|visited|active|gray)text|button(face|text|border)|(field|highlight|selecteditem|mark|accentcolor)(text)?)$/i;

const UNKNOWN = 'its selectors are not supported';
const OTHER_ELEMENTS = 'it applies to other elements than the root of the page';
const NO_TOKEN =
  'only custom properties, and a color with a background of the same selector, are read';
const OTHER_CONDITION = 'its condition is not about colors';
const OTHER_DEVICES = 'it is for print, or for colors that the reader or the device chooses';
const OTHER_RULE = 'such rules are not supported';

const textOf = (components: readonly Component[], { text }: ParsedSheet): string => {
  const [first, last] = [components[0], components.at(-1)];
  return first && last ? text.slice(first.start, last.end) : '';
};

/** `::before` and so on, for which style sheets reset what they reset for every element. */
const isPseudoElement = (part: readonly Component[]): boolean =>
  part.some((one, i) => isSign(one, ':') && isSign(part[i + 1], ':'));

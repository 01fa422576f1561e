import type { Candidate, ParsedSheet } from './candidate.ts';
import { type Component, isSign, isSpace, isWord, splitAt, trim } from './components.ts';
import { isPaint } from './count-colors.ts';
import { type Condition, ELEMENTS, never, remember } from './environment.ts';
import type { Layer } from './layers.ts';
import type { CssDeclaration, CssRule } from './parse-rules.ts';
import { referencesOf } from './references.ts';
import { ANY, ROOT, type Selector } from './selector.ts';
import { readSelector } from './selectors.ts';
import { specificityOf } from './specificity.ts';

/** What is written, and what it is written on. */
export const PAINTS = ['color', 'background'] as const;

type Paint = (typeof PAINTS)[number];

/** The name of what a rule paints with, such as `.button color`; no custom property has a space. */
export const nameOfPaint = (selector: string, paint: Paint): string => `${selector} ${paint}`;

/** UTF-16 code units of a selector that is named. */
const MOST_CHARACTERS = 120;

/** Declarations that are looked at, and those that are read, fewer where there are many modes. */
const MOST_PAINTS = 20_000;
const MOST_READ = 3000;

/** The name of what a rule paints with, as opposed to a custom property. */
export const isNameOfPaint = (name: string): boolean => name.includes(' ');

/** A color of a rule, for one of its selectors. */
interface Painted extends Omit<Candidate, 'name' | 'rule' | 'order'> {
  readonly paint: Paint;
  readonly source: CssRule;
  /** Of the selectors of the rule. */
  readonly share: number;
  /** Whether it is a color that is written out. */
  readonly isLiteral: boolean;
  readonly condition: Condition;
  readonly selector: string;
  readonly specificity: number;
  /** What the selector begins with, and the rest of it. */
  readonly around: Selector | undefined;
  readonly rest: string;
}

/**
 * Collects the colors and backgrounds of rules. Those of the same selector are seen together; a mode before
 * it, as in `.dark .button`, says when.
 */
export function createPaintedRules(isColor: (value: readonly Component[]) => boolean) {
  const all: Painted[] = [];

  function add(rule: CssRule, sheet: ParsedSheet, condition: Condition, layer: Layer): void {
    const own = (rule.items ?? []).flatMap((item) => {
      const paint = item.kind === 'declaration' && readPaint(item, isColor);
      return paint ? [paint] : [];
    });
    if (own.length === 0) return;
    const parts = splitAt(rule.prelude, ',').map(trim);
    for (const part of parts) {
      if (all.length + own.length > MOST_PAINTS) return;
      const selector = textOf(part, sheet);
      if (selector === '' || selector.length > MOST_CHARACTERS) continue;
      const at = part.findIndex((one) => isSpace(one) || isSign(one, '>'));
      const around = at < 0 ? undefined : readSelector(part.slice(0, at));
      const from = part.findIndex((one, i) => i > at && !isSpace(one) && !isSign(one, '>'));
      const share = 1 / parts.length;
      const place = { source: rule, share, condition, layer, selector, around };
      const specificity = specificityOf(part);
      for (const { item, paint, references } of own) {
        const { start, end, value, isImportant } = item;
        const text = sheet.text.slice(start, end);
        const declaration = {
          file: sheet.name,
          offset: start,
          length: end - start,
          text,
          references,
        };
        const isLiteral = isPaint(item, isColor);
        all.push({
          ...place,
          rest: at < 0 ? '' : textOf(part.slice(from), sheet),
          specificity,
          value,
          isImportant,
          declaration,
          paint,
          isLiteral,
        });
      }
    }
  }

  /** The colors whose selector has a background as well, and the other way round. */
  function finish(modes: ReadonlySet<string>) {
    const bySelector = Map.groupBy(
      all.map((painted) => ({ ...painted, needs: needsOf(painted, modes) })),
      ({ needs, selector, rest }) => (needs ? rest : selector),
    );
    const candidates: Candidate[] = [];
    const judged = new Map<CssRule, number>();
    const most = MOST_READ / (1 + modes.size);
    for (const [selector, list] of bySelector) {
      if (candidates.length + list.length > most) continue;
      if (!PAINTS.every((paint) => list.some((one) => one.paint === paint))) continue;
      for (const { paint, source, share, isLiteral, ...one } of list) {
        const name = nameOfPaint(selector, paint);
        const { value, declaration, isImportant, layer } = one;
        const rule = toRule(one);
        const order = candidates.length;
        candidates.push({ name, value, declaration, rule, isImportant, layer, order });
        if (isLiteral) judged.set(source, (judged.get(source) ?? 0) + share);
      }
    }
    return {
      candidates,
      /** Colors of a rule that are seen with another, whichever of its selectors is meant. */
      countIn: (rule: CssRule) => Math.floor((judged.get(rule) ?? 0) + 1e-6),
    };
  }

  return { add, finish };
}

function readPaint(item: CssDeclaration, isColor: (value: readonly Component[]) => boolean) {
  const paint = item.name === 'background-color' ? 'background' : item.name;
  const references = referencesOf(item.value);
  if ((paint !== 'color' && paint !== 'background') || !references) return undefined;
  const isRead = isColor(item.value) || references.length > 0;
  const isSeen = (word: string) => !item.value.some((one) => isWord(one, word));
  if (!isRead || !isSeen('currentcolor') || (paint === 'color' && !isSeen('transparent'))) {
    return undefined;
  }
  return { item, paint: paint as Paint, references };
}

type Needs = Selector['needs']['body'];

/** What has to stand on the page, where a selector begins with modes alone. */
function needsOf({ around, rest }: Painted, modes: ReadonlySet<string>): Needs | undefined {
  if (!around || rest === '') return undefined;
  const needs = ELEMENTS.flatMap((element) => around.needs[element]);
  const known = needs.filter((set) => [...set].every((state) => modes.has(state)));
  return known.length > 0 ? known : undefined;
}

/** They stand on the body, whose custom properties they inherit. */
function toRule({
  needs,
  around,
  condition,
  specificity,
}: Pick<Painted, 'around' | 'condition' | 'specificity'> & { needs: Needs | undefined }) {
  const isIn: Condition = (environment) =>
    condition(environment) &&
    (!needs || ELEMENTS.some((element) => around!.matches[element](environment)));
  const matches = { root: never, body: remember(isIn) };
  return {
    selector: { ...ROOT, matches, needs: { root: [], body: needs ?? ANY }, specificity },
    matches,
  };
}

function textOf(components: readonly Component[], { text }: ParsedSheet): string {
  const [first, last] = [components[0], components.at(-1)];
  return first && last ? text.slice(first.start, last.end).replaceAll(/\s+/g, ' ') : '';
}

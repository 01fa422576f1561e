import { groupBy } from '@swatchwork/color';
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
interface Painted extends Pick<Candidate, 'value' | 'declaration' | 'isImportant' | 'layer'> {
  readonly paint: Paint;
  readonly source: CssRule;
  /** The part of a color that is written out that this selector has; 0 of a reference. */
  readonly share: number;
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

  function add(source: CssRule, sheet: ParsedSheet, condition: Condition, layer: Layer): void {
    const own = (source.items ?? []).flatMap((item) =>
      item.kind === 'declaration' ? readPaint(item, sheet, isColor) : [],
    );
    if (own.length === 0) return;
    const parts = splitAt(source.prelude, ',').map(trim);
    for (const part of parts) {
      if (all.length + own.length > MOST_PAINTS) return;
      const selector = textOf(part, sheet);
      if (selector === '' || selector.length > MOST_CHARACTERS) continue;
      const isSplit = (one: Component) => isSpace(one) || isSign(one, '>');
      const at = part.findIndex(isSplit);
      const from = part.findIndex((one, i) => i > at && !isSplit(one));
      const isBeside = isSign(part[from], '+') || isSign(part[from], '~');
      const around = at < 0 || isBeside ? undefined : readSelector(part.slice(0, at));
      const rest = at < 0 ? '' : textOf(part.slice(from), sheet);
      const specificity = specificityOf(part);
      for (const { isLiteral, ...one } of own) {
        const share = isLiteral ? 1 / parts.length : 0;
        all.push({ ...one, source, share, condition, layer, selector, specificity, around, rest });
      }
    }
  }

  /** The colors whose selector has a background as well, and the other way round. */
  function finish(modes: ReadonlySet<string>) {
    const bySelector = groupBy(
      all.map((painted) => ({ ...painted, needs: needsOf(painted, modes) })),
      ({ needs, selector, rest }) => (needs ? rest : selector),
    );
    const candidates: Candidate[] = [];
    const judged = new Map<CssRule, number>();
    const most = MOST_READ / (1 + modes.size);
    for (const [selector, list] of bySelector) {
      if (!PAINTS.every((paint) => list.some((one) => one.paint === paint))) continue;
      if (candidates.length + list.length > most) continue;
      for (const { paint, source, share, needs, around, condition, specificity, ...one } of list) {
        const isIn: Condition = (environment) =>
          condition(environment) &&
          (!needs || ELEMENTS.some((element) => around!.matches[element](environment)));
        // They stand on the body, whose custom properties they inherit.
        const matches = { root: never, body: remember(isIn) };
        const place = { ...ROOT, matches, needs: { root: [], body: needs ?? ANY }, specificity };
        const name = nameOfPaint(selector, paint);
        candidates.push({
          ...one,
          name,
          rule: { selector: place, matches },
          order: candidates.length,
        });
        judged.set(source, (judged.get(source) ?? 0) + share);
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

function readPaint(
  item: CssDeclaration,
  { name: file, text: all }: ParsedSheet,
  isColor: (value: readonly Component[]) => boolean,
) {
  const { value, start, end, isImportant } = item;
  const paint = PAINTS.find((one) => one === item.name.replace(/-color$/, ''));
  const references = referencesOf(value);
  if (!paint || !references || (references.length === 0 && !isColor(value))) return [];
  const unseen = paint === 'color' ? ['currentcolor', 'transparent'] : ['currentcolor'];
  if (value.some((one) => unseen.some((word) => isWord(one, word)))) return [];
  const text = all.slice(start, end);
  const declaration = { file, offset: start, length: end - start, text, references };
  return [{ paint, value, isImportant, declaration, isLiteral: isPaint(item, isColor) }];
}

/** What has to stand on the page, where a selector begins with modes alone. */
function needsOf({ around, rest }: Painted, modes: ReadonlySet<string>) {
  if (!around || rest === '') return undefined;
  const needs = ELEMENTS.flatMap((element) => around.needs[element]);
  const known = needs.filter((set) => [...set].every((state) => modes.has(state)));
  return known.length > 0 ? known : undefined;
}

function textOf(components: readonly Component[], { text }: ParsedSheet): string {
  const [first, last] = [components[0], components.at(-1)];
  return first && last ? text.slice(first.start, last.end).replaceAll(/\s+/g, ' ') : '';
}

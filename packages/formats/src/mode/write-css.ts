import { type CssColor, groupBy } from '@swatchwork/color';
import type { ModeKind } from '@swatchwork/theme/mode';

import type { ContextFile, ContextSheet } from '../contexts/context-sheet.ts';
import { FormatError } from '../palette/format-error.ts';
import { type CssWay, findWay, wayAsked } from './css-ways.ts';
import type { ContextPlan } from './find-contexts.ts';
import { isSamePlace } from './plan-tokens.ts';
import {
  addBehindRule,
  addToRule,
  declaringRule,
  type Entry,
  type Insertion,
  insertInto,
  type OpenSheet,
  openSheet,
  preludeOf,
  type RulePlace,
} from './rule-places.ts';
import { notationOf, valueText } from './value-text.ts';

/** What a mode is written for. */
export interface ModeTask {
  readonly files: readonly ContextFile[];
  readonly sheet: ContextSheet;
  readonly plan: ContextPlan;
  readonly kind: ModeKind;
  readonly way?: string | undefined;
}

/** A token and its color in the mode. */
export type NewValue = readonly [name: string, to: CssColor];

/**
 * Puts the values of a mode into style sheets: into the rule that the mode has, else into a new rule behind
 * that of the other mode, or beside the other value in `light-dark()`.
 *
 * @throws {FormatError} If a value stands where this mode cannot be written.
 * @throws {ThemeInputError} If the way that is asked for is none.
 */
export function writeCssMode(task: ModeTask, values: readonly NewValue[]): ContextFile[] {
  const { files, plan, kind, way: asked } = task;
  const sheets = new Map(files.map((file) => [file.name, openSheet(file, files)]));
  if (plan.target === undefined) {
    const way = asked === undefined ? findWay([...sheets.values()], kind) : wayAsked(asked, kind);
    return insertInto(files, way.type === 'light-dark' ? asPairs() : asRules(way));
  }
  const rule = ruleOfMode(task, sheets);
  return insertInto(files, rule ? addToRule(rule, values.map(entryOf)) : asPairs());

  function baseOf(name: string) {
    const declaration = task.sheet.tokens.get(name)!.declarations.get(plan.base)!;
    const place = declaringRule(sheets.get(declaration.file)!, declaration.offset);
    if (place) return { declaration, place };
    throw new FormatError(
      'broken',
      declaration.file,
      declaration.offset,
      `${name} stands in no rule`,
    );
  }

  function entryOf([name, to]: NewValue): Entry {
    return [name, valueText(notationOf(name, plan.base, task.sheet), to)];
  }

  function asRules(way: Exclude<CssWay, { type: 'light-dark' }>): Insertion[] {
    const placed = values.map((value) => {
      const { place } = baseOf(value[0]);
      const openings = openingsFor(place, way, kind);
      const key = [place.sheet.name, place.around.at(-1)?.start, ...openings].join('\n');
      return { value, place, openings, key };
    });
    return [...groupBy(placed, ({ key }) => key).values()].map((group) => {
      const last = group.reduce((one, other) =>
        other.place.rule.start > one.place.rule.start ? other : one,
      );
      const hasScheme = group.some(({ place }) => schemeOf(place) !== undefined);
      const scheme: Entry[] =
        hasScheme && (kind === 'dark' || kind === 'light') ? [['color-scheme', kind]] : [];
      const entries = [...scheme, ...group.map(({ value }) => entryOf(value))];
      return addBehindRule(last.place, last.openings, entries);
    });
  }

  function asPairs(): Insertion[] {
    const insertions = values.flatMap(([name, to]): Insertion[] => {
      const { declaration } = baseOf(name);
      const { file, offset, length, text } = declaration;
      if (/^[\d.+-]/.test(text)) {
        const problem = `${name} holds only the numbers of a color, which light-dark() cannot choose between`;
        throw new FormatError('unknown_format', file, offset, problem);
      }
      const written = valueText(notationOf(name, plan.base, task.sheet), to);
      const [before, behind] = kind === 'dark' ? ['', `, ${written}`] : [`${written}, `, ''];
      return [
        { file, offset, text: `light-dark(${before}` },
        { file, offset: offset + length, text: `${behind})` },
      ];
    });
    const places = new Map(values.map(([name]) => [baseOf(name).place.rule, baseOf(name).place]));
    const last = [...places.values()].at(-1)!;
    const schemes = [...sheets.values()].flatMap((one) => one.places.map(schemeOf));
    const isBoth = schemes.some((one) => /light.*dark|dark.*light/.test(one ?? ''));
    return isBoth
      ? insertions
      : [...insertions, ...addToRule(last, [['color-scheme', 'light dark']])];
  }
}

/** What a rule says of `color-scheme`. */
function schemeOf({ rule, sheet }: RulePlace): string | undefined {
  const found = rule.items?.find(
    (item) => item.kind === 'declaration' && item.name === 'color-scheme',
  );
  return found?.kind === 'declaration' ? sheet.text.slice(found.start, found.end) : undefined;
}

/**
 * The rule with most values of a mode; none where they stand in `light-dark()`.
 */
function ruleOfMode(
  { sheet, plan: { base, target } }: ModeTask,
  sheets: ReadonlyMap<string, OpenSheet>,
): RulePlace | undefined {
  const counts = new Map<RulePlace['rule'], { place: RulePlace; count: number }>();
  let pairs = 0;
  for (const { declarations } of sheet.tokens.values()) {
    const [one, two] = [declarations.get(base), declarations.get(target!)];
    if (!two || isSamePlace(one, two)) continue;
    const place = declaringRule(sheets.get(two.file)!, two.offset);
    if (!place) continue;
    if (one?.file === two.file && one.offset > place.rule.start && one.offset < place.rule.end)
      pairs += 1;
    else {
      const known = counts.get(place.rule) ?? { place, count: 0 };
      counts.set(place.rule, { place, count: known.count + 1 });
    }
  }
  const [first] = [...counts.values()].sort((one, other) => other.count - one.count);
  return first && first.count >= pairs ? first.place : undefined;
}

/** The selectors of a new rule, and the rules around them, where the other mode has its rule. */
function openingsFor(
  place: RulePlace,
  way: Exclude<CssWay, { type: 'light-dark' }>,
  kind: ModeKind,
): string[] {
  const prelude = place.rule.name === 'theme' ? ':root' : preludeOf(place);
  const isPlain = !/[.[#]|:(?!root\b|host\b)/.test(prelude);
  if (way.type === 'media') return [`@media ${way.query}`, prelude];
  const { selector } = way;
  const isBody = /^body\b/.test(prelude);
  if (kind === 'dark' || kind === 'light')
    return [isBody && isPlain ? `${selector} body` : selector];
  if (isPlain) return [isBody ? `body${selector}` : `:root${selector}`];
  return [
    prelude
      .split(',')
      .map((part) => `${part.trim()}${selector}`)
      .join(', '),
  ];
}

import { type CssColor, exactSrgb, mapToGamut } from '@swatchwork/color';
import { ThemeInputError } from '@swatchwork/theme';
import { addMode, type ModeKind, type ModePair } from '@swatchwork/theme/mode';

import type { ContextSheet } from '../contexts/context-sheet.ts';
import { recognizeRoles } from '../recognize/index.ts';
import { choosePairs } from '../repair/choose-pairs.ts';
import { judgeAll } from '../repair/judge-sheet.ts';
import { PAIR_LIMIT } from '../repair/read-theme.ts';
import { readShown } from '../repair/shown.ts';
import type { ContextPlan } from './find-contexts.ts';
import type { WriteModeOptions } from './model.ts';
import { exactColor, isSame, isSamePlace, planTokens } from './plan-tokens.ts';
import type { NewValue } from './write-css.ts';

interface Step {
  readonly sheet: ContextSheet;
  readonly plan: ContextPlan;
  readonly kind: ModeKind;
  readonly options: WriteModeOptions;
  readonly given: ReadonlyMap<string, CssColor>;
  /** Whether what follows other tokens gets values of its own, where its pairs fail. */
  readonly isLast: boolean;
}

/** Pairs that nobody sees without both colors, and the names that no color is taken from. */
export function chooseColors({ sheet, plan, kind, options, given, isLast }: Step) {
  const { tokens } = sheet;
  const { base, target } = plan;
  const { pairs: all } = choosePairs(sheet, readShown(sheet), options);
  const roles = recognizeRoles([...tokens.keys()]);
  const grounds = roles.grounds.filter((name) => tokens.get(name)?.colors.has(base));
  if (all.length === 0 && grounds.length === 0) {
    const names = [...tokens.keys()].slice(0, 5).join(', ');
    const allowed = 'of a theme whose names say which colors go together, or with pairs';
    throw new ThemeInputError('files', allowed, names || 'no color');
  }
  const pairs = all
    .slice(0, PAIR_LIMIT)
    .filter(({ foreground, background }) =>
      [foreground, background].every((name) => tokens.get(name)!.colors.has(base)),
    );
  const hasOwn = (name: string): boolean => {
    if (target === undefined) return false;
    const { declarations } = tokens.get(name)!;
    const own = declarations.get(target);
    return own !== undefined && !isSamePlace(own, declarations.get(base));
  };
  const promoted = isLast && target !== undefined ? endsThatFail() : new Set<string>();
  const isOwn = (name: string) => hasOwn(name) || promoted.has(name) || given.has(name);
  const { standing, originOf } = planTokens(sheet, plan, pairs, isOwn);
  const names = [...standing]
    .filter(([, one]) => one !== 'follows' && one !== 'palette')
    .map(([name]) => name);
  const isOpen = (name: string): boolean =>
    standing.get(name) === 'own' &&
    !hasOwn(name) &&
    !(plan.target === sheet.contexts[0] && tokens.get(name)!.colors.has(target!));
  const fixed = new Map<string, CssColor>();
  for (const name of names) {
    const shown = target === undefined ? undefined : tokens.get(name)!.colors.get(target);
    const ownColor = given.get(name);
    if (ownColor) fixed.set(name, ownColor);
    else if (standing.get(name) === 'rule') fixed.set(name, exactColor(tokens.get(name)!, base));
    else if (shown && !isOpen(name)) fixed.set(name, exactColor(tokens.get(name)!, target!));
  }
  const minimumIn = (one: (typeof pairs)[number]) =>
    one.minimumIn(kind === 'high-contrast' ? 'high-contrast' : (target ?? base));
  const asked = pairs.map(
    (pair): ModePair => ({
      foreground: originOf(pair.foreground),
      background: originOf(pair.background),
      over: pair.over.filter((name) => tokens.get(name)?.colors.has(base)).map(originOf),
      minimum: minimumIn(pair),
    }),
  );
  const known = new Set(names);
  const added = turned(
    {
      tokens: names.map((name) => ({
        name,
        color: exactColor(tokens.get(name)!, base),
        computed: standing.get(name) === 'computed',
      })),
      pairs: asked.filter(
        ({ foreground, background }) =>
          foreground !== background && known.has(foreground) && known.has(background),
      ),
      grounds: [...new Set(grounds.map(originOf))],
    },
    kind,
    { fixed: Object.fromEntries(fixed) },
  );
  const values = added.values.flatMap(({ name, from, to }): NewValue[] => {
    if (!isOpen(name)) return [];
    const shown = target === undefined ? undefined : tokens.get(name)!.colors.get(target);
    const color = { color: mapToGamut(exactSrgb(to)), alpha: to.alpha ?? 1 };
    const isOther = shown ? !isSame(shown, color) : target !== undefined || !isEqual(from, to);
    return isOther ? [[name, to]] : [];
  });
  const isNew = new Set(values.map(([name]) => name));
  return {
    values,
    reasons: new Map(
      added.values.filter(({ name }) => isNew.has(name)).map(({ name, reason }) => [name, reason]),
    ),
    computed: [...standing].filter(([, one]) => one === 'computed').map(([name]) => name),
    kept: [...standing].filter(([, one]) => one === 'palette').map(([name]) => name),
    unrecognized: added.unrecognized,
  };

  /** What follows other tokens and is in a pair that fails, so that it needs a value of its own. */
  function endsThatFail(): Set<string> {
    return new Set(
      [...judgeAll(pairs, sheet)].flatMap(([{ foreground, background }, inContexts]) => {
        const judged = inContexts.get(target!);
        return judged && !judged.passes
          ? [foreground, background].filter((name) => !hasOwn(name) && !name.includes(' '))
          : [];
      }),
    );
  }
}

const isEqual = (one: CssColor, two: CssColor): boolean =>
  one.hex === two.hex && one.css === two.css && one.alpha === two.alpha;

/** Says of files what is wrong with their colors. */
function turned(...[source, kind, options]: Parameters<typeof addMode>) {
  try {
    return addMode(source, kind, options);
  } catch (error) {
    const isOfTokens = error instanceof ThemeInputError && error.field === 'tokens';
    throw isOfTokens ? new ThemeInputError('files', error.allowed, error.arrived) : error;
  }
}

import type { CssRule } from './parse-rules.ts';

/**
 * Rules with every `@theme` in front of the rule in which it stands, as Tailwind lifts it out: it counts
 * always, whatever `@media`, `@supports` or selector is around.
 *
 * @see https://tailwindcss.com/docs/theme
 */
export const liftThemes = (rules: readonly CssRule[]): CssRule[] =>
  rules.flatMap((rule) => {
    const { themes, left } = takeThemes(rule);
    return left ? [...themes, left] : themes;
  });

function takeThemes(rule: CssRule): { themes: CssRule[]; left?: CssRule } {
  if (rule.name === 'theme') return { themes: [rule] };
  if (!rule.items) return { themes: [], left: rule };
  const themes: CssRule[] = [];
  const items = rule.items.flatMap((item): NonNullable<CssRule['items']> => {
    if (item.kind === 'declaration') return [item];
    const inner = takeThemes(item);
    themes.push(...inner.themes);
    return inner.left ? [inner.left] : [];
  });
  return { themes, left: themes.length > 0 ? { ...rule, items } : rule };
}

import { type Component, isWord } from './components.ts';
import type { CssDeclaration, CssRule } from './parse-rules.ts';
import { referencesOf } from './references.ts';

/** The colors in a rule; one look at each item, as no rule in it is looked at again. */
export const countColors = (
  { items = [] }: CssRule,
  isColor: (value: readonly Component[]) => boolean,
): number =>
  items.reduce((sum, item) => {
    if (item.kind === 'rule') return sum + countColors(item, isColor);
    const isToken = item.name.startsWith('--') && isColor(item.value);
    return sum + (isToken || isPaint(item, isColor) ? 1 : 0);
  }, 0);

/** Properties that paint with one color. */
const PAINTED = /^(?:color|background|fill|stroke|(?:[a-z]+-)+color)$/;

/** Colors by which nothing can be judged. */
const NOTHING = ['transparent', 'currentcolor'];

/** Whether a property other than a custom one has a color written out. */
export const isPaint = (
  { name, value }: CssDeclaration,
  isColor: (value: readonly Component[]) => boolean,
): boolean =>
  PAINTED.test(name) &&
  isColor(value) &&
  referencesOf(value)?.length === 0 &&
  !value.some((one) => NOTHING.some((word) => isWord(one, word)));

import { type Component, isSign, isWord, trim } from './components.ts';
import type { CssRule } from './parse-rules.ts';
import { NEITHER, type Selector } from './selector.ts';

/**
 * `:host` means nothing on a page. Beside other selectors, or in sheets that name the root, it repeats their
 * rule for shadow trees; only in a sheet that is written for a shadow tree it stands for the root.
 *
 * @returns What is neither root nor body for `:host` alone, undefined for every other selector.
 */
export function readHost(part: readonly Component[], isElsewhere: boolean): Selector | undefined {
  const [colon, name, ...more] = trim(part);
  const isHost = more.length === 0 && colon && isSign(colon, ':') && name && isWord(name, 'host');
  return isHost && isElsewhere ? NEITHER : undefined;
}

/** Whether a rule is for the root or the body of a page. */
export const namesRoot = (rules: readonly CssRule[]): boolean =>
  rules.some(
    ({ name, prelude, items }) =>
      name === 'theme' ||
      (name === undefined && hasRoot(prelude)) ||
      namesRoot((items ?? []).filter((item) => item.kind !== 'declaration')),
  );

const hasRoot = (components: readonly Component[]): boolean =>
  components.some(
    (one, i) =>
      isWord(one, 'html') ||
      isWord(one, 'body') ||
      (isWord(one, 'root') && isSign(components[i - 1], ':')) ||
      (one.type === 'function' && hasRoot(one.body)),
  );

import { type Component, isWord, withoutSpaces } from './components.ts';
import type { CssRule } from './parse-rules.ts';

/** What variants of Tailwind stand for, by name; `@slot` marks where the styles go. */
export type Variants = ReadonlyMap<string, readonly CssRule[]>;

const SLOT: CssRule = { kind: 'rule', name: 'slot', prelude: [], start: 0, end: 0 };

/** `(name: value)` as the prelude of a media query. */
const media = (name: string, value: string): CssRule => {
  const at = { start: 0, end: 0 };
  const body = [
    { type: 'ident', value: name, ...at },
    { type: 'sign', value: ':', ...at },
    { type: 'ident', value, ...at },
  ] as const;
  const prelude = [{ type: 'block', open: '(', body, ...at }] as const;
  return { kind: 'rule', name: 'media', prelude, ...at, items: [SLOT] };
};

/**
 * The variants that a style sheet defines, beside those of Tailwind's own that concern colors.
 *
 * @see https://tailwindcss.com/docs/functions-and-directives#custom-variant-directive
 */
export function readVariants(rules: readonly CssRule[]): Variants {
  const variants = new Map<string, readonly CssRule[]>([
    ['dark', [media('prefers-color-scheme', 'dark')]],
    ['contrast-more', [media('prefers-contrast', 'more')]],
  ]);
  for (const { name, prelude, items, start, end } of rules) {
    if (name !== 'custom-variant') continue;
    const split = prelude.findIndex((one) => one.type === 'block');
    const head = split < 0 ? prelude : prelude.slice(0, split);
    const key = keyOf(head);
    const group = prelude[split];
    if (items) {
      variants.set(
        key,
        items.filter((item) => item.kind === 'rule'),
      );
    } else if (group?.type === 'block' && isWord(group.body[0], 'at')) {
      variants.delete(key);
    } else if (group?.type === 'block') {
      variants.set(key, [{ kind: 'rule', prelude: group.body, start, end, items: [SLOT] }]);
    }
  }
  return variants;
}

/** The name of a variant, such as `contrast-more`. */
export const keyOf = (components: readonly Component[]): string =>
  withoutSpaces(components)
    .map((one) => (one.type === 'ident' || one.type === 'sign' ? one.value : ''))
    .join('');

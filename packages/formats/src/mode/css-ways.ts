import { ThemeInputError } from '@swatchwork/theme';
import type { ModeKind } from '@swatchwork/theme/mode';

import { type OpenSheet, preludeOf } from './rule-places.ts';

/** How a style sheet chooses a mode. */
export type CssWay =
  | { readonly type: 'media'; readonly query: string }
  | { readonly type: 'selector'; readonly selector: string }
  | { readonly type: 'light-dark' };

const QUERIES: Partial<Record<ModeKind, string>> = {
  dark: '(prefers-color-scheme: dark)',
  light: '(prefers-color-scheme: light)',
  'high-contrast': '(prefers-contrast: more)',
};

const ALLOWED =
  'a class such as .dark, an attribute such as [data-theme="dark"], media, or light-dark for light and dark';

const SELECTOR =
  /^(?:\.[\w-]{1,60}|\[[\w-]{1,60}(?:=(?:"[^"\\\]]{1,60}"|'[^'\\\]]{1,60}'|[\w-]{1,60}))?\])$/;

/** @throws {ThemeInputError} If no mode can be chosen in this way. */
export function wayAsked(as: string, kind: ModeKind): CssWay {
  const query = QUERIES[kind];
  const isTurned = kind === 'dark' || kind === 'light';
  if (as === 'media' && query) return { type: 'media', query };
  if (as === 'light-dark' && isTurned) return { type: 'light-dark' };
  if (SELECTOR.test(as)) return { type: 'selector', selector: as };
  throw new ThemeInputError('way', ALLOWED, as);
}

/** How style sheets choose a mode that they do not have: as they choose its counterpart, or name it elsewhere. */
export function findWay(sheets: readonly OpenSheet[], kind: ModeKind): CssWay {
  const query = QUERIES[kind];
  if (!query) return { type: 'selector', selector: `[data-vision="${kind}"]` };
  if (kind === 'high-contrast') return { type: 'media', query };
  const preludes = sheets.flatMap(({ places }) =>
    places
      .filter(({ rule }) => rule.name === undefined || rule.name === 'custom-variant')
      .map(preludeOf),
  );
  // `@custom-variant dark (…);` has no block.
  const variants = sheets.flatMap(({ text }) => text.match(/@custom-variant\s[^;{]{1,300}/g) ?? []);
  const names = [...variants, ...preludes];
  const other = kind === 'dark' ? 'light' : 'dark';
  const own = selectorOf(names, kind);
  const counterpart = own ?? selectorOf(names, other)?.replace(new RegExp(other, 'i'), kind);
  if (counterpart) return { type: 'selector', selector: counterpart };
  const isFunction = sheets.some(({ text }) => /\blight-dark\(/.test(text));
  return isFunction ? { type: 'light-dark' } : { type: 'media', query };
}

/** The class or attribute by which selectors name a mode. */
function selectorOf(preludes: readonly string[], word: string): string | undefined {
  const attribute = new RegExp(
    `\\[(?:data-)?[\\w-]*(?:theme|mode|scheme)[\\w-]*\\s*=\\s*(["']?)${word}\\1\\s*\\]`,
    'i',
  );
  const named = new RegExp(
    `\\.(?:(?:is-|theme-|mode-)?${word}(?:-mode|-theme|-scheme)?)(?![\\w-])`,
    'i',
  );
  for (const pattern of [attribute, named]) {
    for (const prelude of preludes) {
      const found = pattern.exec(prelude);
      if (found) return found[0];
    }
  }
  return undefined;
}

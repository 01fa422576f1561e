import { Tokenizer } from 'parse5';

import type { PropertyUse, SourceFile } from './model.ts';

/**
 * Whether a token is defined wherever a file is seen, as far as the pages of a project tell: a page without a
 * bundler loads the style sheets to which it links, and those that these import, and no others.
 */
export type Reach = (file: string, token: string) => boolean;

/** @param properties Custom properties that are declared. */
export function reachOf(files: readonly SourceFile[], properties: readonly PropertyUse[]): Reach {
  const declaredIn = new Map<string, Set<string>>();
  for (const { name, file, isDeclared } of properties) {
    if (isDeclared) declaredIn.set(name, (declaredIn.get(name) ?? new Set()).add(file));
  }
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  const pagesOf = new Map<string, Set<string>[]>();
  for (const { name, text } of files) {
    if (!/\.html?$/i.test(name) || !/<(?:html|!doctype|link)\b/i.test(text)) continue;
    const loaded = loadedBy(name, text, texts);
    for (const one of loaded ?? []) {
      const pages = pagesOf.get(one);
      if (pages) pages.push(loaded!);
      else pagesOf.set(one, [loaded!]);
    }
  }
  return (file, token) => {
    const declared = [...(declaredIn.get(token) ?? [])];
    return (pagesOf.get(file) ?? [])
      .slice(0, MOST_PAGES)
      .every((loaded) => declared.every((one) => loaded.has(one)));
  };
}

/** Pages of one style sheet that are looked at. */
const MOST_PAGES = 200;
/** Style sheets of one page that are followed. */
const MOST_SHEETS = 100;

/** The files that a page loads, itself included; undefined where a bundler or a template may add others. */
function loadedBy(
  page: string,
  text: string,
  texts: ReadonlyMap<string, string>,
): Set<string> | undefined {
  let isOpen = /\{[{%]|<%|<\?php/.test(text);
  const links: string[] = [];
  const none = () => {};
  const tokenizer = new Tokenizer(
    {},
    {
      onComment: none,
      onDoctype: none,
      onEof: none,
      onCharacter: none,
      onNullCharacter: none,
      onWhitespaceCharacter: none,
      onEndTag: none,
      onStartTag({ tagName, attrs }) {
        const value = (name: string) => attrs.find((one) => one.name === name)?.value ?? '';
        if (tagName === 'link' && /stylesheet/i.test(value('rel'))) links.push(value('href'));
        if (tagName === 'script' && value('type') === 'module') isOpen = true;
      },
    },
  );
  tokenizer.write(text, true);
  if (isOpen) return undefined;
  const loaded = new Set([page]);
  const open = [...links, ...importsIn(text)].map((link) => [page, link] as const);
  for (let next = open.pop(); next && loaded.size < MOST_SHEETS; next = open.pop()) {
    const name = fileOf(next[1], next[0], texts);
    if (name === undefined || loaded.has(name)) continue;
    loaded.add(name);
    open.push(...importsIn(texts.get(name)!).map((link) => [name, link] as const));
  }
  return loaded;
}

const importsIn = (text: string): string[] =>
  [...text.matchAll(/@import\s{1,20}(?:url\(\s{0,20})?["']?([^"')\s;]{1,300})/g)].map(
    ([, link]) => link!,
  );

/** The file to which a link leads; one that starts with a slash is looked for in every folder around. */
function fileOf(
  link: string,
  from: string,
  texts: ReadonlyMap<string, string>,
): string | undefined {
  const path = link.replace(/[?#].*$/s, '');
  const folders = from.split('/').slice(0, -1);
  const tried = path.startsWith('/') ? [...folders.keys(), folders.length] : [folders.length];
  for (const depth of tried.toReversed()) {
    const base = `https://a/${folders.slice(0, depth).join('/')}/`.replace(/\/+$/, '/');
    const url = URL.canParse(path.replace(/^\//, './'), base)
      ? new URL(path.replace(/^\//, './'), base)
      : undefined;
    const name = url?.host === 'a' ? decodeURI(url.pathname.slice(1)) : '';
    if (texts.has(name)) return name;
  }
  return undefined;
}

import { groupBy } from '@swatchwork/color';
import { readCssColor } from '@swatchwork/color/css';
import { FormatError } from '@swatchwork/formats';
import { type ContextSheet, readContexts } from '@swatchwork/formats/contexts';

import { colorKey, isInSrgb } from './colors.ts';
import type { NotRead, PropertyUse, SourceFile } from './model.ts';
import { type Reach, reachOf } from './pages.ts';

/** The tokens of one package of a project. */
export interface Theme {
  /** Where it counts: the folder of its package, with a slash at the end, or nothing for all. */
  readonly folder: string;
  readonly files: readonly SourceFile[];
  readonly sheet: ContextSheet;
  /** Whether classes such as `bg-brand` follow from `--color-brand`, as in Tailwind 4. */
  readonly isTailwind4: boolean;
  /** Custom properties by the color that they have in each context. */
  readonly byColor: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
  /** Tokens that cannot stand for a color, and why, as a clause. */
  readonly barred: ReadonlyMap<string, string>;
  /** What a token is another name of, such as `--primary` for `--color-primary`. */
  readonly aliases: ReadonlyMap<string, string>;
  readonly reaches: Reach;
}

/** Style sheets that the reader of themes takes at once, in UTF-16 code units. */
const MOST_TEXT = 1_000_000;

/**
 * The themes of a project: style sheets with colors on the root of a page or in `@theme`, and design tokens.
 *
 * @param folders Of its packages, with a slash at the end.
 */
export function themesOf(
  files: readonly SourceFile[],
  properties: readonly PropertyUse[],
  folders: readonly string[],
): { themes: Theme[]; notRead: NotRead[] } {
  const inTheme = new Set(
    properties
      .filter(
        ({ isDeclared, isGlobal, isColor, value }) =>
          isDeclared && isGlobal && (isColor || value.includes('var(')),
      )
      .map(({ file }) => file),
  );
  const sources = files.filter(
    ({ name, text }) =>
      (inTheme.has(name) && /\.(?:css|pcss)$/i.test(name)) || isTokenFile(name, text),
  );
  const notRead: NotRead[] = [];
  const reaches = reachOf(files, properties);
  const themes = [...groupBy(sources, ({ name }) => folderOf(name, folders))].flatMap(
    ([folder, group]) => {
      const theme = openTheme(folder, group, properties, reaches);
      if (typeof theme !== 'string') return [theme];
      notRead.push(...group.map(({ name }) => ({ file: name, reason: `as a theme: ${theme}` })));
      return [];
    },
  );
  return { themes, notRead };
}

/** Design tokens; they are read, and named in the report. */
export const isTokenFile = (name: string, text: string): boolean =>
  /\.(?:json|tokens)$/i.test(name) && /"\$value"\s*:/.test(text.slice(0, 100_000));

const folderOf = (name: string, folders: readonly string[]): string =>
  folders
    .filter((folder) => name.startsWith(folder))
    .reduce((long, one) => (one.length > long.length ? one : long), '');

/** The theme that counts for a file. */
export const themeFor = (file: string, themes: readonly Theme[]): Theme | undefined =>
  themes
    .filter(({ folder }) => file.startsWith(folder))
    .reduce<Theme | undefined>(
      (long, one) => (one.folder.length >= (long?.folder.length ?? 0) ? one : long),
      undefined,
    );

function openTheme(
  folder: string,
  files: readonly SourceFile[],
  properties: readonly PropertyUse[],
  reaches: Reach,
): Theme | string {
  const length = files.reduce((sum, { text }) => sum + text.length, 0);
  if (length > MOST_TEXT) return `its files have more than ${MOST_TEXT} characters`;
  try {
    const sheet = readContexts(files);
    const own = properties.filter(({ file, isDeclared }) => isDeclared && file.startsWith(folder));
    return {
      folder,
      files,
      sheet,
      isTailwind4: files.some(({ text }) => /@theme\b|@import\s+["']tailwindcss/.test(text)),
      byColor: indexOf(sheet),
      barred: barredIn(own),
      reaches,
      aliases: new Map(
        own.flatMap(({ name, value }) => {
          const target = /^var\(\s*(--[\w-]+)\s*\)$/.exec(value)?.[1];
          return target ? [[name, target] as const] : [];
        }),
      ),
    };
  } catch (error) {
    if (error instanceof FormatError) return error.message;
    throw error;
  }
}

function indexOf({ contexts, tokens }: ContextSheet): Theme['byColor'] {
  const index = new Map<string, Map<string, string[]>>(
    contexts.map((context) => [context, new Map()]),
  );
  for (const [name, { colors }] of tokens) {
    if (name.includes(' ')) continue; // the color of a rule, which is no token
    for (const [context, color] of colors) {
      const byColor = index.get(context)!;
      const key = colorKey(color);
      const list = byColor.get(key);
      if (list) list.push(name);
      else byColor.set(key, [name]);
    }
  }
  return index;
}

/** Custom properties that parts of a page or a script change, or that wider screens show otherwise. */
function barredIn(declared: readonly PropertyUse[]): Map<string, string> {
  const barred = new Map<string, string>();
  for (const { name, isGlobal, where, value } of declared) {
    if (!isGlobal)
      barred.set(
        name,
        `${where === 'script' ? 'a script' : 'a part of the page'} gives it another value`,
      );
    const color = /\b(?:color|ok|l)[\w-]*\(/.test(value) ? readCssColor(value) : undefined;
    if (color && typeof color !== 'string' && !isInSrgb(color))
      barred.set(name, 'it lies outside of sRGB');
  }
  for (let isNew = true; isNew; ) {
    isNew = false;
    for (const { name, value } of declared) {
      if (barred.has(name)) continue;
      const [, cause] =
        [...value.matchAll(/var\(\s*(--[\w-]+)/g)].find(([, one]) => barred.has(one!)) ?? [];
      if (cause === undefined) continue;
      barred.set(name, `it follows ${cause}, and ${barred.get(cause)}`);
      isNew = true;
    }
  }
  return barred;
}

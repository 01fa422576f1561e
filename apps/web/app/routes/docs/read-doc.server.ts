import type { ArticlePart } from '../../articles/article-parts.ts';
import { readMarkdown } from '../../articles/read-markdown.ts';
import { FORMAT_TABLES } from './format-tables.server.ts';
import { referenceOf } from './reference.server.ts';

const ROOT = '../../../../..';

/** Written for these pages, and documents of the repository that are pages too. */
const SOURCES = import.meta.glob<string>(
  [
    './content/*.md',
    '../../../../../packages/{cli,color,theme,print,formats,extract}/README.md',
    '../../../../../docs/{operations,packages}.md',
    '../../../../../CHANGELOG.md',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** The pages whose sources have other names. */
const NAMES: Partial<Record<string, string>> = {
  '': './content/start.md',
  'command-line': `${ROOT}/packages/cli/README.md`,
  'self-hosting': `${ROOT}/docs/operations.md`,
  changelog: `${ROOT}/CHANGELOG.md`,
  packages: `${ROOT}/docs/packages.md`,
};

/** The types of the largest packages have pages of their own. */
const PACKAGE = /^packages\/(color|theme|print|formats|extract)(?:(?<=color|theme)-(types))?$/;

const read = new Map<string, ArticlePart[]>();

/**
 * The text of a page of the documentation; undefined if there is no such page.
 *
 * @param slug Empty for the first page.
 * @param site The site's address, which samples of the API call.
 */
export function readDoc(slug: string, site: string): ArticlePart[] | undefined {
  const [, name, types] = PACKAGE.exec(slug) ?? [];
  const file = name ? `${ROOT}/packages/${name}/README.md` : `./content/${slug}.md`;
  const source = SOURCES[NAMES[slug] ?? file];
  if (source === undefined || slug === 'start') return undefined;
  const known = read.get(slug);
  if (known) return known;
  const text = source
    .replace(/^# .*\n/, '') // the title of the page
    .replace(/^## How to add [\s\S]*?(?=^## (?!How to add )|$(?![\s\S]))/gm, '') // for the repository
    .replace(/ ?\(\[\d{4}\]\([^)]*\)\)/g, '') // decisions, which are files of the repository
    .replace(/\[([^\]]+)\]\((?!https?:|\/)[^)]*\)/g, '$1') // other files of it
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => FORMAT_TABLES[name]?.() ?? '')
    .replaceAll('https://HOST', site);
  const kind = types ?? (name === 'color' || name === 'theme' ? 'values' : 'all');
  const whole = name ? (types ? '' : text) + referenceOf(file, kind) : text;
  const parts = readMarkdown(whole).flatMap(cutLong);
  read.set(slug, parts);
  return parts;
}

/** Browsers lay out the parts of a long text as they come into view; WebKit on Linux ended on one of 50,000 pixels. */
const cutLong = (part: ArticlePart): ArticlePart[] =>
  'html' in part && part.html.length > 20_000
    ? part.html.split(/(?=<h3 )/).map((html) => ({ html }))
    : [part];

import { idsOf } from '../../articles/read-markdown.ts';
import type { Entry, Exported } from '../../docs/entry.ts';

const ENTRIES = import.meta.glob<Entry[]>(
  '../../../../../packages/{color,theme,print,formats,extract}/README.md',
  { query: '?reference', import: 'ENTRIES', eager: true },
);

/** Before the name of an entry, which is that of the page too. */
const TITLE = 'Import from ';

/**
 * What a package exports, in Markdown: each entry with a list of its names, then each with its declaration and comment,
 * once if several entries export it.
 *
 * @param kind `types`, `values` or `all`.
 */
export function referenceOf(readme: string, kind: string): string {
  const seen = new Set<string>();
  const isShown = ({ code }: Exported) =>
    kind === 'all' || /^(?:interface|type) /.test(code) === (kind === 'types');
  const entries = (ENTRIES[readme] ?? []).flatMap(({ name, exported: all }) => {
    const exported = all.filter(isShown);
    const described = exported.filter((one) => seen.size < seen.add(one.name).size);
    return exported.length > 0 ? [{ name, exported, described }] : [];
  });
  const titles = entries.flatMap(({ name, described }) => [
    TITLE + name,
    ...described.map((one) => one.name),
  ]);
  const ids = idsOf(titles);
  const linkTo = ({ name }: Exported) => `[${name}](#${ids[titles.indexOf(name)]})`;
  const textOf = ({ name, exported, described }: (typeof entries)[number]) => `
## ${TITLE}\`${name}\`

${exported.map(linkTo).join(', ')}
${described.map(describe).join('')}`;
  return entries.map(textOf).join('');
}

const describe = ({ name, code, text, tags }: Exported) => `
### \`${name}\`

\`\`\`ts
${code}
\`\`\`

${plain(text)}

${tags
  .map(({ name: tag, text: words }) => `- ${HEADS[tag]?.(words) ?? `${tag}: ${words}`}`)
  .map(plain)
  .join('\n')}
`;

const HEADS: Partial<Record<string, (text: string) => string>> = {
  param: (text) => text.replace(/^(\S+) ?/, '`$1`: '),
  returns: (text) => `Returns: ${text}`,
  throws: (text) => `Throws: ${text.replace(/\{(\w+)\}/, '`$1`:')}`,
  see: (text) => `Source: ${text}`,
};

/** Links to other declarations are their names. */
const plain = (text: string) => text.replace(/\{@link ([^}]+)\}/g, '`$1`');

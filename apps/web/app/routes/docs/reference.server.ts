import { idsOf } from '../../articles/read-markdown.ts';
import type { Entry, Exported } from '../../docs/entry.ts';

const ENTRIES = import.meta.glob<Entry[]>(
  '../../../../../packages/{color,theme,formats,extract}/README.md',
  { query: '?reference', import: 'ENTRIES', eager: true },
);

/** What a package exports, in Markdown: each entry with a list of its names, then each with its declaration and comment. */
export function referenceOf(readme: string): string {
  const entries = ENTRIES[readme] ?? [];
  const ids = idsOf(
    entries.flatMap(({ name, exported }) => [name, ...exported.map((one) => one.name)]),
  );
  return entries.map((entry) => textOf(entry, ids.splice(0, entry.exported.length + 1))).join('');
}

const textOf = ({ name, exported }: Entry, [, ...ids]: string[]) => `
## \`${name}\`

${exported.map((one, i) => `[${one.name}](#${ids[i]})`).join(', ')}
${exported.map(describe).join('')}`;

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

/** How a language writes JSON values. */
export type Dialect = {
  key: (name: string) => string;
  words: Readonly<Record<'true' | 'false' | 'null', string>>;
  /** Padding between a brace and its content on one line. */
  space: string;
  indent: string;
};

const LINE = 60;

/** Writes a JSON value as a literal: on one line if it fits, else one line for each entry. */
export function writeLiteral(value: unknown, dialect: Dialect, indent = ''): string {
  const inner = indent + dialect.indent;
  const write = (one: unknown) => writeLiteral(one, dialect, inner);
  if (Array.isArray(value)) return wrap('[]', value.map(write), { indent, inner, space: '' });
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return String(value);
  if (value === null || typeof value !== 'object') {
    return dialect.words[value === true ? 'true' : value === false ? 'false' : 'null'];
  }
  const entries = Object.entries(value).map(([name, one]) => `${dialect.key(name)}: ${write(one)}`);
  return wrap('{}', entries, { indent, inner, space: dialect.space });
}

type Layout = { indent: string; inner: string; space: string };

/** Entries between braces, on one line if that is short. */
export function wrap(
  braces: string,
  entries: readonly string[],
  { indent, inner, space }: Layout,
): string {
  const [open, close] = braces;
  if (entries.length === 0) return braces;
  const line = `${open}${space}${entries.join(', ')}${space}${close}`;
  if (line.length <= LINE && !line.includes('\n')) return line;
  return `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}${close}`;
}

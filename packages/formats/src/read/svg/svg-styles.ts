/** The properties that paint; those behind them say how opaque they are. */
export const PAINTS = {
  fill: 'fill-opacity',
  stroke: 'stroke-opacity',
  'stop-color': 'stop-opacity',
  'flood-color': 'flood-opacity',
  'solid-color': 'solid-opacity',
  'lighting-color': undefined,
  color: undefined,
} as const;

export type Paint = keyof typeof PAINTS;

/** Values by the names of properties: only those that paint, or say how opaque something is. */
export type Declarations = Map<string, string>;

const WANTED: ReadonlySet<string> = new Set([
  ...Object.keys(PAINTS),
  ...Object.values(PAINTS).filter((name) => name !== undefined),
  'opacity',
]);

const LONGEST_VALUE = 500; // characters

/** The declarations of a style, of which the last of a name counts. */
export function declarationsOf(style: string, variables?: Declarations): Declarations {
  const found: Declarations = new Map();
  for (const part of style.split(';')) {
    const colon = part.indexOf(':');
    if (colon < 0) continue;
    const name = part.slice(0, colon).trim();
    const value = part
      .slice(colon + 1, colon + LONGEST_VALUE)
      .replace('!important', '')
      .trim();
    if (name.startsWith('--')) variables?.set(name, value);
    else if (WANTED.has(name.toLowerCase())) found.set(name.toLowerCase(), value);
  }
  return found;
}

/** The rules of the style sheets of a drawing. */
export class SvgRules {
  /** By the last part of their selectors: `rect`, `.a`, `#b`. */
  readonly #rules = new Map<string, Declarations>();
  readonly #used = new Set<string>();
  /** Rules under a condition, such as `@media`, which do not replace the others. */
  readonly #conditional: Declarations[] = [];
  readonly variables: Declarations = new Map();

  /** Adds a style sheet. */
  add(css: string): void {
    let depth = 0;
    for (const block of withoutComments(css).split('}')) {
      depth = Math.max(0, depth + block.split('{').length - 2);
      const open = block.lastIndexOf('{');
      if (open < 0) continue;
      const found = declarationsOf(block.slice(open + 1), this.variables);
      if (found.size === 0) continue;
      if (depth > 0) {
        this.#conditional.push(found);
        continue;
      }
      const start = block.lastIndexOf('{', open - 1) + 1;
      for (const selector of block
        .slice(Math.max(start, open - LONGEST_SELECTOR), open)
        .split(',')) {
        const key = /(?:[.#]?[\w-]{1,200}|\*)$/.exec(withoutPseudo(selector.trim()))?.[0] ?? '*';
        const all = this.#rules.get(key) ?? new Map();
        for (const [name, value] of found) all.set(name, value);
        this.#rules.set(key, all);
      }
    }
  }

  /** What an element gets from rules: those of its classes and id count more than those of its name. */
  of(name: string, attributes: ReadonlyMap<string, string>): Declarations[] {
    if (this.#rules.size === 0) return [];
    const classes = (attributes.get('class') ?? '').split(/\s+/, MOST_CLASSES);
    const keys = ['*', name, ...classes.map((one) => `.${one}`), `#${attributes.get('id') ?? ''}`];
    return keys.flatMap((key) => {
      const rule = this.#rules.get(key);
      if (rule) this.#used.add(key);
      return rule ?? [];
    });
  }

  /** The rules that no element has always. */
  others(): Declarations[] {
    const unused = [...this.#rules].filter(([key]) => !this.#used.has(key));
    return [...unused.map(([, rule]) => rule), ...this.#conditional];
  }
}

const LONGEST_SELECTOR = 2000; // characters of all selectors of a rule
const MOST_CLASSES = 20; // of one element

const withoutPseudo = (selector: string) => selector.slice(0, 300).replace(/:.*$/s, '').trim();

/** A comment that never ends takes the rest. */
const withoutComments = (css: string): string =>
  css
    .split('/*')
    .map((part, i) =>
      i === 0 ? part : part.slice((part.indexOf('*/') + 1 || part.length - 1) + 1),
    )
    .join(' ');

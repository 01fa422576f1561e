import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';

/** Where a page is seen: what its reader asks for, what its screen shows, the classes of its root. */
export interface Surroundings {
  readonly dark?: boolean;
  readonly moreContrast?: boolean;
  readonly p3?: boolean;
  readonly forcedColors?: boolean;
  readonly classes?: readonly string[];
}

/**
 * The custom properties of a page's root, and its color-scheme, as a browser would find them. Knows
 * the conditions and selectors that themes use, and fails on others. All selectors have the same
 * specificity, so that the last one wins.
 */
export function rootVariables(css: string, where: Surroundings): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (nodes: readonly ChildNode[]): void => {
    for (const node of nodes) {
      if (node.type === 'atrule' && holds(node, where)) walk(node.nodes ?? []);
      if (node.type !== 'rule' || !matches(node, where)) continue;
      node.walkDecls(({ prop, value }) => void found.set(prop, value));
    }
  };
  walk(postcss.parse(css).nodes);
  return found;
}

function holds({ name, params }: AtRule, where: Surroundings): boolean {
  const { dark, moreContrast, p3, forcedColors } = where;
  const known = new Map([
    ['media (prefers-color-scheme: dark)', dark],
    ['media (prefers-contrast: more)', moreContrast],
    ['media (color-gamut: p3)', p3],
    ['media (forced-colors: active)', forcedColors],
    ['supports (color: color(display-p3 1 1 1))', true],
    ['layer theme', true],
  ]);
  const condition = `${name} ${params}`;
  if (name === 'media' && !known.has(condition)) throw new Error(`unknown: ${condition}`);
  return known.get(condition) ?? false;
}

function matches({ selectors }: Rule, { classes = [] }: Surroundings): boolean {
  return selectors.some((selector) => {
    const [, root, not, one] =
      /^(?:(:root)(?::where\(:not\(\.([\w-]+)\)\))?|\.([\w-]+)|:host)$/.exec(selector) ?? [
        selector,
      ];
    if (root) return not === undefined || !classes.includes(not);
    return one !== undefined && classes.includes(one);
  });
}

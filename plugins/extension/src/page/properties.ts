import { LIMITS } from '../limits.ts';
import type { Property } from '../sample.ts';
import { inlineStyleOf, sheetsOf } from './dom.ts';

/** The custom properties of the root of a document, as they are there. */
export function propertiesOf(root: Element): Property[] {
  const style = getComputedStyle(root);
  return [...namesOn(root)].slice(0, LIMITS.properties).flatMap((name) => {
    const value = style
      .getPropertyValue(name)
      .slice(0, LIMITS.color + 1)
      .trim();
    return name.length > LIMITS.words || value.length > LIMITS.color || value === ''
      ? []
      : [{ name, value }];
  });
}

/** By the browser, or where it does not say them, by the style sheets that may be read. */
function namesOn(root: Element): Set<string> {
  const names = new Set<string>();
  if ('computedStyleMap' in root) {
    for (const [name] of root.computedStyleMap()) {
      if (name.startsWith('--')) names.add(name);
      if (names.size >= LIMITS.properties) break;
    }
    return names;
  }
  let rules = 0;
  for (const sheet of sheetsOf(document)) {
    for (const rule of rulesOf(sheet)) {
      if (++rules > LIMITS.rules) return names;
      if (rule instanceof CSSStyleRule) addNames(rule.style, names);
    }
  }
  const inline = inlineStyleOf(root);
  if (inline) addNames(inline, names);
  return names;
}

/** A style sheet of another site cannot be read. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}

function addNames(style: CSSStyleDeclaration, names: Set<string>): void {
  for (const name of style) if (name.startsWith('--')) names.add(name);
}

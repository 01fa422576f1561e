import { LIMITS, PART } from '../limits.ts';
import type { Box, PageHead, PagePart, Paint, Property } from '../sample.ts';
import { bodyOf, inlineStyleOf, rootOf, sheetsOf } from './dom.ts';
import { backgroundOf } from './paints-of.ts';
import { walk } from './walk.ts';

let last: PagePart = { paints: [], texts: [] };
let elements: readonly Element[] = [];

/** The element of a text that was read last; undefined if it is gone. */
export const elementOf = (text: number): Element | undefined => elements[text];

/** Reads what the document paints, which is handed over in parts. */
export async function readPage(): Promise<PageHead> {
  const root = rootOf(document);
  const view = { x: scrollX, y: scrollY, width: innerWidth, height: innerHeight };
  if (!root) return { box: view, view, properties: [], isCut: false, parts: 0 };
  const box = wholeOf(root);
  const { paints, texts, isCut, ...found } = await walk(root, box);
  elements = found.elements;
  last = { paints: [...groundsOf(root, box), ...paints], texts };
  const parts = Math.ceil(Math.max(last.paints.length, texts.length) / PART);
  return { box, view, properties: propertiesOf(root), isCut, parts };
}

/**
 * A {@link PagePart} of what was read last, as JSON: browsers take several times longer to hand over
 * objects than one text.
 */
export function partOf(index: number): string {
  const [start, end] = [index * PART, (index + 1) * PART];
  const part: PagePart = {
    paints: last.paints.slice(start, end),
    texts: last.texts.slice(start, end),
  };
  return JSON.stringify(part);
}

const wholeOf = ({ scrollWidth, scrollHeight }: Element): Box => ({
  x: 0,
  y: 0,
  width: Math.max(scrollWidth, innerWidth),
  height: Math.max(scrollHeight, innerHeight),
});

/** What lies below all: the browser's canvas, and the background of the root or the body upon it. */
function groundsOf(root: Element, box: Box): Paint[] {
  const place = { box, order: [], groups: [] };
  const style = getComputedStyle(root);
  const schemes = style.colorScheme.split(' ');
  const isDark =
    schemes.includes('dark') &&
    (!schemes.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches);
  const canvas: Paint = { ...place, role: 'page', colors: [isDark ? '#121212' : '#fff'] };
  const ofRoot = backgroundOf(style, place, () => 'page');
  const body = bodyOf(document);
  if (ofRoot.length > 0 || !body) return [canvas, ...ofRoot];
  return [canvas, ...backgroundOf(getComputedStyle(body), place, () => 'page')];
}

/** The custom properties of the root of a document, as they are there. */
function propertiesOf(root: Element): Property[] {
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

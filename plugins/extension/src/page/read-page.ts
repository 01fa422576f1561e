import { PART } from '../limits.ts';
import type { Box, PageHead, PagePart, Paint } from '../sample.ts';
import { bodyOf, rootOf } from './dom.ts';
import { backgroundOf } from './paints-of.ts';
import { propertiesOf } from './properties.ts';
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

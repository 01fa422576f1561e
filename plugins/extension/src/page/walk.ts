import { LIMITS, SLICE } from '../limits.ts';
import type { Box, Paint, Placed, Text } from '../sample.ts';
import { inDocument, intersect } from './boxes.ts';
import { type Around, contextOf } from './context.ts';
import { contentOf, isElement, isMatching, rectOf, tagOf } from './dom.ts';
import { addedPaintsOf, isSeen, paintsOf } from './paints-of.ts';
import { nameOf, textIn } from './text-of.ts';

/** Elements whose content is not the page's, or is not shown. */
const LEAVES = new Set(
  'head script style template noscript iframe frame object embed video audio canvas select textarea input img option defs clippath mask symbol lineargradient radialgradient pattern'.split(
    ' ',
  ),
);
const HIDDEN = new Set(['head', 'script', 'style', 'template', 'noscript', 'defs', 'symbol']);
const DISABLED = ':disabled, [aria-disabled="true"], [inert]';

/** An element, and what those around it say about it. */
interface Visit extends Around {
  readonly element: Element;
  /** What the elements around it show of it. */
  readonly clip: Box;
  readonly isExempt: boolean;
}

/** What was found; `elements` finds those of the texts again. */
export interface Found {
  readonly paints: Paint[];
  readonly texts: Text[];
  readonly elements: Element[];
  isCut: boolean;
}

/** Reads what is painted from an element down, in slices between which the page can work. */
export async function walk(root: Element, whole: Box): Promise<Found> {
  const found: Found = { paints: [], texts: [], elements: [], isCut: false };
  const waiting: Visit[] = [
    { element: root, prefix: [], groups: [], clip: whole, isExempt: false, isItem: false },
  ];
  let count = 0;
  let start = performance.now();
  for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
    if (++count > LIMITS.elements) {
      found.isCut = true;
      break;
    }
    const inside = look(visit, whole, count, found);
    for (let i = inside.length - 1; i >= 0; i--) waiting.push(inside[i]!);
    if (performance.now() - start < SLICE) continue;
    await letOthersWork();
    start = performance.now();
  }
  return found;
}

/** Timers wait longer and longer, and stand still in a tab behind others; a message does not. */
const letOthersWork = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** Notes what an element paints and says. @returns The elements inside, to be looked at in order. */
function look(visit: Visit, whole: Box, count: number, found: Found): Visit[] {
  const { element } = visit;
  const tag = tagOf(element);
  if (HIDDEN.has(tag)) return [];
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.opacity === '0') return [];

  const { order, prefix, groups } = contextOf(visit, style, count);
  const inside = { prefix, groups, isItem: /flex|grid/.test(style.display) };
  const clip = style.position === 'fixed' ? whole : visit.clip;
  const isRoot = tag === 'html' || tag === 'body';
  const isBoxless = style.display === 'contents';
  const box = isBoxless ? clip : intersect(inDocument(rectOf(element)), clip);
  const isExempt = visit.isExempt || isDisabled(element);
  const content = LEAVES.has(tag) ? [] : contentOf(element);
  if (box && style.visibility === 'visible' && !isForReaders(style)) {
    const place = { box, order, groups };
    // Backgrounds of the root and the body belong to the whole page.
    if (!isBoxless && !isRoot) add(found.paints, paintsOf(element, style, place));
    if (!isBoxless) add(found.paints, addedPaintsOf(element, box, inside, count));
    noteText(element, content, style, place, isExempt, found);
  }

  const isCutting = !isRoot && style.overflow !== 'visible';
  const inner = isCutting ? box : clip;
  if (!inner) return [];
  return content
    .filter(isElement)
    .map((child) => ({ ...inside, element: child, clip: inner, isExempt }));
}

function noteText(
  element: Element,
  content: readonly Node[],
  style: CSSStyleDeclaration,
  place: Placed,
  isExempt: boolean,
  found: Found,
): void {
  // Letters of drawings are painted by `fill`, and letters without color show their background.
  if (element instanceof SVGElement || found.texts.length >= LIMITS.texts) return;
  const color = style.getPropertyValue('-webkit-text-fill-color') || style.color;
  if (!isSeen(color)) return;
  const text = textIn(element, content, style, place);
  if (!text) return;
  found.texts.push({
    ...place,
    ...text,
    role: isMatching(element, 'a[href], a[href] *') ? 'link' : 'text',
    color,
    size: Number.parseFloat(style.fontSize),
    isBold: Number.parseInt(style.fontWeight, 10) >= 700,
    element: found.elements.push(element) - 1,
    where: nameOf(element),
    isExempt,
  });
}

const isDisabled = (element: Element): boolean =>
  isMatching(element, DISABLED) ||
  (element instanceof HTMLLabelElement &&
    element.control !== null &&
    isMatching(element.control, ':disabled'));

/** Whether a style hides text from all but screen readers. */
const isForReaders = ({ clip, clipPath }: CSSStyleDeclaration): boolean =>
  /^rect\((?:0px|1px)(?:,? (?:0px|1px)){3}\)$/.test(clip) || clipPath === 'inset(50%)';

function add<T>(list: T[], more: readonly T[]): void {
  for (const one of more) list.push(one);
}

import { LIMITS, SLICE } from '../limits.ts';
import type { Box, Paint, Placed, Text } from '../sample.ts';
import { elementsWithAdded } from './added-by.ts';
import { inDocument, intersect, type Scroll, scrollOf } from './boxes.ts';
import { type Around, contextOf } from './context.ts';
import {
  adoptedBy,
  contentOf,
  isElement,
  isMatching,
  rectOf,
  shadowOf,
  sheetsOf,
  tagOf,
} from './dom.ts';
import { addedPaintsOf, isSeen, paintsOf } from './paints-of.ts';
import { nameOf, textIn } from './text-of.ts';

/** Elements whose content is not the page's, or is not shown. */
const LEAVES = new Set(
  'head script style template noscript iframe frame object embed video audio canvas select textarea input img option defs clippath mask symbol lineargradient radialgradient pattern'.split(
    ' ',
  ),
);
const HIDDEN = new Set(['head', 'script', 'style', 'template', 'noscript', 'defs', 'symbol']);
/** Elements after which the time is looked at. */
const STEP = 16;
const DISABLED = ':disabled, [aria-disabled="true"], [inert]';

/** An element, and what those around it say about it. */
interface Visit extends Around {
  readonly element: Element;
  /** What the elements around it show of it. */
  readonly clip: Box;
  readonly isExempt: boolean;
  /** Whether it is reached through a shadow tree, whose rules are not known. */
  readonly isShadowed: boolean;
}

/** What is the same for all elements of a slice. */
interface Slice {
  readonly whole: Box;
  readonly scroll: Scroll;
  /** A selector of what may have something before or after its content. */
  readonly withAdded: string;
  readonly found: Found;
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
  const no = { isExempt: false, isItem: false, isShadowed: false };
  const waiting: Visit[] = [{ element: root, prefix: [], groups: [], clip: whole, ...no }];
  let count = 0;
  let start = performance.now();
  const withAdded = elementsWithAdded(() => [...sheetsOf(document), ...adoptedBy(document)]);
  let slice: Slice = { whole, withAdded, found, scroll: scrollOf() };
  for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
    if (++count > LIMITS.elements) {
      found.isCut = true;
      break;
    }
    const inside = look(visit, count, slice);
    for (let i = inside.length - 1; i >= 0; i--) waiting.push(inside[i]!);
    if (count % STEP > 0 || performance.now() - start < SLICE) continue;
    await letOthersWork();
    start = performance.now();
    slice = { ...slice, scroll: scrollOf() };
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
function look(visit: Visit, count: number, slice: Slice): Visit[] {
  const { element } = visit;
  const { whole, scroll, withAdded, found } = slice;
  const tag = tagOf(element);
  if (HIDDEN.has(tag)) return [];
  // Each question to a style takes a millionth of a second or two: none is asked twice, or for nothing.
  const style = getComputedStyle(element);
  const { display } = style;
  if (display === 'none') return [];
  const { opacity, position, order, prefix, groups } = contextOf(visit, style, count);
  if (opacity === 0) return [];

  const inside = { prefix, groups, isItem: display.includes('flex') || display.includes('grid') };
  const clip = position === 'fixed' ? whole : visit.clip;
  const isRoot = tag === 'html' || tag === 'body';
  const isBoxless = display === 'contents';
  const box = isBoxless ? clip : intersect(inDocument(rectOf(element), scroll), clip);
  const isExempt = visit.isExempt || isDisabled(element);
  const isLeaf = LEAVES.has(tag);
  const shadow = isLeaf ? null : shadowOf(element, tag);
  const isShadowed = visit.isShadowed || shadow !== null;
  const content = isLeaf ? [] : contentOf(element, shadow);
  if (box && style.visibility === 'visible' && !isForReaders(style)) {
    const place = { box, order, groups };
    // Backgrounds of the root and the body belong to the whole page.
    if (!isBoxless && !isRoot) add(found.paints, paintsOf(element, style, place));
    if (!isBoxless && (isShadowed || withAdded === '*' || isMatching(element, withAdded))) {
      add(found.paints, addedPaintsOf(element, box, inside, count));
    }
    noteText(element, content, style, place, isExempt, slice);
  }

  const isCutting = !isRoot && style.overflow !== 'visible';
  const inner = isCutting ? box : clip;
  if (!inner) return [];
  return content
    .filter(isElement)
    .map((child) => ({ ...inside, element: child, clip: inner, isExempt, isShadowed }));
}

function noteText(
  element: Element,
  content: readonly Node[],
  style: CSSStyleDeclaration,
  place: Placed,
  isExempt: boolean,
  { scroll, found }: Slice,
): void {
  // Letters of drawings are painted by `fill`, and letters without color show their background.
  if (element instanceof SVGElement || found.texts.length >= LIMITS.texts) return;
  const text = textIn(element, content, place, scroll);
  if (!text) return;
  const color = style.getPropertyValue('-webkit-text-fill-color') || style.color;
  if (!isSeen(color)) return;
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

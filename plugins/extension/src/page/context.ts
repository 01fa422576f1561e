import { LIMITS } from '../limits.ts';
import type { Group } from '../sample.ts';

/** What the elements around an element say about its place. */
export interface Around {
  readonly prefix: readonly number[];
  readonly groups: readonly Group[];
  /** Whether its parent places it in a row or a grid, where `z-index` counts without a position. */
  readonly isItem: boolean;
}

/** Where an element is painted, and what its content inherits of that. */
export interface Context {
  /** As its style has them, which takes long to ask for. */
  readonly opacity: number;
  readonly position: string;
  readonly order: readonly number[];
  /** The start of the order of what is inside. */
  readonly prefix: readonly number[];
  readonly groups: readonly Group[];
}

/**
 * The place of an element in the order of painting. An element with a stacking context of its own,
 * or with a position, is painted as a whole at its `z-index`, above what has none; all else in the
 * order of the document.
 *
 * @param count Its place in the document.
 * @see https://www.w3.org/TR/CSS22/zindex.html
 */
export function contextOf(
  { prefix, groups, isItem }: Around,
  style: CSSStyleDeclaration,
  count: number,
): Context {
  const { position } = style;
  const opacity = Number.parseFloat(style.opacity);
  const isDeep = prefix.length >= 2 * LIMITS.contexts;
  if (isDeep || (position === 'static' && opacity >= 1 && !isStacked(style, isItem))) {
    return { opacity, position, order: [...prefix, 0, count], prefix, groups };
  }
  const order = [...prefix, levelOf(style), count];
  const isGroup = opacity < 1 && groups.length < LIMITS.groups;
  const inner = isGroup ? [...groups, { id: count, opacity }] : groups;
  return { opacity, position, order, prefix: order, groups: inner };
}

/** Whether more than its position and opacity gives an element a place of its own. */
const isStacked = (style: CSSStyleDeclaration, isItem: boolean): boolean =>
  style.transform !== 'none' ||
  style.filter !== 'none' ||
  style.isolation === 'isolate' ||
  (isItem && style.zIndex !== 'auto');

/** Above what is not stacked, which has level 0, even without a `z-index`. */
function levelOf({ zIndex }: CSSStyleDeclaration): number {
  const level = Number.parseInt(zIndex, 10);
  return Number.isNaN(level) || level === 0 ? 0.5 : level;
}

import { colornames } from 'color-name-list/bestof';

import { colorsNamed } from './culori.ts';
import { BASIC_NAMES, type NameList } from './names.ts';
import { type Oklab, toOklab } from './spaces/oklab.ts';
import { formatHex, fromInteger, type Hex, parseHex, type Srgb } from './spaces/srgb.ts';

export interface NearestName {
  name: string;
  /** The color with this name. */
  hex: Hex;
  /** ΔE_OK from the color asked for: 0 for the same, about 0.02 where a difference shows. */
  distance: number;
}

export interface NamedColor {
  name: string;
  hex: Hex;
}

interface Named extends NamedColor {
  lab: Oklab;
}

/** A k-d tree: `low` holds the names that lie lower on the axis than `named`, `high` the others. */
interface Node {
  named: Named;
  axis: keyof Oklab;
  low: Branch;
  high: Branch;
}

/** Part of a tree, built when a search first reaches it. */
type Branch = () => Node | undefined;

/** The axes take turns, level by level. */
const AXES = ['l', 'a', 'b'] as const;

const trees: Partial<Record<NameList, Branch>> = {};

/**
 * The nearest by ΔE_OK of about 5,000 named colors. The first call reads the list, which takes some
 * milliseconds; later calls take microseconds.
 *
 * @param color May lie outside the sRGB gamut.
 * @see https://github.com/meodai/color-names the list, its best names only
 */
export function nearestColorName(color: Srgb): NearestName {
  const [nearest] = nearestColorNames(color, 1);
  if (!nearest) throw new Error('The list of names is empty');
  return nearest;
}

/**
 * As {@link nearestColorName}: the `count` (1 or more) nearest with different names, nearest first;
 * fewer if the list is shorter.
 */
export function nearestColorNames(
  color: Srgb,
  count: number,
  list: NameList = 'all',
): NearestName[] {
  trees[list] ??= grow(READ[list](), 0);
  const nearest: Found[] = [];
  search(trees[list](), toOklab(color), nearest, count);
  return nearest.map(({ named, squares }) => ({
    name: named.name,
    hex: named.hex,
    distance: Math.sqrt(squares),
  }));
}

/** The colors of a list, by default the about 5,000 of {@link nearestColorName}. */
export const namedColors = (list: NameList = 'all'): NamedColor[] =>
  READ[list]().map(({ name, hex }) => ({ name, hex }));

/** CSS has two names for some colors. */
const SECOND_NAME = /^aqua$|^fuchsia$|grey/;

const READ: Record<NameList, () => Named[]> = {
  basic: () => Object.entries(BASIC_NAMES).map(([hex, name]) => toNamed(name, parseHex(hex))),
  css: () =>
    Object.entries(colorsNamed)
      .filter(([name]) => !SECOND_NAME.test(name))
      .map(([name, color]) => toNamed(name, fromInteger(color))),
  all: () => colornames.map(({ name, hex }) => toNamed(name, parseHex(hex))),
};

function toNamed(name: string, color: Srgb | undefined): Named {
  if (!color) throw new Error(`${name} has no valid color`);
  return { name, hex: formatHex(color), lab: toOklab(color) };
}

/** A tree that is not built yet: building all of it at once would block the page. */
function grow(names: Named[], depth: number): Branch {
  let grown: { node: Node | undefined } | undefined;
  return () => {
    grown ??= { node: split(names, depth) };
    return grown.node;
  };
}

function split(names: Named[], depth: number): Node | undefined {
  const axis = AXES[depth % AXES.length] ?? 'l';
  const sorted = names.toSorted((a, b) => a.lab[axis] - b.lab[axis]);
  const middle = sorted.length >> 1;
  const named = sorted[middle];
  if (!named) return undefined;
  return {
    named,
    axis,
    low: grow(sorted.slice(0, middle), depth + 1),
    high: grow(sorted.slice(middle + 1), depth + 1),
  };
}

interface Found {
  named: Named;
  squares: number;
}

/**
 * Gathers the `count` nearest, nearest first. Goes first to the side the point lies on, and to the
 * other only if it may hold a nearer one.
 */
function search(node: Node | undefined, point: Oklab, nearest: Found[], count: number): void {
  if (!node) return;
  const squares = squaredDistance(node.named.lab, point);
  if (squares < bound(nearest, count)) {
    const place = nearest.findIndex((found) => squares < found.squares);
    nearest.splice(place < 0 ? nearest.length : place, 0, { named: node.named, squares });
    if (nearest.length > count) nearest.pop();
  }
  const ahead = point[node.axis] - node.named.lab[node.axis];
  const [near, far] = ahead < 0 ? [node.low, node.high] : [node.high, node.low];
  search(near(), point, nearest, count);
  if (ahead * ahead < bound(nearest, count)) search(far(), point, nearest, count);
}

/** The square of the distance under which a color is among the `count` nearest so far. */
const bound = (nearest: Found[], count: number): number =>
  nearest[count - 1]?.squares ?? Number.POSITIVE_INFINITY;

const squaredDistance = (one: Oklab, two: Oklab): number =>
  (one.l - two.l) ** 2 + (one.a - two.a) ** 2 + (one.b - two.b) ** 2;

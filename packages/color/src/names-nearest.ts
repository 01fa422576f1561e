import { colornames } from 'color-name-list/bestof';

import { type Oklab, toOklab } from './spaces/oklab.ts';
import { formatHex, type Hex, parseHex, type Srgb } from './spaces/srgb.ts';

export interface NearestName {
  name: string;
  /** The colour that bears the name. */
  hex: Hex;
  /** ΔE_OK from the colour asked for: 0 for the same, about 0.02 where a difference shows. */
  distance: number;
}

interface Named {
  name: string;
  hex: Hex;
  lab: Oklab;
}

/** A k-d tree: what lies lower on the axis than `named` is in `low`, the rest in `high`. */
interface Node {
  named: Named;
  axis: keyof Oklab;
  low: Node | undefined;
  high: Node | undefined;
}

/** The axes take turns, level by level. */
const AXES = ['l', 'a', 'b'] as const;

let tree: Node | undefined;

/**
 * The nearest by ΔE_OK of about 5,000 named colours. The first call builds an index, which takes
 * some milliseconds; those after it take microseconds.
 *
 * @param color May lie outside the sRGB gamut.
 * @see https://github.com/meodai/color-names the list, its best names only
 */
export function nearestColorName(color: Srgb): NearestName {
  tree ??= build(readNames(), 0);
  if (!tree) throw new Error('The list of names is empty');
  const { named, squares } = search(tree, toOklab(color), {
    named: tree.named,
    squares: Number.POSITIVE_INFINITY,
  });
  return { name: named.name, hex: named.hex, distance: Math.sqrt(squares) };
}

function readNames(): Named[] {
  return colornames.map(({ name, hex }) => {
    const color = parseHex(hex);
    if (!color) throw new Error(`${name} has no valid colour: ${hex}`);
    return { name, hex: formatHex(color), lab: toOklab(color) };
  });
}

function build(names: Named[], depth: number): Node | undefined {
  const axis = AXES[depth % AXES.length] ?? 'l';
  const sorted = names.toSorted((a, b) => a.lab[axis] - b.lab[axis]);
  const middle = sorted.length >> 1;
  const named = sorted[middle];
  if (!named) return undefined;
  return {
    named,
    axis,
    low: build(sorted.slice(0, middle), depth + 1),
    high: build(sorted.slice(middle + 1), depth + 1),
  };
}

interface Best {
  named: Named;
  squares: number;
}

/** Goes first to the side the point lies on, and to the other only if it may hold a nearer one. */
function search(node: Node | undefined, point: Oklab, best: Best): Best {
  if (!node) return best;
  const { named, axis } = node;
  const squares = squaredDistance(named.lab, point);
  let nearest = squares < best.squares ? { named, squares } : best;
  const ahead = point[axis] - named.lab[axis];
  const [near, far] = ahead < 0 ? [node.low, node.high] : [node.high, node.low];
  nearest = search(near, point, nearest);
  return ahead * ahead < nearest.squares ? search(far, point, nearest) : nearest;
}

const squaredDistance = (one: Oklab, two: Oklab): number =>
  (one.l - two.l) ** 2 + (one.a - two.a) ** 2 + (one.b - two.b) ** 2;

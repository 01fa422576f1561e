import {
  type AlphaColor,
  fixContrast,
  formatHex,
  type Hex,
  layerOver,
  parseHex,
  type Srgb,
  seePair,
  textMinimum,
} from '@swatchwork/color';

import type { Box, Layer, LayerTree, TextRun } from './layer.ts';
import type { Visible } from './visible-layers.ts';

/** What a text looks like on what lies under it. */
export type TextContrast = { readonly layer: string; readonly name: string } & (Found | Unclear);

interface Found {
  /** Of a text of several colors, the part that is read worst. */
  readonly part?: string;
  /** As seen: opaque, over what lies under it. */
  readonly text: Hex;
  readonly ground: Hex;
  /** WCAG 2.2, not rounded. */
  readonly ratio: number;
  /** The least ratio for a text of its size: 4.5, or 3 if it is large. */
  readonly needed: number;
  /** The nearest color that reaches it, opaque; none if the text does. */
  readonly fix?: Hex;
  /** Why the plugin cannot set that color. */
  readonly obstacle?: string;
}

/** Why it cannot be said. */
interface Unclear {
  readonly unclear: string;
}

const NO_COLOR: Unclear = { unclear: 'it has no single color' };

/** The most texts that are judged at once. */
export const TEXT_LIMIT = 200;

/** The contrast of each text among the layers, at most {@link TEXT_LIMIT} of them. */
export function checkContrast<Node>(
  tree: LayerTree<Node>,
  { layers }: Visible<Node>,
): TextContrast[] {
  return layers
    .filter(({ layer }) => layer.text)
    .slice(0, TEXT_LIMIT)
    .map(({ node, layer }) => {
      return { layer: layer.id, name: layer.name, ...judge(tree, node, layer) };
    });
}

function judge<Node>(tree: LayerTree<Node>, node: Node, layer: Layer): Found | Unclear {
  const { text: setting, box, paints, opacity, isBlended } = layer;
  if (!setting || !box) return { unclear: 'it is not on the page' };
  if (isBlended) return { unclear: 'it is blended with what is underneath' };
  const ground = groundOf(tree, node, box);
  if ('unclear' in ground) return ground;
  const { runs = [] } = setting;
  return runs.length > 0
    ? worstOf(runs, (run) => judgeRun(run, ground.color, opacity))
    : judgeRun({ ...setting, fill: paints.fill }, ground.color, opacity);
}

/** The most signs of a part that are shown. */
const PART_LENGTH = 40;

/** The run that misses most of what it needs. A text passes only if all of its runs are clear. */
function worstOf(
  runs: readonly TextRun[],
  judged: (run: TextRun) => Found | Unclear,
): Found | Unclear {
  const found = runs
    .filter(({ words }) => /\S/.test(words))
    .map((run) => ({ part: run.words.trim().slice(0, PART_LENGTH), ...judged(run) }));
  const clear = found.filter((one) => 'ratio' in one);
  const [worst] = clear.sort((one, other) => one.ratio / one.needed - other.ratio / other.needed);
  if (!worst || (!worst.fix && clear.length < found.length)) return NO_COLOR;
  const obstacle = 'the text has several colors: change this one there';
  return worst.fix ? { ...worst, obstacle } : worst;
}

function judgeRun(
  { fill, ...setting }: Omit<TextRun, 'words'>,
  ground: Srgb,
  opacity: number,
): Found | Unclear {
  const [paint, ...others] = fill.filter((one) => one !== undefined);
  if (paint?.type !== 'color' || others.length > 0) return NO_COLOR;
  const seen = seePair(translucent(paint.hex, opacity), { color: ground, alpha: 1 });
  const { foreground, background, ratio } = seen;
  const needed = textMinimum(setting);
  const found = { text: formatHex(foreground), ground: formatHex(background), ratio, needed };
  if (ratio >= needed) return found;
  const fix = formatHex(fixContrast(foreground, background, needed).color);
  if (paint.follows !== undefined) {
    return { ...found, fix, obstacle: 'its color is that of a token or a style: change it there' };
  }
  if (opacity < 1) return { ...found, fix, obstacle: 'the layer is translucent' };
  return { ...found, fix };
}

/** The color that lies under a layer, or why it is not clear. */
type Ground = { readonly color: Srgb } | { readonly unclear: string };

/**
 * The opaque color under the box of a layer: that of the layers below it, laid over each other. It is
 * not clear where they cover a part of the box alone, or are no plain colors.
 */
function groundOf<Node>(tree: LayerTree<Node>, node: Node, box: Box): Ground {
  for (let up = tree.parentOf(node); up !== undefined; up = tree.parentOf(up)) {
    const { name, opacity, isBlended } = tree.read(up);
    if (opacity < 1 || isBlended) return { unclear: `“${name}”, which it is in, is translucent` };
  }
  const over: AlphaColor[] = [];
  for (const layer of layersBelow(tree, node)) {
    const fills = layer.paints.fill.filter((paint) => paint !== undefined);
    if (fills.length === 0 || !layer.box || !meets(layer.box, box)) continue;
    if (layer.isBlended) return { unclear: `“${layer.name}” under it is translucent or blended` };
    if (!layer.isBox || !holds(layer.box, box)) {
      return { unclear: `“${layer.name}” lies under a part of it` };
    }
    for (const paint of fills.reverse()) {
      if (paint.type !== 'color') {
        return { unclear: `a gradient or an image of “${layer.name}” is underneath` };
      }
      const one = translucent(paint.hex, layer.opacity);
      over.push(one);
      if (one.alpha === 1) return over.reduceRight((under, top) => layerOver(top, under));
    }
  }
  return { unclear: 'no opaque color is underneath' };
}

/** The color of a paint on a layer of that opacity. */
function translucent(hex: Hex, opacity: number): AlphaColor {
  const alpha = hex.length > 7 ? Number.parseInt(hex.slice(7), 16) / 255 : 1;
  return { color: parseHex(hex.slice(0, 7))!, alpha: alpha * opacity };
}

/** The visible layers drawn before a layer, from the nearest to the lowest. */
function* layersBelow<Node>(tree: LayerTree<Node>, from: Node): Generator<Layer> {
  let node = from;
  for (let parent = tree.parentOf(node); parent !== undefined; parent = tree.parentOf(node)) {
    const siblings = tree.childrenOf(parent);
    const id = tree.idOf(node);
    const place = siblings.findIndex((sibling) => tree.idOf(sibling) === id);
    for (let i = place - 1; i >= 0; i--) yield* fromTheTop(tree, siblings[i]!);
    yield tree.read(parent);
    node = parent;
  }
}

/** A visible layer with what is in it, the topmost first. What is translucent as a whole is one. */
function* fromTheTop<Node>(tree: LayerTree<Node>, node: Node): Generator<Layer> {
  const layer = tree.read(node);
  if (!layer.isVisible) return;
  const children = tree.childrenOf(node);
  if (children.length > 0 && (layer.opacity < 1 || layer.isBlended)) {
    yield { ...layer, isBlended: true, paints: { fill: [{ type: 'other' }], stroke: [] } };
    return;
  }
  for (let i = children.length - 1; i >= 0; i--) yield* fromTheTop(tree, children[i]!);
  yield layer;
}

const meets = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Half a pixel: boxes of texts are no whole numbers. */
const SLACK = 0.5;

const holds = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x + SLACK &&
  outer.y <= inner.y + SLACK &&
  outer.x + outer.width >= inner.x + inner.width - SLACK &&
  outer.y + outer.height >= inner.y + inner.height - SLACK;

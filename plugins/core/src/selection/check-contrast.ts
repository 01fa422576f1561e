import {
  fixContrast,
  formatHex,
  type Hex,
  type Srgb,
  seePair,
  textMinimum,
} from '@swatchwork/color';

import { groundOf, translucent } from './ground.ts';
import type { Layer, LayerTree, TextRun } from './layer.ts';
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

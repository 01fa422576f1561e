import type { Box, Layer, LayerTree, TextRun } from '@swatchwork/plugin-core';

import type { FigmaCalls, FigmaNode } from './figma-calls.ts';
import { readPaint, readPaints } from './node-paints.ts';

/** The layers of the open page. */
export function nodeTree(figma: FigmaCalls, isP3: boolean): LayerTree<FigmaNode> {
  return {
    idOf: ({ id }) => id,
    selected: () => figma.currentPage.selection,
    page: () => figma.currentPage,
    parentOf: ({ type, parent }) => (type === 'PAGE' ? undefined : (parent ?? undefined)),
    childrenOf: ({ children }) => children ?? [],
    read: (node) => (node.type === 'PAGE' ? readPage(figma, isP3) : readNode(node, isP3)),
  };
}

/** Layers that paint their whole box. */
const BOXES = ['RECTANGLE', 'FRAME', 'COMPONENT', 'COMPONENT_SET', 'INSTANCE', 'SECTION'];

/** Blends that leave a layer as it is. */
const PLAIN: readonly unknown[] = [undefined, 'NORMAL', 'PASS_THROUGH'];

function readNode(node: FigmaNode, isP3: boolean): Layer {
  const { absoluteBoundingBox: box } = node;
  return {
    id: node.id,
    name: node.name,
    isVisible: node.visible !== false,
    ...(box && { box }),
    isBox: BOXES.indexOf(node.type) >= 0 && Math.abs(node.rotation ?? 0) < 0.01,
    opacity: node.opacity ?? 1,
    isBlended: !PLAIN.includes(node.blendMode),
    paints: { fill: readPaints(node, 'fill', isP3), stroke: readPaints(node, 'stroke', isP3) },
    ...(node.type === 'TEXT' && { text: { ...readSetting(node), runs: readRuns(node, isP3) } }),
  };
}

function readSetting({ fontSize, fontWeight }: Pick<FigmaNode, 'fontSize' | 'fontWeight'>) {
  const isBold = typeof fontWeight === 'number' && fontWeight >= 700;
  return typeof fontSize === 'number' ? { size: fontSize, isBold } : { isBold };
}

/** The parts of a text whose fill differs; none of other texts. */
function readRuns(node: FigmaNode, isP3: boolean): TextRun[] {
  if (typeof node.fills !== 'symbol') return [];
  const segments = node.getStyledTextSegments?.(['fills', 'fontSize', 'fontWeight']) ?? [];
  return segments.map(({ characters, fills, fontSize, fontWeight }) => ({
    words: characters,
    ...readSetting({ fontSize, fontWeight }),
    fill: fills.map((paint) => readPaint(paint, isP3)),
  }));
}

/** A page has no end. */
const EVERYWHERE: Box = { x: -1e9, y: -1e9, width: 2e9, height: 2e9 };

function readPage({ currentPage }: FigmaCalls, isP3: boolean): Layer {
  const { id, name, backgrounds } = currentPage;
  const fill = backgrounds.map((paint) => readPaint(paint, isP3));
  return {
    id,
    name,
    isVisible: true,
    box: EVERYWHERE,
    isBox: true,
    opacity: 1,
    isBlended: false,
    paints: { fill, stroke: [] },
  };
}

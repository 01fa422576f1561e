import { type Change, isSameLook, type Look, type Place } from '@swatchwork/plugin-core';

import type { FigmaCalls, FigmaNode } from './figma-calls.ts';
import { paintsOf, readPaints, STYLE, VARIABLE } from './node-paints.ts';
import { toRgba } from './paint.ts';

/** Repaints a layer; one that is gone, or that a person repainted meanwhile, is left as it is. */
export async function paintNode(
  figma: FigmaCalls,
  change: Change & { readonly type: 'paint' },
  isP3: boolean,
): Promise<void> {
  const { place, index, from, to } = change;
  const node = await figma.getNodeByIdAsync(change.layer);
  const paints = node ? paintsOf(node, place) : undefined;
  const paint = node ? readPaints(node, place, isP3)[index] : undefined;
  if (!node || !paints || paint?.type !== 'color') return;
  const { hex, follows } = paint;
  if (!isSameLook(follows === undefined ? { hex } : { hex, follows, name: '' }, from)) return;
  if ('follows' in to && to.follows.startsWith(STYLE)) {
    if (paints.length > 1) {
      throw new Error(
        `“${node.name}” has several paints, and a style replaces all: use a variable`,
      );
    }
    await setStyle(node, place, to.follows.slice(STYLE.length));
    return;
  }
  const painted = await paintOf(figma, paints[index]!, to, isP3);
  if ('follows' in from && from.follows.startsWith(STYLE)) await setStyle(node, place, '');
  setPaints(
    node,
    place,
    paints.map((one, i) => (i === index ? painted : one)),
  );
}

async function setStyle(node: FigmaNode, place: Place, id: string): Promise<void> {
  await (place === 'fill' ? node.setFillStyleIdAsync?.(id) : node.setStrokeStyleIdAsync?.(id));
}

function setPaints(node: FigmaNode, place: Place, paints: readonly Paint[]): void {
  if (place === 'fill') node.fills = paints;
  else node.strokes = paints;
}

async function paintOf(
  figma: FigmaCalls,
  before: Paint,
  to: Look,
  isP3: boolean,
): Promise<SolidPaint> {
  if (!('follows' in to)) {
    if (to.own !== undefined) return JSON.parse(to.own);
    const { r, g, b, a } = toRgba(to.hex, isP3);
    return { type: 'SOLID', color: { r, g, b }, opacity: a };
  }
  const variable = await figma.variables.getVariableByIdAsync(to.follows.slice(VARIABLE.length));
  if (!variable) throw new Error(`the variable ${to.name} is gone`);
  return figma.variables.setBoundVariableForPaint(before as SolidPaint, 'color', variable);
}

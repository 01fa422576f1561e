import type { LayerPaint, Place } from '@swatchwork/plugin-core';

import type { FigmaNode } from './figma-calls.ts';
import { nearestHex } from './paint.ts';

/** How the ids of what a paint can follow begin. */
export const VARIABLE = 'variable:';
export const STYLE = 'style:';

/** The list of paints of a layer; undefined if they differ within a text, or there are none. */
export function paintsOf(node: FigmaNode, place: Place): readonly Paint[] | undefined {
  const paints = place === 'fill' ? node.fills : node.strokes;
  return typeof paints === 'object' ? paints : undefined;
}

/** The paints of a layer as the core has them, in Figma's order: from the bottom to the top. */
export function readPaints(node: FigmaNode, place: Place, isP3: boolean) {
  const style = place === 'fill' ? node.fillStyleId : node.strokeStyleId;
  if (place === 'fill' && typeof node.fills === 'symbol') return [{ type: 'other' } as const];
  const follows = typeof style === 'string' && style !== '' ? STYLE + style : undefined;
  return (paintsOf(node, place) ?? []).map((paint) => readPaint(paint, isP3, follows));
}

/** @param style The id of the style that all paints of the layer follow. */
export function readPaint(paint: Paint, isP3: boolean, style?: string): LayerPaint | undefined {
  if (paint.visible === false || paint.opacity === 0) return undefined;
  if (paint.type === 'IMAGE' && paint.imageHash) {
    return { type: 'picture', picture: paint.imageHash };
  }
  if (paint.type !== 'SOLID' || (paint.blendMode ?? 'NORMAL') !== 'NORMAL') {
    return { type: 'other' };
  }
  const hex = nearestHex({ ...paint.color, a: paint.opacity ?? 1 }, isP3);
  const variable = paint.boundVariables?.color?.id;
  const follows = style ?? (variable === undefined ? undefined : VARIABLE + variable);
  const color = { type: 'color', hex, own: JSON.stringify(paint) } as const;
  return follows === undefined ? color : { ...color, follows };
}

import type { Hex } from '@swatchwork/color';
import type { LayerPaint, Place } from '@swatchwork/plugin-core';

import { readHex } from './color-text.ts';
import type { PenpotFill, PenpotShape, PenpotStroke } from './penpot-calls.ts';

/** The plain color of a fill or a stroke, in Penpot's words. */
export interface OwnColor {
  readonly color: string;
  /** 0 to 1. */
  readonly opacity: number;
  /** The color of a library that it follows, with the file of the library. */
  readonly ref?: { readonly id: string; readonly file: string };
}

/** The properties of a shape that a token of a color is applied to. */
export const TOKEN_PROPERTIES = { fill: 'fill', stroke: 'strokeColor' } as const;

/** How the ids of what a paint can follow begin. */
export const TOKEN = 'token:';
export const LIBRARY_COLOR = 'color:';

/** The paints of a shape from the bottom to the top; Penpot has them the other way round. */
export function readPaints(shape: PenpotShape, place: Place): LayerPaint[] {
  if (shape.fills === 'mixed' && place === 'fill') return [{ type: 'other' }];
  const paints =
    place === 'fill' ? fillsOf(shape).map(readFill) : (shape.strokes ?? []).map(readStroke);
  return toLayerPaints(shape.id, paints, shape.tokens[TOKEN_PROPERTIES[place]]);
}

/** The fills of a part of a text, as {@link readPaints}. */
export const readFills = (shapeId: string, fills: PenpotShape['fills']): LayerPaint[] =>
  fills === 'mixed' ? [{ type: 'other' }] : toLayerPaints(shapeId, fills.map(readFill));

/** @param token That of the topmost paint. */
const toLayerPaints = (shapeId: string, paints: readonly Read[], token?: string): LayerPaint[] =>
  paints
    .map((own, i): LayerPaint => {
      if ('picture' in own) return { type: 'picture', picture: `${shapeId}/${own.picture}` };
      const hex = 'color' in own ? toHex(own) : undefined;
      if (!hex || !('color' in own)) return { type: 'other' };
      const plain = { type: 'color', hex, own: JSON.stringify(own) } as const;
      if (token && i === 0) return { ...plain, follows: TOKEN + token };
      return own.ref ? { ...plain, follows: LIBRARY_COLOR + own.ref.id } : plain;
    })
    .reverse();

/** The fills of a shape; those of groups are none. */
export const fillsOf = ({ fills }: PenpotShape): readonly PenpotFill[] =>
  fills === 'mixed' ? [] : (fills ?? []);

type Read = OwnColor | { readonly picture: string } | { readonly other: true };

function readFill(fill: PenpotFill): Read {
  if (fill.fillImage) return { picture: fill.fillImage.id };
  const { fillColor, fillOpacity, fillColorRefId, fillColorRefFile, fillColorGradient } = fill;
  return fillColorGradient
    ? { other: true }
    : ownColor(fillColor, fillOpacity, fillColorRefId, fillColorRefFile);
}

function readStroke(stroke: PenpotStroke): Read {
  const { strokeColor, strokeOpacity, strokeColorRefId, strokeColorRefFile } = stroke;
  return stroke.strokeColorGradient
    ? { other: true }
    : ownColor(strokeColor, strokeOpacity, strokeColorRefId, strokeColorRefFile);
}

function ownColor(color?: string, opacity = 1, id?: string, file?: string): Read {
  if (!color) return { other: true };
  return id && file ? { color, opacity, ref: { id, file } } : { color, opacity };
}

/** The nearest color of 8 bits. */
function toHex({ color, opacity }: OwnColor): Hex | undefined {
  const alpha = Math.round(opacity * 255);
  return readHex(color + alpha.toString(16).padStart(2, '0'));
}

/** Gives a paint another plain color; `index` counts as Penpot does. */
export function writePaint(shape: PenpotShape, place: Place, index: number, own: OwnColor): void {
  const { color, opacity, ref } = own;
  if (place === 'fill') {
    const refs = ref && { fillColorRefId: ref.id, fillColorRefFile: ref.file };
    const fill = { fillColor: color, fillOpacity: opacity, ...refs };
    shape.fills = fillsOf(shape).map((old, i) => (i === index ? fill : old));
    return;
  }
  const refs = ref && { strokeColorRefId: ref.id, strokeColorRefFile: ref.file };
  shape.strokes = (shape.strokes ?? []).map((old, i) =>
    i === index ? { ...lineOf(old), strokeColor: color, strokeOpacity: opacity, ...refs } : old,
  );
}

/** What a stroke has but its color. */
function lineOf({
  strokeStyle,
  strokeWidth,
  strokeAlignment,
  strokeCapStart,
  strokeCapEnd,
}: PenpotStroke) {
  return Object.fromEntries(
    Object.entries({
      strokeStyle,
      strokeWidth,
      strokeAlignment,
      strokeCapStart,
      strokeCapEnd,
    }).filter(([, value]) => value !== undefined),
  );
}

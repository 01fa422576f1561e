import { type Change, isSameLook, type Look } from '@swatchwork/plugin-core';

import { toPaint } from './color-text.ts';
import type { PenpotCalls, PenpotShape } from './penpot-calls.ts';
import {
  LIBRARY_COLOR,
  type OwnColor,
  readPaints,
  TOKEN,
  TOKEN_PROPERTIES,
  writePaint,
} from './shape-paints.ts';
import { pageOf } from './shape-tree.ts';

/** Repaints a layer; one that is gone, or that a person repainted meanwhile, is left as it is. */
export function paintShape(calls: PenpotCalls, change: Change & { readonly type: 'paint' }): void {
  const { place, from, to } = change;
  const shape = pageOf(calls).getShapeById(change.layer);
  const paints = shape ? readPaints(shape, place) : [];
  const paint = paints[change.index];
  if (!shape || paint?.type !== 'color') return;
  const { hex, follows } = paint;
  if (!isSameLook(follows === undefined ? { hex } : { hex, follows, name: '' }, from)) return;
  const index = paints.length - 1 - change.index;
  if ('follows' in to && to.follows.startsWith(TOKEN)) {
    if (index > 0) {
      throw new Error(
        `“${shape.name}” has several paints, and Penpot applies a token only to the first: use a library color`,
      );
    }
    applyToken(calls, shape, place, to.follows.slice(TOKEN.length));
  } else {
    writePaint(shape, place, index, toOwn(calls, to));
  }
}

function applyToken(
  { library }: PenpotCalls,
  shape: PenpotShape,
  place: keyof typeof TOKEN_PROPERTIES,
  name: string,
): void {
  const tokens = library.local.tokens.sets.flatMap((set) => set.tokens);
  const token = tokens.find((one) => one.name === name);
  if (!token) throw new Error(`the token ${name} is gone`);
  shape.applyToken(token, [TOKEN_PROPERTIES[place]]);
}

function toOwn({ library }: PenpotCalls, to: Look): OwnColor {
  if (!('follows' in to)) return to.own === undefined ? toPaint(to.hex) : JSON.parse(to.own);
  const id = to.follows.slice(LIBRARY_COLOR.length);
  const all = [library.local, ...library.connected].flatMap(({ colors }) => colors);
  const color = all.find((one) => one.id === id);
  const { fillColor, fillOpacity = 1, fillColorRefFile: file } = color?.asFill() ?? {};
  if (!fillColor || !file) throw new Error(`the library color ${to.name} is gone`);
  return { color: fillColor, opacity: fillOpacity, ref: { id, file } };
}

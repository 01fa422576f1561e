import { formatHex, type Hex, mapToGamut, parseColor } from '@swatchwork/color';
import {
  type Change,
  type Host,
  isSameLook,
  type Look,
  type Reference,
  type SelectionAccess,
} from '@swatchwork/plugin-core';

import { createChanger } from './change-library.ts';
import { fromPaint, toPaint } from './color-text.ts';
import { readName } from './library-color.ts';
import { type Found, recordsOf } from './made.ts';
import type { PenpotCalls, PenpotColor, PenpotShape, PenpotToken } from './penpot-calls.ts';
import { createReader } from './read-library.ts';
import { MADE, RECORDS, SPACE } from './records.ts';
import {
  fillsOf,
  LIBRARY_COLOR,
  type OwnColor,
  readPaints,
  TOKEN,
  TOKEN_PROPERTIES,
  writePaint,
} from './shape-paints.ts';
import { pageOf, shapeTree } from './shape-tree.ts';
import { withReading, withRight } from './with-right.ts';

/**
 * An open file of Penpot: a collection is a set of tokens, or with several modes a set for each and
 * a theme that chooses it; a style is a color of the library; a layer is a shape.
 */
export function createPenpotHost(calls: PenpotCalls): Host & SelectionAccess<PenpotShape> {
  const { history } = calls;
  const { local } = calls.library;
  const found: Found = { ours: new Map(), given: new Map() };
  const read = createReader(local, found);
  const make = createChanger(local, found);
  let undoBlock: ReturnType<typeof history.undoBlockBegin> | undefined;
  // So that children come in the order in which they are drawn, whatever the layout.
  calls.flags.naturalChildOrdering = true;

  /** What a person deleted meanwhile has no value that could be put back. */
  async function perform(change: Change): Promise<void> {
    undoBlock ??= history.undoBlockBegin();
    withRight(() => (change.type === 'paint' ? paintShape(calls, change) : make(change)));
  }

  async function remember(made: readonly string[]): Promise<void> {
    withRight(() => {
      local.setSharedPluginData(SPACE, RECORDS, JSON.stringify(recordsOf(found.ours)));
      local.setSharedPluginData(SPACE, MADE, made.join('\n'));
    });
    // So that Penpot's own undo takes the whole step back, too.
    if (undoBlock) history.undoBlockFinish(undoBlock);
    undoBlock = undefined;
  }

  async function readPicture(picture: string): Promise<Uint8Array> {
    const [shapeId = '', imageId] = picture.split('/');
    const shape = withReading(() => pageOf(calls).getShapeById(shapeId));
    const fills = shape ? fillsOf(shape) : [];
    const image = fills.find(({ fillImage }) => fillImage?.id === imageId)?.fillImage;
    if (!image) throw new Error('the picture is gone');
    return image.data();
  }

  return {
    read: async () => read(),
    perform,
    remember,
    tree: shapeTree(calls),
    readReferences: async () => readReferences(calls.library),
    readPicture,
  };
}

/**
 * The tokens of colors that the active sets give a value, by their name, and the colors of the file's
 * library and of those that it uses. Tokens of other files reach no shape: Penpot looks for them by
 * name, in the file itself.
 */
function readReferences({ local, connected }: PenpotCalls['library']): Reference[] {
  const byName = new Map<string, Reference>();
  for (const token of local.tokens.sets.flatMap((set) => set.tokens)) {
    const hex = token.type === 'color' ? resolvedHex(token) : undefined;
    if (hex) byName.set(token.name, { id: TOKEN + token.name, name: token.name, hex });
  }
  const shared = connected.flatMap(({ name, colors }) =>
    colors
      .flatMap(readColor)
      .map((one) => ({ ...one, name: `${name}: ${one.name}`, isShared: true as const })),
  );
  return [...byName.values(), ...local.colors.flatMap(readColor), ...shared];
}

function readColor(color: PenpotColor): Reference[] {
  const hex = plainHex(color);
  return hex ? [{ id: LIBRARY_COLOR + color.id, name: readName(color), hex }] : [];
}

function plainHex({ color, opacity = 1, gradient, image }: PenpotColor): Hex | undefined {
  if (gradient || image || !color) return undefined;
  return fromPaint({ color, opacity: Math.round(opacity * 255) / 255 });
}

function resolvedHex({ resolvedValueString }: PenpotToken): Hex | undefined {
  const parsed = parseColor(resolvedValueString ?? '');
  if (!parsed) return undefined;
  const color = formatHex(mapToGamut(parsed.color));
  return fromPaint({ color, opacity: Math.round(parsed.alpha * 255) / 255 });
}

/** Repaints a layer; one that is gone, or that a person repainted meanwhile, is left as it is. */
function paintShape(calls: PenpotCalls, change: Change & { readonly type: 'paint' }): void {
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

import { PICTURE } from '../../core/testing/picture.ts';
import type { PenpotFill, PenpotShape, PenpotStroke } from '../src/penpot-calls.ts';

/** What a test says of a shape; the rest is as a new rectangle has it. */
export interface ShapeGiven {
  readonly type?: string;
  readonly name?: string;
  readonly fills?: readonly PenpotFill[] | 'mixed';
  readonly strokes?: readonly PenpotStroke[];
  readonly box?: readonly [x: number, y: number, width: number, height: number];
  readonly fontSize?: string;
  /** The fill of each sign of a text, whose `fills` are mixed. */
  readonly signs?: readonly (readonly [sign: string, color: string])[];
  readonly children?: readonly ShapeGiven[];
}

/** A fill with a picture of two colors. */
export const PICTURE_FILL: PenpotFill = {
  fillImage: { id: 'picture', width: 2, height: 1, data: async () => Uint8Array.from(PICTURE) },
};

interface PageOptions {
  /** Throws if the plugin may not write. */
  readonly change: () => void;
  /** Throws if the plugin may not read. */
  readonly look: () => void;
  /** The color of a token, by the active sets. */
  readonly resolve: (token: string) => string | undefined;
}

/** An open page of the stand-in. All state is behind accessors, since the runtime freezes the rest. */
export function createPage({ change, look, resolve }: PageOptions) {
  let ids = 0;
  let isNatural = false;
  let selection: readonly PenpotShape[] = [];
  const all = new Map<string, PenpotShape>();

  function createShape(given: ShapeGiven, parent: PenpotShape | null): PenpotShape {
    let fills = given.fills ?? [];
    let strokes = given.strokes ?? [];
    let tokens: PenpotShape['tokens'] = {};
    const children: PenpotShape[] = [];
    const [x, y, width, height] = given.box ?? [0, 0, 100, 100];
    const shape: PenpotShape = {
      id: `shape-${++ids}`,
      name: given.name ?? 'Shape',
      type: given.type ?? 'rectangle',
      hidden: false,
      opacity: 1,
      blendMode: 'normal',
      rotation: 0,
      bounds: { x, y, width, height },
      get parent() {
        return parent;
      },
      get children() {
        return [...children];
      },
      get fills() {
        return fills;
      },
      /** A fill that is set is no longer that of a token. */
      set fills(value) {
        change();
        fills = value;
        const { fill: _, ...others } = tokens;
        tokens = others;
      },
      get strokes() {
        return strokes;
      },
      set strokes(value) {
        change();
        strokes = value;
        const { strokeColor: _, ...others } = tokens;
        tokens = others;
      },
      get tokens() {
        return tokens;
      },
      applyToken({ name }, properties) {
        change();
        const color = resolve(name);
        if (properties.includes('fill') && fills !== 'mixed') {
          fills = fills.map((fill, i) => (i === 0 ? { ...fill, fillColor: color! } : fill));
        }
        if (properties.includes('strokeColor')) {
          strokes = strokes.map((stroke, i) =>
            i === 0 ? { ...stroke, strokeColor: color! } : stroke,
          );
        }
        const applied = Object.fromEntries(properties.map((property) => [property, name]));
        tokens = { ...tokens, ...applied };
      },
      ...(given.signs && {
        characters: given.signs.map(([sign]) => sign).join(''),
        getRange(start: number, end: number) {
          const part = given.signs!.slice(start, end);
          const colors = [...new Set(part.map(([, fillColor]) => fillColor))];
          return {
            characters: part.map(([sign]) => sign).join(''),
            fills: colors.length > 1 ? 'mixed' : [{ fillColor: colors[0]!, fillOpacity: 1 }],
            fontSize: given.fontSize!,
            fontWeight: '400',
          };
        },
      }),
      ...(given.fontSize && { fontSize: given.fontSize, fontWeight: '400' }),
    };
    all.set(shape.id, shape);
    for (const child of given.children ?? []) children.push(createShape(child, shape));
    return shape;
  }

  let root = createShape({ type: 'board', name: 'Root Frame' }, null);

  return {
    flags: {
      get naturalChildOrdering() {
        return isNatural;
      },
      set naturalChildOrdering(value) {
        isNatural = value;
      },
    },
    get selection() {
      look();
      return selection;
    },
    get currentPage() {
      look();
      return { root, getShapeById: (id: string) => all.get(id) ?? null };
    },
    /** Draws shapes on an empty page, the lowest first, and selects them. */
    draw(...shapes: readonly ShapeGiven[]) {
      root = createShape({ type: 'board', name: 'Root Frame', children: shapes }, null);
      selection = root.children!;
    },
    /** The paints of all shapes, as text. */
    content: () =>
      JSON.stringify(
        [...all.values()].map(({ name, fills, strokes, tokens }) => [name, fills, strokes, tokens]),
      ),
  };
}

import type { Hex } from '@swatchwork/color';

import type { Change } from '../change.ts';
import type { Plan } from '../plan-changes.ts';
import { checkContrast, type TextContrast } from './check-contrast.ts';
import { countColors, type SeenColor } from './count-colors.ts';
import type { Layer, LayerTree, Place } from './layer.ts';
import type { Look, Reference } from './look.ts';
import { LAYER_LIMIT, visibleLayers, type Where } from './visible-layers.ts';

/** What a design tool lets us read of the open page. */
export interface SelectionAccess<Node> {
  readonly tree: LayerTree<Node>;
  /**
   * The colors that layers can follow: those of the file, and those of shared libraries.
   *
   * @param followed Ids of some that are followed already, for tools that list no libraries.
   */
  readonly readReferences: (followed: readonly string[]) => Promise<readonly Reference[]>;
  /** The file of a picture. */
  readonly readPicture: (picture: string) => Promise<Uint8Array>;
}

/** A picture that a layer is filled with. */
export interface SeenPicture {
  readonly picture: string;
  /** The layer's. */
  readonly name: string;
}

/** What a selection holds. */
export interface Seen {
  readonly layers: number;
  readonly colors: readonly SeenColor[];
  readonly texts: readonly TextContrast[];
  readonly pictures: readonly SeenPicture[];
  readonly references: readonly Reference[];
}

/** What can be said and planned about the layers of a page. */
export function createSelection<Node>(access: SelectionAccess<Node>) {
  /** Each layer is read once, since some tools take their time. */
  const look = (where: Where) => {
    const tree = rememberReads(access.tree);
    const visible = visibleLayers(tree, where);
    const layers = visible.layers.map(({ layer }) => layer);
    const remarks = visible.isCut ? ([{ type: 'cut', limit: LAYER_LIMIT }] as const) : [];
    return { tree, visible, layers, remarks };
  };

  const see = async (): Promise<Seen> => {
    const { tree, visible, layers } = look('selection');
    return {
      layers: layers.length,
      colors: countColors(layers),
      texts: checkContrast(tree, visible),
      pictures: layers.flatMap(picturesOf),
      references: await access.readReferences(followedBy(layers)),
    };
  };

  const planContrast = async (): Promise<Plan> => {
    const { tree, visible, layers, remarks } = look('selection');
    const { changes } = planFixes(checkContrast(tree, visible), layers);
    return { changes, remarks };
  };

  /** @throws {Error} If the file has no such color any more. */
  const planFollowing = async (from: Hex, to: string, where: Where): Promise<Plan> => {
    const target = (await access.readReferences([to])).find(({ id }) => id === to);
    if (!target) throw new Error('the color to use is no longer in this file');
    const { layers, remarks } = look(where);
    const { hex, name } = target;
    const planned = planReplacement(layers, from, { hex, follows: target.id, name });
    return { changes: planned.changes, remarks: [...planned.remarks, ...remarks] };
  };

  return { see, planContrast, planFollowing, readPicture: access.readPicture };
}

/** What layers follow, each id once. */
function followedBy(layers: readonly Layer[]): string[] {
  const paints = layers.flatMap((layer) => [...layer.paints.fill, ...layer.paints.stroke]);
  const ids = paints.flatMap((paint) => (paint?.type === 'color' && paint.follows) || []);
  return [...new Set(ids)];
}

function picturesOf({ name, paints }: Layer): SeenPicture[] {
  return paints.fill.flatMap((paint) =>
    paint?.type === 'picture' ? [{ picture: paint.picture, name }] : [],
  );
}

function rememberReads<Node>(tree: LayerTree<Node>): LayerTree<Node> {
  const layers = new Map<string, Layer>();
  return {
    ...tree,
    read(node) {
      const id = tree.idOf(node);
      const layer = layers.get(id) ?? tree.read(node);
      layers.set(id, layer);
      return layer;
    },
  };
}

/** The nearest passing color for each of the texts that can have it. */
function planFixes(texts: readonly TextContrast[], layers: readonly Layer[]): Plan {
  const byId = new Map(layers.map((layer) => [layer.id, layer]));
  const changes = texts.flatMap((text): Change[] => {
    if ('unclear' in text || !text.fix || text.obstacle) return [];
    const { id, name, paints } = byId.get(text.layer)!;
    const index = paints.fill.findIndex((paint) => paint !== undefined);
    const paint = paints.fill[index];
    if (paint?.type !== 'color') return [];
    return [
      {
        type: 'paint',
        layer: id,
        name,
        place: 'fill',
        index,
        from: { hex: paint.hex, own: paint.own },
        to: { hex: text.fix },
      },
    ];
  });
  return { changes, remarks: [] };
}

const PLACES: readonly Place[] = ['fill', 'stroke'];

/**
 * Another look for all plain paints of a color. What follows a token or a style already stays, with
 * a remark.
 */
function planReplacement(layers: readonly Layer[], from: Hex, to: Look): Plan {
  const changes: Change[] = [];
  let following = 0;
  for (const { id, name, paints } of layers) {
    for (const place of PLACES) {
      for (const [index, paint] of paints[place].entries()) {
        if (paint?.type !== 'color' || paint.hex !== from) continue;
        if (paint.follows === undefined) {
          const before = { hex: from, own: paint.own };
          changes.push({ type: 'paint', layer: id, name, place, index, from: before, to });
        } else if (!('follows' in to) || paint.follows !== to.follows) {
          following++;
        }
      }
    }
  }
  return { changes, remarks: following === 0 ? [] : [{ type: 'following', count: following }] };
}

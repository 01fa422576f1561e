import type { Hex } from '@swatchwork/color';

import type { Change } from '../change.ts';
import type { Plan } from '../plan-changes.ts';
import type { TextContrast } from './check-contrast.ts';
import type { Layer, Place } from './layer.ts';
import type { Look } from './look.ts';

/** The nearest passing color for each of the texts that can have it. */
export function planFixes(texts: readonly TextContrast[], layers: readonly Layer[]): Plan {
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
export function planReplacement(layers: readonly Layer[], from: Hex, to: Look): Plan {
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

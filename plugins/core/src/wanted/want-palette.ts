import type { Hex } from '@swatchwork/color';

import type { Wanted } from '../plan-changes.ts';
import { STYLE_MODE, type Style } from '../thing.ts';
import { spaceOf } from './space-of.ts';

/** A color of a palette; one without a name is called by its number. */
export interface NamedColor {
  readonly hex: Hex;
  readonly name?: string;
}

/**
 * The colors of a palette as styles, in a folder with its name. A color is known by its place, so a
 * palette whose colors change keeps its styles.
 */
export function wantPalette(name: string, colors: readonly NamedColor[]): Wanted {
  const space = spaceOf(name);
  const used = new Set<string>();
  const things = colors.map((color, i): Style => {
    const own = (color.name ?? '').replaceAll('/', '-').trim() || String(i + 1);
    const unique = used.has(own) ? `${own} ${i + 1}` : own;
    used.add(unique);
    return {
      kind: 'style',
      key: `${space}:style/${i + 1}`,
      name: `${name}/${unique}`,
      values: { [STYLE_MODE]: color.hex },
    };
  });
  return { space, things };
}

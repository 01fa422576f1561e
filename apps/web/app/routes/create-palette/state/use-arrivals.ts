import type { CssColor } from '@swatchwork/color';
import { MOST_COLORS, NAME_LENGTH } from '@swatchwork/contract/constants';
import { useCallback, useEffect, useState } from 'react';

import type { Names } from '../../../names/use-color-names.ts';
import { usePaletteImport } from '../../../palette-files/import/use-palette-import.ts';
import { readCssColors } from '../../../palettes/document-url.ts';
import { exactOf } from '../../../palettes/exact-of.ts';
import { useHandler } from '../../../ui/use-handler.ts';
import { isFull } from './size-limits.ts';
import type { Creator } from './use-creator.ts';

/**
 * Palettes that come from files, from the clipboard, or by a link with more colors than there is
 * room for. `names` are those that came with the page or a file, `ownNameOf` finds those of files.
 */
export function useArrivals({ state, dispatch, opened }: Creator, knownNames: Names) {
  const [names, setNames] = useState(knownNames);
  const [ownNames, setOwnNames] = useState<Names>({});

  const files = usePaletteImport(MOST_COLORS, ({ name, colors }) => {
    const own = colors.flatMap((color) =>
      color.name ? [[exactOf(color) ?? color.hex, color.name]] : [],
    );
    const arrived: Names = Object.fromEntries(own);
    setNames((known) => ({ ...known, ...arrived }));
    setOwnNames((known) => ({ ...known, ...arrived }));
    if (name) dispatch({ type: 'setText', field: 'name', text: name.slice(0, NAME_LENGTH) });
    const [first, ...others] = colors;
    if (first && others.length === 0) return joinPalette(first);
    const hexes = colors.map(({ hex }) => hex);
    if (first) dispatch({ type: 'renew', colors: hexes, exact: colors.map(exactOf) });
    return '';
  });

  /** One color is no palette: it comes after the selected color or the last one. */
  function joinPalette(arrived: CssColor): string {
    const { hex: color } = arrived;
    const exact = exactOf(arrived);
    const { colors, selected, locked } = state.document;
    if (isFull(state.document)) {
      const slot = Math.max(0, locked.indexOf(false));
      dispatch({ type: 'setColor', slot, color, exact });
      return `The palette is full, so it replaced ${colors[slot]}.`;
    }
    const slot = (selected ?? colors.length - 1) + 1;
    dispatch({ type: 'add', slot, color, exact });
    return `It is color ${slot + 1} now; the others did not change.`;
  }

  const chooseFromLink = useHandler((query: string) => {
    const linked = readCssColors(new URLSearchParams(query));
    if (linked.length <= MOST_COLORS) return;
    return files.chooseFrom(state.document.name, linked);
  });
  useEffect(() => void chooseFromLink(opened), [chooseFromLink, opened]);

  const ownNameOf = useCallback((color: string) => ownNames[color], [ownNames]);
  return { names, ownNameOf, files, chooseFromLink };
}

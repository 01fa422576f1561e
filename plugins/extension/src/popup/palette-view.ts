import type { Hex } from '@swatchwork/color';

import type { JudgedPage } from '../judge/judge-page.ts';
import type { PageColor } from '../judge/make-palette.ts';
import { fillColors } from './color-list.ts';
import { counted, create, find, percent } from './elements.ts';

/** Colors that are chosen at first: as many as the creator holds. */
const CHOSEN = 10;

/** Shows the palette of a page. */
export function showPalette(page: JudgedPage, onChoose: (chosen: Hex[]) => void): void {
  const { colors, pictures, isCut } = page;
  find('palette-summary', HTMLElement).textContent = [
    counted(colors.length, 'color'),
    ...(pictures >= 0.001 ? [`images cover ${percent(pictures)}`] : []),
    ...(isCut ? ['of a very long page only the beginning is read'] : []),
  ].join(', ');
  find('bar', HTMLElement).replaceChildren(
    ...colors.map(({ hex, area }) => {
      const part = create('span', { title: hex });
      part.style.cssText = `flex: ${area}; background: ${hex};`;
      return part;
    }),
  );
  fillColors(
    find('palette-colors', HTMLElement),
    colors.map((color, i) => ({ hex: color.hex, lines: linesOf(color), isChosen: i < CHOSEN })),
    onChoose,
  );
}

function linesOf({ area, text, roles, names, folded }: PageColor): string[] {
  const shares = [
    ...(area > 0 ? [`${percent(area)} of the page`] : []),
    ...(text > 0 ? [`${percent(text)} of the text`] : []),
  ];
  return [
    `${shares.join(', ')}: ${roles.join(', ')}`,
    ...(names.length > 0 ? [names.slice(0, 3).join(', ')] : []),
    ...(folded.length > 0
      ? [`with ${folded.slice(0, 3).join(', ')}${folded.length > 3 ? ' and others' : ''}`]
      : []),
  ];
}

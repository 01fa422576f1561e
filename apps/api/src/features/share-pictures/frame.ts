import { textPath } from './text-path.ts';

/** The size that links show best: 1.91 to 1. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** Distance of texts from the edges. */
export const MARGIN = 64;

export const picture = (...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts.join('')}</svg>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

/** The mark with the site's name, its left edge at `x`. */
export function brand(x: number, y: number, ink: string): string {
  return [
    `<g transform="translate(${x - 6} ${y}) scale(1.9)" fill="${ink}">`,
    '<rect x="4" y="3" width="8" height="18" rx="2" transform="rotate(64 8 21)" opacity=".3"/>',
    '<rect x="4" y="3" width="8" height="18" rx="2" transform="rotate(32 8 21)" opacity=".55"/>',
    '<path fill-rule="evenodd" d="M6 3h4a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm2 16.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8Z"/>',
    '</g>',
    textPath({ text: 'Swatchwork', x: x + 58, y: y + 40, size: 34, weight: 600, fill: ink }),
  ].join('');
}

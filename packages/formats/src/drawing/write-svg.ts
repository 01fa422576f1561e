import { oneLine } from '../text/text.ts';
import { xmlText } from '../text/xml-text.ts';
import type { Drawing, Polygon, Shape } from './drawing.ts';

/**
 * A drawing as an SVG picture whose texts stay texts, in the fonts of the sheets where a reader has them.
 *
 * @param title Any text.
 * @see https://www.w3.org/TR/SVG2/
 */
export const writeSvgDrawing = (title: string, { width, height, shapes }: Drawing): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Geist, Inter, Helvetica, Arial, sans-serif">`,
    `  <title>${textOf(title)}</title>`,
    ...shapes.map((shape) => `  ${element(shape)}`),
    '</svg>\n',
  ].join('\n');

function element(shape: Shape): string {
  const fill = `fill="${shape.fill}"`;
  if ('text' in shape) {
    const weight = shape.weight === 'semibold' ? ' font-weight="600"' : '';
    return `<text x="${place(shape.x)}" y="${place(shape.y)}" font-size="${place(shape.size)}"${weight} ${fill}>${textOf(shape.text)}</text>`;
  }
  if ('polygons' in shape) {
    const opacity = shape.opacity === undefined ? '' : ` fill-opacity="${shape.opacity}"`;
    return `<path d="${shape.polygons.map(pathOf).join('')}" ${fill}${opacity}/>`;
  }
  const [x, y, width, height] = [shape.x, shape.y, shape.width, shape.height].map(place);
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${fill}/>`;
}

const textOf = (text: string) => xmlText(oneLine(text));

const pathOf = (polygon: Polygon): string => `M${polygon.map(place).join(' ')}Z`;

const place = (value: number): number => Math.round(100 * value) / 100;

import { createRandom, type Hex, type Random } from '@swatchwork/color';

const WIDTH = 190;
const HEIGHT = 150;

/** Bars, lines and points of made-up figures, the same for every palette of so many colors. */
export function drawCharts(colors: readonly Hex[], ground: string): string {
  const random = createRandom('figures');
  const charts = [drawBars, drawLines, drawPoints].map((draw, i) => {
    const marks = draw(colors, random);
    return `<g transform="translate(${i * (WIDTH + 10)} 0)">${marks}</g>`;
  });
  const [width, height] = [3 * (WIDTH + 10), HEIGHT + 20];
  return `<svg width="${width}" height="${height}" viewBox="-10 -10 ${width} ${height}"
    style="background:${ground};border-radius:8px">${charts.join('')}</svg>`;
}

function drawBars(colors: readonly Hex[], random: Random): string {
  const each = (WIDTH - 20) / colors.length;
  return colors
    .map((hex, i) => {
      const height = HEIGHT * (0.35 + 0.6 * random());
      return `<rect x="${i * each}" y="${HEIGHT - height}" width="${each - 3}" height="${height}" fill="${hex}"/>`;
    })
    .join('');
}

function drawLines(colors: readonly Hex[], random: Random): string {
  return colors
    .map((hex, i) => {
      let y = (HEIGHT * (i + 0.5)) / colors.length;
      const points = Array.from({ length: 10 }, (_, x) => {
        y = Math.min(HEIGHT, Math.max(0, y + 40 * (random() - 0.5)));
        return `${(x * (WIDTH - 20)) / 9},${y.toFixed(1)}`;
      });
      return `<polyline points="${points.join(' ')}" fill="none" stroke="${hex}" stroke-width="2.5"/>`;
    })
    .join('');
}

function drawPoints(colors: readonly Hex[], random: Random): string {
  return Array.from({ length: 96 }, (_, i) => {
    const [x, y] = [random() * (WIDTH - 20), random() * HEIGHT];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="4.5" fill="${colors[i % colors.length]}"/>`;
  }).join('');
}

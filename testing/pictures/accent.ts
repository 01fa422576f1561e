import { deltaEOK, type Random, type Srgb } from '@swatchwork/color';

import { drawColor, within } from './palette.ts';
import { drawScene } from './scene.ts';
import { blob, box, circle, drawing, ground } from './shapes.ts';

const AREA = 0.02; // of the picture

/** A small saturated spot on a muted scene or on plain grounds. */
export function drawAccent(random: Random): { svg: string; accent: Srgb } {
  if (random() < 0.5) {
    const accent = drawColor(random, { l: [0.4, 0.85], c: [0.15, 0.3] });
    const scene = drawScene(random, 'muted');
    return { svg: scene.replace('</svg>', `${spot(random, accent)}</svg>`), accent };
  }
  for (;;) {
    const paper = drawColor(random, { l: [0.1, 0.98], c: [0, 0.05] });
    const other = drawColor(random, { l: [0.1, 0.98], c: [0, 0.05] });
    const accent = drawColor(random, { l: [0.4, 0.85], c: [0.15, 0.3] });
    if (Math.min(deltaEOK(paper, accent), deltaEOK(other, accent)) < 0.15) continue;
    const half = random() < 0.5 ? box(0, 600, 1000, 400, other) : '';
    return { svg: drawing(ground(paper) + half + spot(random, accent)), accent };
  }
}

/** One area or a few that together have the size of the accent. */
function spot(random: Random, color: Srgb): string {
  const spots = 1 + Math.floor(random() * 3);
  const radius = 1000 * Math.sqrt(AREA / spots / Math.PI);
  const shape = Math.floor(random() * 3);
  return Array.from({ length: spots }, (_, i) => {
    const x = within(random, [120, 280]) + 300 * i;
    const y = within(random, [150, 850]);
    if (shape === 0) return circle(x, y, radius, color);
    const side = radius * Math.sqrt(Math.PI);
    if (shape === 1) return box(x - side / 2, y - side / 2, side, side, color);
    return blob(random, x, y, radius, color);
  }).join('');
}

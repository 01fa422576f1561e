import { formatHex, type Random, type Srgb } from '@swatchwork/color';

import { drawColor, within } from './palette.ts';
import { blob, circle, drawing } from './shapes.ts';

/** How colorful a scene is, as a range of OKLCH chroma. */
type Mood = 'muted' | 'natural';

/** An imitation of a photograph: a sky, ranges of hills, a foreground, light, haze and texture. */
export function drawScene(random: Random, mood: Mood): string {
  const most = mood === 'muted' ? 0.035 : 0.17;
  const tone = (low: number, high: number) => drawColor(random, { l: [low, high], c: [0, most] });
  const parts = [
    gradient('sky', tone(0.35, 0.75), tone(0.7, 0.97)),
    '<rect width="1000" height="1000" fill="url(#sky)"/>',
  ];
  if (random() < 0.6) parts.push(circle(within(random, [100, 900]), 250, 40, tone(0.85, 0.98)));
  const ranges = 2 + Math.floor(random() * 3);
  for (let i = 0; i < ranges; i++) {
    const top = 400 + (450 * i) / ranges;
    parts.push(
      gradient(`hill${i}`, tone(0.3, 0.75), tone(0.12, 0.6)),
      ridge(random, top, `hill${i}`),
    );
  }
  for (let i = 0; i < 25; i++) {
    const [x, y] = [within(random, [0, 1000]), within(random, [650, 1000])];
    parts.push(
      `<g opacity="0.6">${blob(random, x, y, within(random, [5, 40]), tone(0.15, 0.8))}</g>`,
    );
  }
  return drawing(textured(random, parts.join('')));
}

/** Overlapping soft colors, as in a painting or a rendered wallpaper. */
export function drawArtwork(random: Random): string {
  const paint = () => drawColor(random, { l: [0.1, 0.95], c: [0, 0.28] });
  const parts = [
    gradient('paper', paint(), paint()),
    '<rect width="1000" height="1000" fill="url(#paper)"/>',
  ];
  const strokes = 5 + Math.floor(random() * 12);
  for (let i = 0; i < strokes; i++) {
    const [x, y] = [within(random, [0, 1000]), within(random, [0, 1000])];
    parts.push(gradient(`paint${i}`, paint(), paint()));
    parts.push(
      `<ellipse cx="${x}" cy="${y}" rx="${within(random, [60, 400])}" ry="${within(random, [30, 250])}" fill="url(#paint${i})" opacity="${within(random, [0.4, 1])}" transform="rotate(${within(random, [0, 180])} ${x} ${y})"/>`,
    );
  }
  return drawing(random() < 0.5 ? textured(random, parts.join('')) : parts.join(''));
}

const gradient = (id: string, from: Srgb, to: Srgb) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0.2" y2="1"><stop offset="0" stop-color="${formatHex(from)}"/><stop offset="1" stop-color="${formatHex(to)}"/></linearGradient>`;

function ridge(random: Random, top: number, fill: string): string {
  const points = Array.from(
    { length: 21 },
    (_, i) => `${i * 50},${(top + within(random, [-70, 70])).toFixed(1)}`,
  );
  return `<polygon points="0,1000 ${points.join(' ')} 1000,1000" fill="url(#${fill})"/>`;
}

/** Adds patches of light and shade to the content, coarse and fine. */
function textured(random: Random, content: string): string {
  const seed = Math.floor(random() * 1000);
  const strength = within(random, [0.15, 0.45]).toFixed(2);
  return `<filter id="texture" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.02 0.03" numOctaves="4" seed="${seed}"/><feColorMatrix type="saturate" values="0.1"/></filter>${content}<rect width="1000" height="1000" filter="url(#texture)" opacity="${strength}"/>`;
}

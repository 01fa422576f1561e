import { formatHex, type Random, type Srgb } from '@swatchwork/color';

import { within } from './palette.ts';

/** An SVG of the unit square stretched to a picture: coordinates 0…1000 on both axes. */
export const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" preserveAspectRatio="none">${content}</svg>`;

export const ground = (color: Srgb) =>
  `<rect width="1000" height="1000" fill="${formatHex(color)}"/>`;

export const circle = (x: number, y: number, r: number, color: Srgb) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${formatHex(color)}"/>`;

export const box = (x: number, y: number, width: number, height: number, color: Srgb) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${formatHex(color)}"/>`;

/** A closed line through random corners around a middle, of about the radius. */
export function blob(random: Random, x: number, y: number, radius: number, color: Srgb): string {
  const corners = 7;
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    const far = radius * within(random, [0.75, 1.3]);
    return `${(x + far * Math.cos(angle)).toFixed(1)},${(y + far * Math.sin(angle)).toFixed(1)}`;
  });
  return `<polygon points="${points.join(' ')}" fill="${formatHex(color)}"/>`;
}

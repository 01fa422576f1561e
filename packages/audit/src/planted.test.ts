import { createRandom } from '@swatchwork/color';
import { expect, test } from 'vitest';

import { auditColors } from './audit.ts';

const random = createRandom(51);
const byte = () => Math.floor(random() * 256);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
const hex = () =>
  `#${[byte(), byte(), byte()].map((one) => one.toString(16).padStart(2, '0')).join('')}`;

const NOTATIONS = [
  hex,
  () => hex().toUpperCase(),
  () => `${hex()}80`,
  () => `rgb(${byte()} ${byte()} ${byte()} / 40%)`,
  () => `rgba(${byte()}, ${byte()}, ${byte()}, 0.4)`,
  () => `hsl(${byte()}deg 40% 50%)`,
  () => `oklch(${50 + (byte() % 40)}% 0.1 ${byte()})`,
  () => `lab(50% ${byte() % 90} 20)`,
  () => `hwb(${byte()} 20% 30%)`,
  () => `color(srgb 0.${byte() + 100} 0.2 0.3)`,
];
const inClass = (color: string) => color.replaceAll(' ', '_');

/** Where colors are planted: a file, and what stands around the color. */
const HOSTS: readonly [file: string, around: (color: string) => string][] = [
  [
    'a.css',
    (color) =>
      `.a { ${pick(['color', 'background', 'border-color', 'outline-color', 'fill'])}: ${color}; }`,
  ],
  [
    'a.css',
    (color) => `.a { box-shadow: 0 1px 2px ${color}; border: 1px solid var(--b, ${color}); }`,
  ],
  [
    'a.css',
    (color) =>
      `@media (min-width: 1px) { .b { background: linear-gradient(${color}, transparent); } }`,
  ],
  ['a.scss', (color) => `.a { .b & { color: ${color}; } }`],
  ['a.less', (color) => `.a { .b { color: ${color}; } }`],
  ['a.tsx', (color) => `export const a = <p style={{ color: '${color}' }} />;`],
  ['a.tsx', (color) => `export const a = <p className="p-2 hover:bg-[${inClass(color)}]/50" />;`],
  [
    'a.tsx',
    (color) =>
      `export const a = cva('flex', { variants: { b: { c: 'dark:text-[${inClass(color)}]' } } });`,
  ],
  ['a.ts', (color) => `const A = styled.p\`\n  \${mixin}\n  color: ${color};\n\`;`],
  ['a.vue', (color) => `<template><p :style="{ color: '${color}' }" /></template>`],
  ['a.vue', (color) => `<style scoped>.a { color: ${color} }</style>`],
  ['a.html', (color) => `<p style="color: ${color}">`],
  ['a.html', (color) => `<p class="[--x:${inClass(color)}]">`],
];

test('200 planted colors are all found where they were planted', () => {
  const planted = Array.from({ length: 200 }, (_, i) => {
    const color = NOTATIONS[i % NOTATIONS.length]!();
    const [file, around] = HOSTS[i % HOSTS.length]!;
    const text = `\n${around(color)}\n`;
    return { name: `${i}/${file}`, text, color };
  });
  const { places, notRead } = auditColors({ files: planted });
  expect(notRead).toEqual([]);
  const missed = planted.filter(({ name, text, color }) => {
    const shown = text.includes(color) ? color : inClass(color);
    const offsets = [...text.matchAll(new RegExp(shown.replace(/[().]/g, '\\$&'), 'g'))].map(
      ({ index }) => index,
    );
    const own = places.filter(({ file }) => file === name);
    return !offsets.every((offset) =>
      own.some(
        (place) =>
          place.offset <= offset && offset + shown.length <= place.offset + place.text.length,
      ),
    );
  });
  expect(missed).toEqual([]);
});

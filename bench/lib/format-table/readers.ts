import { Buffer } from 'node:buffer';

import { formatHex, parseColor } from '@swatchwork/color';
import { readPalette } from '@swatchwork/formats/read';
import anyPalette from 'anypalette';
import ase from 'ase-utils';
import less from 'less';
import { PNG } from 'pngjs';
import { readSwatchesFile } from 'procreate-swatches';
import { compileString } from 'sass';
import stylus from 'stylus';

/** The colors that a program finds in a file, in order; empty where it finds none. */
export interface Reader {
  name: string;
  read(bytes: Uint8Array, extension: string): Promise<string[]> | string[];
}

const hexOf = (css: string) => {
  const parsed = parseColor(css);
  return parsed ? [formatHex(parsed.color)] : [];
};

const byte = (part: number) =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0')
    .toUpperCase();

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Compiles a sheet together with a rule for each of its variables. */
async function compiled(
  text: string,
  declared: RegExp,
  compile: (source: string) => Promise<string> | string,
  rule: (variable: string, i: number) => string,
): Promise<string[]> {
  const variables = [...text.matchAll(declared)].map(([, variable]) => variable!);
  const css = await compile(`${text}\n${variables.map(rule).join('\n')}`);
  return [...css.matchAll(/\bz-color: ([^;]+);/g)].flatMap(([, value]) => hexOf(value!));
}

/** Our own reader. */
export const OURS: Reader = {
  name: 'Swatchwork',
  read: (bytes) => readPalette(bytes).palette.colors.map(({ hex }) => hex),
};

const ANYPALETTE: Reader = {
  name: 'anypalette',
  read: (bytes, fileExt) =>
    new Promise((resolve) => {
      anyPalette.loadPalette({ data: Buffer.from(bytes), fileExt }, (_, palette) =>
        resolve([...(palette ?? [])].map((c) => `#${byte(c.red)}${byte(c.green)}${byte(c.blue)}`)),
      );
    }),
};

/** Other programs by the formats that they read. */
export const OTHERS: Partial<Record<string, readonly Reader[]>> = {
  ase: [
    ANYPALETTE,
    {
      name: 'ase-utils',
      read: (bytes) =>
        ase.decode(Buffer.from(bytes)).colors.map(({ color }) => `#${color.map(byte).join('')}`),
    },
  ],
  ...Object.fromEntries(
    ['aco', 'gpl', 'act', 'paint-net', 'jasc', 'soc'].map((id) => [id, [ANYPALETTE]]),
  ),
  swatches: [
    {
      name: 'procreate-swatches (the first palette of the file)',
      read: async (bytes) =>
        (await readSwatchesFile(bytes, 'rgb')).colors.flatMap((slot) =>
          slot ? [`#${slot[0].map((part) => byte(part / 255)).join('')}`] : [],
        ),
    },
  ],
  scss: [
    {
      name: 'Sass',
      read: (bytes) =>
        compiled(
          textOf(bytes),
          /^\$([\w-]+):/gm,
          (source) => compileString(source).css,
          (variable) => `a { z-color: $${variable}; }`,
        ),
    },
  ],
  less: [
    {
      name: 'Less',
      read: (bytes) =>
        compiled(
          textOf(bytes),
          /^@([\w-]+):/gm,
          async (source) => (await less.render(source)).css,
          (variable) => `a { z-color: @${variable}; }`,
        ),
    },
  ],
  stylus: [
    {
      name: 'Stylus',
      read: (bytes) =>
        compiled(
          textOf(bytes),
          /^\$([\w-]+) =/gm,
          (source) => stylus.render(source),
          (variable) => `a\n  z-color $${variable}`,
        ),
    },
  ],
  png: [
    {
      name: 'pngjs (the pixels of the first swatches)',
      read: (bytes) => {
        const { width, data } = PNG.sync.read(Buffer.from(bytes));
        return Array.from({ length: Math.min(100, Math.floor(width / 100)) }, (_, i) =>
          formatHex({
            r: data[(i * 100 + 50) * 4]! / 255,
            g: data[(i * 100 + 50) * 4 + 1]! / 255,
            b: data[(i * 100 + 50) * 4 + 2]! / 255,
          }),
        );
      },
    },
  ],
};

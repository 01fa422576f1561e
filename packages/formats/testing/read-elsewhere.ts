import { Buffer } from 'node:buffer';

import { defineConfig, parse } from '@terrazzo/parser';
import anyPalette from 'anypalette';

/** Reads a file with anypalette, which implements each of these formats independently. */
export const readElsewhere = (data: Uint8Array, fileExt: string) =>
  new Promise<{ hexes: string[]; names: (string | undefined)[]; format: string | undefined }>(
    (resolve, reject) =>
      anyPalette.loadPalette({ data: Buffer.from(data), fileExt }, (error, palette, format) => {
        if (!palette) return reject(error);
        const byte = (part: number) =>
          Math.round(part * 255)
            .toString(16)
            .padStart(2, '0');
        resolve({
          hexes: [...palette].map((c) =>
            `#${byte(c.red)}${byte(c.green)}${byte(c.blue)}`.toUpperCase(),
          ),
          names: [...palette].map((color) => color.name),
          format: format?.name,
        });
      }),
  );

/** Reads design tokens with Terrazzo, without its warnings about names that are not in kebab case. */
export async function readByTerrazzo(src: string) {
  const rules = { 'core/consistent-naming': 'off' } as const;
  const config = defineConfig({ lint: { rules } }, { cwd: new URL('file:///') });
  const filename = new URL('file:///a.tokens.json');
  return (await parse([{ filename, src }], { config })).tokens;
}

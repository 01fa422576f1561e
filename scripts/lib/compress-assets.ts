import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// pictures, and fonts for pages, are compressed already
const COMPRESSIBLE = '**/*.{js,css,svg,json,txt,html,ttf,wasm,webmanifest}';
const MIN_BYTES = 1024; // smaller ones fit in a packet anyway

const FORMS = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  gz: (content: Buffer) =>
    promisify<Buffer, object, Buffer>(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes a second and a third, compressed copy of each file that becomes smaller, at the highest
 * level: once at build time instead of, with less effort, for every request.
 */
export async function compressAssets(folder: string): Promise<void> {
  await Promise.all(
    globSync(COMPRESSIBLE, { cwd: folder }).map(async (path) => {
      const content = await readFile(`${folder}/${path}`);
      if (content.length < MIN_BYTES) return;
      for (const [suffix, compress] of Object.entries(FORMS)) {
        await writeFile(`${folder}/${path}.${suffix}`, await compress(content));
      }
    }),
  );
}

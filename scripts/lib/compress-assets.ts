import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = '**/*.{js,css,svg,json,txt,webmanifest}'; // fonts and pictures are already
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
 * Writes each file of a folder that gains by it a second and third time, compressed as well as can
 * be: once here rather than, worse, for everyone who asks.
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

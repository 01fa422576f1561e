import { constants } from 'node:zlib';

import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

const BROTLI_QUALITY = 4; // costs a page about 1 ms; a higher quality saves little more

/** Compresses the answers of one scope from 1 KiB on; a smaller answer fits in a packet anyway. */
export async function addCompression(scope: FastifyInstance): Promise<void> {
  await scope.register(fastifyCompress, {
    threshold: 1024,
    // Flushes with every chunk, so that a streamed page appears as it is rendered.
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    },
  });
}

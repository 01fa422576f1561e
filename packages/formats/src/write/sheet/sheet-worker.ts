import type { ExportedPalette } from '../../palette/palette.ts';
import { writePdf } from './pdf.ts';

/* A Web Worker: a page answers meanwhile, and its own policy need not allow HarfBuzz's WebAssembly. */

/** What the worker answers. */
export type Written = { file: Uint8Array<ArrayBuffer> } | { error: string };

addEventListener('message', async ({ data }: MessageEvent<ExportedPalette>) => {
  postMessage(await answerTo(data));
});

async function answerTo(palette: ExportedPalette): Promise<Written> {
  try {
    return { file: await writePdf(palette) };
  } catch (error) {
    return { error: String(error) }; // not every error can be sent
  }
}

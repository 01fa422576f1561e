import type { ExportedPalette } from '../../palette/palette.ts';
import type { Written } from './sheet-worker.ts';

/** The same as in `pdf.ts`, in a worker of its own, whose errors keep no more than their text. */
export async function writePdf(palette: ExportedPalette): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' });
  try {
    const written = await new Promise<Written>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Written>) => resolve(data);
      worker.onerror = () => reject(new Error('What writes sheets did not load'));
      worker.postMessage(palette);
    });
    if ('error' in written) throw new Error(written.error);
    return written.file;
  } finally {
    worker.terminate();
  }
}

import type { ChartPalette } from '@swatchwork/color/charts';

import type { ChartRequest } from '../state/chart-request.ts';
import type { Answer, Question } from './messages.ts';

let idle: Worker | undefined;
let lastId = 0;

/**
 * Searches for a palette in a worker. A signal that aborts stops the search at once: the worker ends
 * with it, and the next search starts another.
 *
 * @throws {Error} With a reason for people, if the worker does not load or refuses the request.
 */
export function searchPalette(request: ChartRequest, signal: AbortSignal): Promise<ChartPalette> {
  const worker =
    idle ?? new Worker(new URL('./make-worker.ts', import.meta.url), { type: 'module' });
  idle = undefined;
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    const stop = () => {
      worker.terminate();
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.id !== id) return;
      signal.removeEventListener('abort', stop);
      idle = worker;
      if ('made' in data) resolve(data.made);
      else reject(new Error(data.refusal));
    };
    worker.onerror = () => {
      signal.removeEventListener('abort', stop);
      worker.terminate();
      reject(new Error('the search did not load'));
    };
    worker.postMessage({ id, request } satisfies Question);
  });
}

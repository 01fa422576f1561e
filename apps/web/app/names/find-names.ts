import type { Srgb } from '@swatchwork/color';
import type { NamedColor, NearestName } from '@swatchwork/color/names';

import type { Question } from './messages.ts';

let running: Worker | undefined;

/**
 * The `count` nearest names of each color, nearest first. The list is too large for the first load
 * and for the main thread: a worker loads it with the first request.
 *
 * @throws If the list cannot be loaded, for example offline; the next request tries again.
 */
export const findNames = (colors: readonly Srgb[], count = 1): Promise<NearestName[][]> =>
  ask({ colors, count });

/**
 * The `count` colors whose names answer a text best.
 *
 * @throws As {@link findNames}.
 */
export const findNamed = (text: string, count: number): Promise<NamedColor[]> =>
  ask({ text, count });

function ask<Answer>(question: Question): Promise<Answer> {
  running ??= startWorker();
  const worker = running;
  return new Promise((resolve, reject) => {
    const { port1: here, port2: there } = new MessageChannel();
    const fail = () => reject(new Error('The list of names did not load'));
    worker.addEventListener('error', fail);
    here.onmessage = ({ data }) => {
      worker.removeEventListener('error', fail);
      here.close();
      resolve(data);
    };
    worker.postMessage(question, [there]);
  });
}

function startWorker() {
  const worker = new Worker(new URL('./names-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', () => {
    running = undefined;
  });
  return worker;
}

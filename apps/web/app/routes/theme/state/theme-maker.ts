import type { ThemeDocument } from '@swatchwork/theme/link';

import { loadOnDemand } from '../../../palette-files/load-on-demand.ts';
import type { ArrivedTheme } from './arrived-theme.ts';

interface Question {
  readonly document: ThemeDocument;
  readonly onMade: (made: ArrivedTheme) => void;
}

let running: Worker | undefined;
let asked: Question | undefined;
let next: Question | undefined;

/** Loads the worker that makes themes, and lets the browser compile it, before the first question. */
export function startThemeMaker(): void {
  running ??= startWorker();
}

function startWorker() {
  const worker = new Worker(new URL('./theme-worker.ts', import.meta.url), { type: 'module' });
  // Also before the first question: one sent to a worker that did not load has no answer.
  worker.addEventListener('error', () => {
    worker.terminate();
    running = undefined;
  });
  return worker;
}

/**
 * Makes the theme of a document in a worker. While one is made, the newest of the others waits and
 * those before it are dropped: during a drag as many themes are shown as the machine can make. A
 * worker that does not load is told in a message; the next question tries again.
 */
export function requestTheme(document: ThemeDocument, onMade: Question['onMade']): void {
  next = { document, onMade };
  if (!asked) void answerAll();
}

async function answerAll() {
  while (next) {
    asked = next;
    next = undefined;
    const { document, onMade } = asked;
    const made = await loadOnDemand(() => ask(document));
    if (made) onMade(made);
  }
  asked = undefined;
}

function ask(document: ThemeDocument): Promise<ArrivedTheme> {
  startThemeMaker();
  const worker = running!;
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ArrivedTheme>) => resolve(data);
    worker.onerror = () => reject(new Error('The theme maker did not load'));
    worker.postMessage(document);
  });
}

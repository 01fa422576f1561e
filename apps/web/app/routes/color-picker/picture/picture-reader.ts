import type { Answer, Questions, Topic } from './messages.ts';

type Call = { resolve: (answer: unknown) => void; reject: (error: Error) => void };

/**
 * Reads a picture in a Web Worker. Each call rejects with an error whose message is for people: the
 * browser cannot read the picture, or does not support such workers.
 */
export function createPictureReader(file: Blob) {
  const waiting = new Map<number, Call>();
  let lastId = 0;

  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('refusal' in data) call?.reject(new Error(data.refusal));
    else call?.resolve(data.answer);
  };
  worker.onerror = () => rejectAll('This browser cannot read pictures in the background');

  function rejectAll(reason: string) {
    for (const call of waiting.values()) call.reject(new Error(reason));
    waiting.clear();
  }

  function ask<T extends Topic>(topic: T, ask: Questions[T]['ask']) {
    return new Promise<Questions[T]['answer']>((resolve, reject) => {
      const id = ++lastId;
      // The type of the request determines the type of the answer.
      waiting.set(id, { resolve: (answer) => resolve(answer as Questions[T]['answer']), reject });
      worker.postMessage({ id, topic, ask });
    });
  }

  const size = ask('open', file);

  return {
    /** Resolves once the picture is decoded. */
    size,
    /** The pixels around one. */
    async look(point: Questions['look']['ask']) {
      await size;
      return ask('look', point);
    },
    async extract(options: Questions['extract']['ask']) {
      await size;
      return ask('extract', options);
    },
    /** The share of the picture outside sRGB, 0…1. */
    async gamut() {
      await size;
      return ask('gamut', undefined);
    },
    close() {
      rejectAll('The picture was closed');
      worker.terminate();
    },
  };
}

export type PictureReader = ReturnType<typeof createPictureReader>;

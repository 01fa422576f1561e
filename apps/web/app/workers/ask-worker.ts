/** What a worker answers: a result, or a reason for people why there is none. */
export type WorkerAnswer<Result> =
  | { readonly result: Result }
  | { readonly refusal: string }
  | { readonly progress: number };

interface Limits {
  /** After which a worker is ended; without it, a question may take as long as it takes. */
  readonly seconds?: number;
  /** Sentences without a full stop: the worker did not load; it took too long. */
  readonly notLoaded: string;
  readonly tooLong?: string;
  /** Called with what the worker tells before it answers. */
  readonly onProgress?: (progress: number) => void;
}

/**
 * Asks questions of a worker, which {@link answerQuestions} answers. A signal that aborts ends the worker at
 * once, as does a question that takes too long; the next question starts another.
 *
 * @returns A function that rejects with an error with a reason for people, or with the signal's reason.
 */
export function createAsker<Question, Result>(
  start: () => Worker,
  { seconds, notLoaded, tooLong, onProgress }: Limits,
) {
  let idle: Worker | undefined;
  return (question: Question, signal: AbortSignal): Promise<Result> => {
    const worker = idle ?? start();
    idle = undefined;
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const end = (reason: unknown) => {
      finish();
      worker.terminate();
      reject(reason);
    };
    const stop = () => end(signal.reason);
    const timer = seconds && setTimeout(() => end(new Error(tooLong)), seconds * 1000);
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    };
    signal.addEventListener('abort', stop, { once: true });
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer<Result>>) => {
      if ('progress' in data) return onProgress?.(data.progress);
      finish();
      idle = worker;
      if ('result' in data) resolve(data.result);
      else reject(new Error(data.refusal));
    };
    worker.onerror = () => end(new Error(notLoaded));
    worker.postMessage(question);
    return promise;
  };
}

/**
 * Answers the questions that a page asks of this worker.
 *
 * @param describeError The reason for people why there is no result.
 */
export function answerQuestions<Question, Result>(
  answer: (question: Question, tell: (progress: number) => void) => Result,
  describeError: (error: unknown) => string,
): void {
  addEventListener('message', ({ data }: MessageEvent<Question>) => {
    const tell = (progress: number) => postMessage({ progress });
    postMessage(tryTo(() => answer(data, tell), describeError));
  });
}

function tryTo<Result>(
  work: () => Result,
  describeError: (error: unknown) => string,
): WorkerAnswer<Result> {
  try {
    return { result: work() };
  } catch (error) {
    return { refusal: describeError(error) };
  }
}

import { ExtractError } from './errors.ts';

/** Seconds after which decoding is aborted. Ordinary pictures of 100 megapixels take about two. */
export const DECODE_SECONDS = 10;

/** Throws `too_slow` once the time is over. */
export type ExpectTime = () => void;

/** For synchronous work, which cannot be interrupted: it calls this now and then. */
export function createDeadline(ms: number): ExpectTime {
  const end = performance.now() + ms;
  return () => {
    if (performance.now() > end) throw tooSlow();
  };
}

export function tooSlow(cause?: unknown): ExtractError {
  return new ExtractError('too_slow', 'The image takes too long to decode', { cause });
}

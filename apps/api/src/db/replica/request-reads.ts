import { AsyncLocalStorage } from 'node:async_hooks';

/** What the queries of one request need to know, and tell. */
export interface RequestReads {
  /**
   * The position that a replica must have replayed to answer a query of this request: 0 where any
   * will do, `Infinity` where only the primary may answer.
   */
  neededPosition(): Promise<number>;
  /** Whether a query of this request went to the primary, so that it may have written. */
  hasUsedPrimary: boolean;
}

/** Set while a request is handled; without it, as in timers and at start, the primary answers. */
export const requestReads = new AsyncLocalStorage<RequestReads>();

import { use } from 'react';

import { AnswerContext } from './answer-context.ts';

/** The meta element by which an error page tells the browser its request. */
export const REQUEST_ID = 'request-id';

/** The request that was answered with an error page; undefined where a page failed in the browser. */
export function useRequestId(): string | undefined {
  const { requestId } = use(AnswerContext);
  if (typeof document === 'undefined') return requestId;
  return document.querySelector<HTMLMetaElement>(`meta[name=${REQUEST_ID}]`)?.content;
}

import { use } from 'react';

import { AnswerContext } from './answer-context.ts';

/** The meta element by which an error page passes the request's id to the browser. */
export const REQUEST_ID = 'request-id';

/**
 * The id of the request that the server answered with an error page; undefined if a page failed in
 * the browser.
 */
export function useRequestId(): string | undefined {
  const { requestId } = use(AnswerContext);
  if (typeof document === 'undefined') return requestId;
  return document.querySelector<HTMLMetaElement>(`meta[name=${REQUEST_ID}]`)?.content;
}

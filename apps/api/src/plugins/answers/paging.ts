import type { FastifyReply, FastifyRequest } from 'fastify';

/** One page of a list. */
export type Page<Entry> = {
  entries: Entry[];
  /** Entries on all pages. */
  total: number;
  /** Cursor of the next page; undefined on the last page. */
  next?: string | undefined;
};

/** Sets `X-Total-Count` and, if there is a next page, `Link`; returns the entries to send. */
export function answerPage<Entry>(
  { url }: FastifyRequest,
  reply: FastifyReply,
  { entries, total, next }: Page<Entry>,
): Entry[] {
  reply.header('x-total-count', total);
  if (next) linkToNext(url, reply, next);
  return entries;
}

/**
 * Sets `Link` to the same address with a cursor. The link is relative, so that proxies cannot break
 * it.
 */
export function linkToNext(address: string, reply: FastifyReply, cursor: string): void {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  searchParams.set('cursor', cursor);
  reply.header('link', `<${pathname}?${searchParams}>; rel="next"`);
}

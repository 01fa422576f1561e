import type { FastifyReply, FastifyRequest } from 'fastify';

/** One page of a list. */
export type Page<Entry> = {
  entries: Entry[];
  /** Entries on all pages. */
  total: number;
  /** Cursor of the next page; undefined on the last. */
  next?: string | undefined;
};

/** Sets `X-Total-Count` and, while there is a next page, `Link`; returns what to answer. */
export function answerPage<Entry>(
  { url }: FastifyRequest,
  reply: FastifyReply,
  { entries, total, next }: Page<Entry>,
): Entry[] {
  reply.header('x-total-count', total);
  if (next) reply.header('link', `<${withCursor(url, next)}>; rel="next"`);
  return entries;
}

/** The same address on the page that a cursor opens. Relative, so proxies cannot spoil it. */
function withCursor(address: string, cursor: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  searchParams.set('cursor', cursor);
  return `${pathname}?${searchParams}`;
}

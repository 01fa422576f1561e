import type { FastifyRequest } from 'fastify';

/**
 * Whether the request comes from a page of this site. Browsers say so in `Sec-Fetch-Site`, which no
 * script of a page can set; over plain HTTP browsers omit it, and `Origin` or `Referer` names the
 * page.
 */
export function isOwnPage({ headers, protocol, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const from = headers.origin ?? headers.referer;
  return from !== undefined && `${from}/`.startsWith(`${protocol}://${host}/`);
}

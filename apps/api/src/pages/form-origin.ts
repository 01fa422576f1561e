import type { FastifyRequest } from 'fastify';

/**
 * Whether a form was sent by a page of this site: its Origin, or its Referer where the client sends
 * no Origin, has the host that was asked or that of `publicUrl`. The host that was asked is the
 * forwarded one where the proxy in front is trusted. The scheme is not compared, because a proxy
 * that ends TLS may not tell it. Programs send neither header, and no browser makes them do so;
 * their forms are accepted.
 */
export function isOwnForm(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, referer } = request.headers;
  if (origin === undefined && referer === undefined) return true;
  const host = hostOfSource(request);
  return host !== undefined && (host === request.host.toLowerCase() || host === hostOf(publicUrl));
}

/** The host of the page that sent a form. The rest of its address may be private. */
export const hostOfSource = ({ headers }: FastifyRequest): string | undefined =>
  hostOf(headers.origin ?? headers.referer ?? '');

/** Undefined for what is no address, such as the `null` of a page in a sandbox. */
const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : undefined);

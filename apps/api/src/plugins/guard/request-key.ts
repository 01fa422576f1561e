import type { IncomingHttpHeaders } from 'node:http';

/** A parameter with the name of a key, or whose value looks like one of our keys. */
const KEY_PARAMETER = /^(?:(?:x-)?api[-_]?key=|[^=]+=sw_[\w-]{20}|key=sw_)/i;

/**
 * Whether an address holds an API key. One expression for each parameter, so that each is read
 * once.
 */
export function hasKeyInQuery(url: string): boolean {
  const start = url.indexOf('?');
  if (start < 0) return false;
  return url
    .slice(start + 1)
    .split(/[?&]/)
    .some((parameter) => KEY_PARAMETER.test(parameter));
}

/** The key of `X-API-Key`, or of a bearer that is not a session token. */
export function keyOf(headers: IncomingHttpHeaders): string | undefined {
  const own = headers['x-api-key'];
  if (own !== undefined) return String(own).trim();
  return /^Bearer +(sw_.*)$/i.exec(headers.authorization ?? '')?.[1]?.trimEnd();
}

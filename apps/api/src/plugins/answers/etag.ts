import { hash } from 'node:crypto';

/** The etag of a body. It is weak because the compressed forms share it. */
export const weakEtag = (body: string | Buffer): string =>
  `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;

/**
 * Whether `If-None-Match` names a weak etag.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110.html#name-if-none-match
 */
export const isKnown = (known: string, etag: string): boolean =>
  known === '*' || known.split(',').some((one) => weaken(one.trim()) === etag);

const weaken = (etag: string) => (etag.startsWith('W/') ? etag : `W/${etag}`);

import { createHash } from 'node:crypto';

/**
 * Turns a page that was rendered with a nonce into one that may be cached: lists the hashes of the
 * inline scripts that carry the nonce, and removes the nonce. A script without the nonce gets no
 * hash, so injected markup does not run.
 *
 * @param html UTF-8, with each byte as a character from 0 to 255.
 * @returns Sources for the `script-src` of the page's Content-Security-Policy.
 * @see https://www.w3.org/TR/CSP3/#external-hash
 */
export function sealInlineScripts(html: string, nonce: string) {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(
    /<script(?=[\s>])([^>]*)>([\s\S]*?)<\/script>/gi,
  )) {
    if (!code || !attributes.includes(attribute)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code, 'latin1').digest('base64')}'`);
  }
  return { html: html.replaceAll(attribute, ''), scriptSources: [...hashes] };
}

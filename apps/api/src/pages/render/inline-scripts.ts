import { createHash } from 'node:crypto';

/**
 * Turns a page rendered with a nonce into one that may be cached: names the inline scripts that carry
 * the nonce by their hashes, and takes the nonce out. A script without it gets no hash, so markup
 * that somebody smuggled into a page does not run.
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

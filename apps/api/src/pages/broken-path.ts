import { isApiPath } from './api-path.ts';

/** The path and query of a request line, which may name the host as well (RFC 9112, 3.2.2). */
export function toPath(url: string): string {
  if (!/^https?:\/\//i.test(url)) return url;
  const path = /^https?:\/\/[^/?#]*([^#]*)/i.exec(url)?.[1] ?? '';
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * Lets the pages answer an address with a broken escape, such as `/color/%zz`, by taking its
 * percent signs literally. Addresses of the API stay as they are and are refused.
 */
export function escapeBrokenPath(url: string): string {
  if (!url.includes('%') || isApiPath(url)) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

import { isApiPath } from './api-path.ts';

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

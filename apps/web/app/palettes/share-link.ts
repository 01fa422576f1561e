import { copyWithToast } from '../ui/copying/copy-with-toast.ts';

/** Shares a link to a palette: through the device's own sheet where people touch, else by the clipboard. */
export function shareLink(path: string, name: string) {
  const url = location.origin + path;
  const copy = () => copyWithToast(url, 'Link Copied!', 'It opens this palette.');
  const isTouched = matchMedia('(pointer: coarse)').matches;
  if (!isTouched || !navigator.share) return copy();
  return navigator.share({ title: name.trim() || 'Palette', url }).catch(onFailure);

  /** A closed sheet is no failure. */
  function onFailure(error: unknown) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    return isClosed ? undefined : copy();
  }
}

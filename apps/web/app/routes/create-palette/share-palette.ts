import type { CreatorDocument } from '../../palettes/creator-document.ts';
import { writeDocument } from '../../palettes/document-url.ts';
import { copyWithToast } from '../../ui/copying/copy-with-toast.ts';

/**
 * Shares a link to the palette: through the device's own sheet where people touch, else by the
 * clipboard. What is only selected or opened on this page is not part of it.
 */
export function sharePalette(document: CreatorDocument) {
  const query = writeDocument({ ...document, selected: undefined, checking: false });
  const url = `${location.origin}/create-palette${query}`;
  const copy = () => copyWithToast(url, 'Link Copied!', 'It opens this palette.');
  const isTouched = matchMedia('(pointer: coarse)').matches;
  if (!isTouched || !navigator.share) return copy();
  return navigator.share({ title: document.name.trim() || 'Palette', url }).catch(onFailure);

  /** A closed sheet is no failure. */
  function onFailure(error: unknown) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    return isClosed ? undefined : copy();
  }
}

import type { CreatorDocument } from '../../palettes/creator-document.ts';
import { writeDocument } from '../../palettes/document-url.ts';
import { shareLink } from '../../palettes/share-link.ts';
import { fragmentOfViews } from '../../tools/head/tool-head.tsx';

/** Shares a link to the palette. What is only selected or opened on this page is not part of it. */
export function sharePalette(document: CreatorDocument) {
  const query = writeDocument({ ...document, selected: undefined, checking: false });
  return shareLink(`/create-palette${query}${fragmentOfViews()}`, document.name);
}

import { loadOnDemand } from '../../palette-files/load-on-demand.ts';
import type { CreatorDocument } from '../../palettes/creator-document.ts';
import { writeDocument } from '../../palettes/document-url.ts';
import { fragmentOfViews } from '../../tools/head/views.ts';

/** Shares a link to the palette. What is only selected or opened on this page is not part of it. */
export async function sharePalette(document: CreatorDocument) {
  const query = writeDocument({ ...document, selected: undefined, checking: false });
  const loaded = await loadOnDemand(() => import('../../palettes/share-link.ts'));
  await loaded?.shareLink(`/create-palette${query}${fragmentOfViews()}`, document.name);
}

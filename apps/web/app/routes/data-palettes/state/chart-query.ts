import { type ChartDocument, documentEntries, readDocument } from './chart-document.ts';
import { readView, type View, viewEntries } from './view.ts';

/** Everything that a link to the page holds. */
export interface ChartQuery {
  readonly document: ChartDocument;
  readonly view: View;
}

export function readQuery(search: string): ChartQuery {
  const params = new URLSearchParams(search);
  return { document: readDocument(params), view: readView(params) };
}

/** The query of a link; nothing but `?` for the example. */
export const writeQuery = ({ document, view }: ChartQuery): string =>
  `?${new URLSearchParams([...documentEntries(document), ...viewEntries(view)])}`;

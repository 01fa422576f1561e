import { createDocumentReducer } from '../../../query/document-reducer.ts';
import { type DocumentDispatch, useDocumentState } from '../../../query/use-document-state.ts';
import { type ChartDocument, documentEntries, readDocument } from './chart-document.ts';
import { readView, type View, viewEntries } from './view.ts';

/** Everything that a link to the page holds. */
interface ChartQuery {
  readonly document: ChartDocument;
  readonly view: View;
}

function readQuery(search: string): ChartQuery {
  const params = new URLSearchParams(search);
  return { document: readDocument(params), view: readView(params) };
}

/** The query of a link; nothing but `?` for the example. */
const writeQuery = ({ document, view }: ChartQuery): string =>
  `?${new URLSearchParams([...documentEntries(document), ...viewEntries(view)])}`;

const isSame = (a: ChartDocument, b: ChartDocument) =>
  String(documentEntries(a)) === String(documentEntries(b));

const ADDRESS = {
  reducer: createDocumentReducer<ChartQuery>({ isSame }),
  read: readQuery,
  write: writeQuery,
};

/** What decides about the palette, and how it is looked at. */
export const useChartState = () => useDocumentState(ADDRESS);

export type ChartDispatch = DocumentDispatch<ChartQuery>;

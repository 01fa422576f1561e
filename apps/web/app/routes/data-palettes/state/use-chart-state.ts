import { createDocumentReducer } from '../../../query/document-reducer.ts';
import { type DocumentDispatch, useDocumentState } from '../../../query/use-document-state.ts';
import { type ChartDocument, documentEntries } from './chart-document.ts';
import { type ChartQuery, readQuery, writeQuery } from './chart-query.ts';

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

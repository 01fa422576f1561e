import type { ChartDocument } from '../state/chart-document.ts';

/** Changes the document; changes of one gesture are one step of Undo. */
export type Change = (next: Partial<ChartDocument>, gesture?: string) => void;

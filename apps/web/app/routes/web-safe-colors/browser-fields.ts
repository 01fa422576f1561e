import { COLOR_SORTS, type ColorSort } from '@swatchwork/color';

const VIEWS = ['grid', 'list'] as const;
export const TABS = ['all', 'tone'] as const;

/** The state of the browser in its address; `v` is the version of that format. */
export const BROWSER_DEFAULTS = { q: '', sort: 'hex', view: 'grid', tab: 'all' };

export type BrowserFields = typeof BROWSER_DEFAULTS;

export type BrowserState = {
  search: string;
  sort: ColorSort;
  view: (typeof VIEWS)[number];
  tab: (typeof TABS)[number];
};

/** Reads fields of any origin; unknown values get their default. */
export const readFields = ({ q, sort, view, tab }: BrowserFields): BrowserState => ({
  search: q,
  sort: COLOR_SORTS.find((known) => known === sort) ?? 'hex',
  view: VIEWS.find((known) => known === view) ?? 'grid',
  tab: TABS.find((known) => known === tab) ?? 'all',
});

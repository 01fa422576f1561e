export const TABS = ['articles', 'wheel', 'glossary'] as const;

export type LearnTab = (typeof TABS)[number];

/** The state of the hub in its address; `v` is the version of that format. */
export const LEARN_DEFAULTS = { q: '', tab: 'articles' };

/** The tab of any address; the first if the address contains none that exists. */
export const readTab = (text: string): LearnTab => TABS.find((tab) => tab === text) ?? 'articles';

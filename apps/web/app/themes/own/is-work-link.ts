/** What precedes packed work in a fragment, which browsers send to no server. */
export const WORK_LINK = '#work=';

export const isWorkLink = (fragment: string): boolean => fragment.startsWith(WORK_LINK);

/** A scheme, `www.`, a path behind a host, or an address for mail. */
const LINK = /https?:|www\.|[\p{L}\p{N}-]\.\p{L}{2,}\/|@[\p{L}\p{N}-]+\.\p{L}/iu;

/** Only a host; not the end of a sentence without a blank, as in `Mr.Blue`. */
const HOST = /[\p{L}\p{N}-]{2}\.(?!\p{Lu}\p{Ll})\p{L}{2,}(?![\p{L}\p{N}])/u;

/** Whether a text holds what a reader could follow to another site. */
export const hasLink = (text: string): boolean => LINK.test(text) || HOST.test(text);

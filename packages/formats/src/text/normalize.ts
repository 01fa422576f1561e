/** A run of marks of which only the first thirty count, as in the stream-safe texts of UAX #15. */
const LONG_RUN = /(?<!\p{Mark})(\p{Mark}{30})\p{Mark}+/gu;

/**
 * Unicode's normalization in linear time: it sorts the marks on a letter, which takes the square of
 * their number, so what stands after the thirtieth of a run is left out. No language has as many.
 */
export const normalize = (text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string =>
  text.replaceAll(LONG_RUN, '$1').normalize(form);

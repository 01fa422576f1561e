/** What one request may ask for. Every limit a schema checks is named here, once. */
export const LIMITS = {
  /** Longest colour text that is looked at; the longest CSS colour is far shorter. */
  colorText: 200,
  /** Colours of one generated palette. */
  generateCount: { min: 1, max: 10, default: 5 },
  /** Longest seed. */
  seed: 100,
  /** Entries of one page of a list. */
  listLimit: { min: 1, max: 100, default: 24 },
  /** Days of the archive of colours of the day in one answer: at most a month. */
  archiveDays: { min: 1, max: 31, default: 31 },
  /** Longest text to search for. */
  searchText: 100,
  /** Longest cursor, with room for the longest name. */
  cursor: 1000,
  /** Bytes of a JSON body. */
  jsonBody: 64 * 1024,
} as const;

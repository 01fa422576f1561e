const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * How often clients may try something, beside the requests that RATE_LIMITS allows. An address is
 * an IPv4 address or an IPv6 network of 64 bits, which a school or an office may share.
 */
export const ATTEMPT_LIMITS = {
  /** Wrong passwords, at every place that asks for one. */
  passwords: { windowMs: 15 * MINUTE_MS, ofAccount: 10, ofAddress: 100 },
  /**
   * Tries to take a name or an address, by registering or by changing one's own: the answer tells
   * whether it is taken.
   */
  askingWhatIsTaken: { windowMs: HOUR_MS, ofAddress: 100, ofAccount: 20 },
  /** Mails with a link that replaces the password. */
  resetMails: { windowMs: HOUR_MS, ofAccount: 3, ofAddress: 20 },
  /** Mails that ask an address to confirm an account: to one recipient, and for one caller. */
  confirmationMails: { windowMs: HOUR_MS, ofRecipient: 3, ofAddress: 20 },
  /** Exports of all data of an account. */
  exports: { windowMs: HOUR_MS, ofAccount: 10 },
  /** Unknown API keys; each costs a query. */
  unknownKeys: { windowMs: HOUR_MS, ofAddress: 100 },
  /** Messages of the contact form. */
  messages: { windowMs: HOUR_MS, ofAddress: 10 },
  /** Addresses entered for the newsletter. */
  subscriptions: { windowMs: HOUR_MS, ofAddress: 20 },
  /**
   * Likes. Visitor ids cost nothing and accounts cost little, so likes of both, counted apart, are
   * limited by address; so are likes that are taken back.
   */
  likes: { windowMs: HOUR_MS, ofOnePalette: 30, ofAll: 200 },
  /** Likes of one palette without an account or a proof of work, of all addresses together. */
  unprovenLikes: { windowMs: HOUR_MS, ofOnePalette: 30 },
  /**
   * Likes of one palette from one address that count for what is trending or popular: of accounts
   * that are some days old, and of other callers with a proof of work. The network around the address may give some
   * times as many. A household gives that many likes, a script gives a hundred.
   */
  weighingLikes: { windowMs: DAY_MS, ofSettled: 10, ofOthers: 3, aroundTimes: 4, settledDays: 3 },
  /**
   * Palettes that an account publishes before others wait for a moderator: of accounts that are not
   * some days old yet, in an hour and a day, and of others in an hour; `alike` is how many of a day
   * may have the same colors, or the same name and description.
   */
  publications: {
    windowMs: HOUR_MS,
    dayMs: DAY_MS,
    ofNew: 10,
    ofNewADay: 30,
    ofSettled: 60,
    settledDays: 3,
    alike: 3,
  },
  /** Reports of palettes. */
  reports: { windowMs: HOUR_MS, ofAddress: 20 },
  /** Views (or copies) of one palette that count from one address; each visitor counts once. */
  views: { windowMs: HOUR_MS, ofAddress: 20, ofAll: 600 },
} as const;

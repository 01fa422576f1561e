const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * How often something is tried, beside the requests that RATE_LIMITS allows. An address is an IPv4
 * address or an IPv6 network of 64 bits, which a school or an office may share.
 */
export const ATTEMPT_LIMITS = {
  /** Wrong passwords, wherever one is asked for. */
  passwords: { windowMs: 15 * MINUTE_MS, ofAccount: 10, ofAddress: 100 },
  /** Asking which names and addresses are taken, by registering or by changing one's own. */
  askingWhatIsTaken: { windowMs: HOUR_MS, ofAddress: 100, ofAccount: 20 },
  /** Mails with a link that replaces the password. */
  resetMails: { windowMs: HOUR_MS, ofAccount: 3, ofAddress: 20 },
  /** Exports of all that is kept with an account. */
  exports: { windowMs: HOUR_MS, ofAccount: 10 },
  /** API keys that turn out to be unknown; each costs a query. */
  unknownKeys: { windowMs: HOUR_MS, ofAddress: 100 },
  /** Messages of the contact form. */
  messages: { windowMs: HOUR_MS, ofAddress: 10 },
  /** Addresses entered for the newsletter. */
  subscriptions: { windowMs: HOUR_MS, ofAddress: 20 },
  /**
   * Likes. Visitor ids cost nothing, and accounts little, so that both are bounded by the address,
   * apart from each other; so are likes that are taken back.
   */
  likes: { windowMs: HOUR_MS, ofOnePalette: 30, ofAll: 200 },
  /**
   * Likes of one palette from one address that count for what is trending or popular, of accounts
   * that are some days old and of all others; from the network around it some times as many. A
   * household is as many, a script makes a hundred.
   */
  weighingLikes: { windowMs: DAY_MS, ofSettled: 10, ofOthers: 3, aroundTimes: 4, settledDays: 3 },
  /** Views (or copies) of one palette that count from one address, each visitor once. */
  views: { windowMs: HOUR_MS, ofAddress: 20 },
} as const;

/**
 * Requests answered in an hour, per API key, or per address without a key; null for no limit. Pages
 * of the site itself have a separate allowance, per minute and address.
 */
export const RATE_LIMITS = {
  requestsPerHour: { free: 100, pro: 10_000, enterprise: null },
  pageRequestsPerMinute: 1200,
  /** Cost that one address may cause in a minute: pages and their data cost 1, pictures more. */
  rendersPerMinute: 600,
  rendersOfPicture: 5,
  /**
   * A network of 48 bits (IPv6) has this many times the allowance of each of its 64-bit networks.
   */
  networkTimes: 32,
} as const;

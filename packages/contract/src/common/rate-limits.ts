/**
 * Requests that are answered in an hour, per API key, or per address without one; null for no
 * limit. Pages of the site itself have an allowance of their own, per minute and address.
 */
export const RATE_LIMITS = {
  requestsPerHour: { free: 100, pro: 10_000, enterprise: null },
  pageRequestsPerMinute: 1200,
  /** What has to be made for one address in a minute: pages and their data count 1, pictures more. */
  rendersPerMinute: 600,
  rendersOfPicture: 5,
  /** A network of 48 bits (IPv6) may do so many times what each of its networks of 64 bits may. */
  networkTimes: 32,
} as const;

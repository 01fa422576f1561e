import { isIP, isIPv6 } from 'node:net';

/**
 * The key of one caller: an IPv4 address, or the /64 network of an IPv6 address, because one
 * household has all of it. A proxy may name the port as well. All clients whose header holds no
 * address share one key.
 */
export function toCallerKey(named: string): string {
  const address =
    /^(?:(\d+\.\d+\.\d+\.\d+)|\[([^\]]+)\]):\d{1,5}$/.exec(named)?.slice(1).find(Boolean) ?? named;
  if (!isIP(address)) return 'nobody';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [plain = ''] = address.split('%', 1);
  const [head = '', tail = ''] = plain.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const gap = plain.includes('::') ? Array(8 - before.length - after.length).fill('0') : [];
  const groups = [...before, ...gap, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/**
 * The key by which callers share what there is little of: the whole network, so that one client with
 * many addresses has one share.
 *
 * @param named As for {@link toCallerKey}.
 */
export function toShareKey(named: string): string {
  const caller = toCallerKey(named);
  return toNetworkKey(caller) ?? caller;
}

/** The IPv4 network of 24 bits, or the IPv6 network of 48 bits, around a caller. */
export const toNeighborhood = (caller: string): string =>
  toNetworkKey(caller) ?? caller.replace(/\.\d+$/, '.0/24');

/**
 * The wider network that a caller may have all to itself: providers give a customer an IPv6 network
 * of 48 bits, which holds 65,536 networks of 64 bits. Undefined for IPv4, where one customer has
 * few addresses.
 */
export function toNetworkKey(caller: string): string | undefined {
  if (!caller.endsWith('::/64')) return undefined;
  return `${caller.split(':').slice(0, 3).join(':')}::/48`;
}

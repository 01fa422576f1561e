import { createClient } from '@swatchwork/client';

import { signUp } from './sign-up.ts';

const COLORS = ['#112233', '#AABBCC'];

/** What a person read back after their own writes. */
export interface CheckedReads {
  reads: number;
  /** Reads that showed less than what the same person had written before. */
  stale: number;
  /** Reads that failed, as sentences. */
  failures: string[];
}

/**
 * People change a palette of their own again and again, and read it after each change: signed in
 * from changing addresses, without the account from their own, and in the list of new palettes.
 * Each call goes to another instance.
 *
 * @param addresses Of the instances, which have to believe `x-forwarded-for`.
 * @param options.people How many do so at once.
 * @param options.reads Of all people together.
 * @param options.readsPerWrite After each change, one after the other.
 */
export async function checkReads(
  addresses: readonly string[],
  options: { people: number; reads: number; readsPerWrite: number },
): Promise<CheckedReads> {
  const { people, reads: wanted, readsPerWrite } = options;
  const result: CheckedReads = { reads: 0, stale: 0, failures: [] };
  let calls = 0;
  const nextInstance = () => addresses[calls++ % addresses.length]!;

  async function changeAndRead(): Promise<void> {
    const home = randomAddress();
    const { token } = await signUp(nextInstance(), `reader${crypto.randomUUID().slice(-12)}`);
    const connect = (from: string, isSignedIn: boolean) =>
      createClient({
        baseUrl: `${nextInstance()}/api`,
        fetch: fetchFrom(from),
        ...(isSignedIn && { token }),
      }).palettes;
    const { id } = await connect(home, true).save({ name: '0', colors: COLORS, tags: ['custom'] });
    const ways = [
      () => connect(randomAddress(), true).get(id),
      () => connect(home, false).get(id),
      async () => {
        const { palettes } = await connect(home, true).list({ sort: 'newest', limit: 100 });
        return palettes.find((palette) => palette.id === id);
      },
    ];
    for (let change = 1; result.reads < wanted; change++) {
      await connect(home, true).change(id, { name: String(change) });
      for (let read = 0; read < readsPerWrite; read++) {
        await ways[read % ways.length]!().then(
          (palette) => {
            if (palette?.name !== String(change)) result.stale++;
          },
          (error) => result.failures.push(String(error)),
        );
        result.reads++;
      }
    }
  }

  await Promise.all(Array.from({ length: people }, changeAndRead));
  return result;
}

/** A `fetch` whose requests come from that address, as a proxy tells it. */
export const fetchFrom =
  (address: string): typeof fetch =>
  (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-forwarded-for', address);
    return fetch(input, { ...init, headers });
  };

/** Of the block for private networks. */
const randomAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

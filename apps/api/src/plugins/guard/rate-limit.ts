import { RATE_LIMITS } from '@swatchwork/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '../../app-error.ts';
import { toCallerKey, toNetworkKey } from '../../http/client-address.ts';
import { isInMemory } from '../../http/in-memory-fetch.ts';
import type { Counters } from '../../limits/counters.ts';
import type { AttemptCounter } from '../../limits/throttle.ts';

/**
 * Both functions throw `too_many_requests` once an allowance is used up. Requests in memory are not
 * counted.
 */
export type RateLimit = {
  /**
   * Counts a call, and sets headers with what is left. Of several at once, where fewer are left, it
   * counts none.
   */
  countCall: (request: FastifyRequest, reply: FastifyReply, requests?: number) => Promise<void>;
  /**
   * Counts rendering for a caller: pages that are not cached, their data, pictures.
   *
   * @param renders The cost, in pages.
   */
  countRender: (request: FastifyRequest, renders: number) => Promise<void>;
};

const MINUTE_S = 60;
const HOUR_S = 3600;

const { requestsPerHour, pageRequestsPerMinute, rendersPerMinute, networkTimes } = RATE_LIMITS;

/** An allowance of so many requests in so many seconds, as the headers state it. */
const allowance = (name: string, most: number, seconds: number) => ({
  name,
  most,
  seconds,
  policy: `"${name}";q=${most};w=${seconds}`,
});

type Allowance = ReturnType<typeof allowance>;

const FREE = allowance('free', requestsPerHour.free, HOUR_S);
const PRO = allowance('pro', requestsPerHour.pro, HOUR_S);
const PAGES = allowance('pages', pageRequestsPerMinute, MINUTE_S);
const RENDERS = allowance('renders', rendersPerMinute, MINUTE_S);

/**
 * The limits of the public API: of a key, by its account's plan; without a key, of an address.
 * Pages of the site have a separate allowance against abuse; so has rendering for an address. The
 * headers follow draft-ietf-httpapi-ratelimit-headers-11.
 */
export function createRateLimit(counters: Counters): RateLimit {
  const hourly = counters('hour');
  const ofPages = counters('minute');
  const ofRenders = counters('renders');

  return {
    async countCall(request, reply, requests = 1) {
      if (isInMemory(request)) return;
      const { apiKey, account } = request;
      const isPage = !apiKey && isOwnPage(request);
      const plan = apiKey && account ? account.plan : 'free';
      if (plan === 'enterprise') return;

      const allowed = isPage ? PAGES : plan === 'pro' ? PRO : FREE;
      const { name, most, seconds, policy } = allowed;
      const caller = apiKey ? apiKey.id : toCallerKey(request.ip);
      const counter = isPage ? ofPages : hourly;
      const windowMs = seconds * 1000;

      const { count, endsAt } = await counter.add(caller, windowMs, requests);
      const isRefusedWhole = requests > 1 && count > most;
      const left = Math.max(0, most - count + (isRefusedWhole ? requests : 0));
      const wait = secondsUntil(endsAt);
      reply.header('ratelimit-policy', policy);
      reply.header('ratelimit', `"${name}";r=${left};t=${wait}`);
      if (isRefusedWhole) {
        await counter.remove(caller, windowMs, requests);
        throw tooManyAtOnce(requests, left, wait);
      }
      if (count > most) throw tooManyCalls(allowed, wait, !isPage);
      await countOfNetwork(counter, caller, allowed, requests);
    },

    async countRender(request, renders) {
      const caller = toCallerKey(request.ip);
      const { count, endsAt } = await ofRenders.add(caller, MINUTE_S * 1000, renders);
      if (count > RENDERS.most) throw tooManyRenders(secondsUntil(endsAt));
      await countOfNetwork(ofRenders, caller, RENDERS, renders);
    },
  };
}

/**
 * Counts for the network around a caller. Requests that the caller's own limit refused do not count
 * here: one caller could use up the limit of its neighbors.
 */
async function countOfNetwork(
  counter: AttemptCounter,
  caller: string,
  { most, seconds }: Allowance,
  times: number,
): Promise<void> {
  const network = toNetworkKey(caller);
  if (network === undefined) return;
  const { count, endsAt } = await counter.add(network, seconds * 1000, times);
  if (count > most * networkTimes) throw tooManyOfNetwork(secondsUntil(endsAt));
}

const secondsUntil = (time: number) => Math.max(1, Math.ceil((time - Date.now()) / 1000));

const tooMany = (message: string, wait: number) =>
  new AppError('too_many_requests', message, undefined, { retryAfterSeconds: wait });

function tooManyCalls({ most, seconds }: Allowance, wait: number, canHaveMore: boolean): AppError {
  const span = seconds === HOUR_S ? 'an hour' : 'a minute';
  return tooMany(
    `Too many requests: ${most.toLocaleString('en')} ${span} are allowed. ` +
      `Please try again in ${toSpan(wait)}${canHaveMore ? ', or ask with the API key of a larger plan' : ''}.`,
    wait,
  );
}

const tooManyAtOnce = (requests: number, left: number, wait: number) =>
  tooMany(
    `Too many requests: the batch has ${requests.toLocaleString('en')} calls, and ${left.toLocaleString('en')} requests are left. Please send fewer, or try again in ${toSpan(wait)}.`,
    wait,
  );

const tooManyRenders = (wait: number) =>
  tooMany(`Too many pages at once. Please try again in ${toSpan(wait)}.`, wait);

const tooManyOfNetwork = (wait: number) =>
  tooMany(`Too many requests from your network. Please try again in ${toSpan(wait)}.`, wait);

const toSpan = (seconds: number) =>
  seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} s`;

/**
 * Whether the request comes from a page of this site. Browsers say so in `Sec-Fetch-Site`, which no
 * script of a page can set; over plain HTTP browsers omit it, and `Origin` or `Referer` names the
 * page.
 */
function isOwnPage({ headers, protocol, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const from = headers.origin ?? headers.referer;
  return from !== undefined && `${from}/`.startsWith(`${protocol}://${host}/`);
}

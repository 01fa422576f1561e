import { RATE_LIMITS } from '@swatchwork/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '../app-error.ts';
import type { Counters } from '../counters.ts';
import { type Soon, soon } from '../soon.ts';
import { toCallerKey } from './client-address.ts';
import { isInMemory } from './in-memory-fetch.ts';
import { isOwnPage } from './own-page.ts';

/**
 * Counts a request, tells in its headers what is left, and throws once that is nothing. Of several
 * at once, where fewer are left, it counts none.
 */
export type RateLimit = (
  request: FastifyRequest,
  reply: FastifyReply,
  requests?: number,
) => Soon<void>;

const MINUTE_S = 60;
const HOUR_S = 3600;

const { requestsPerHour, pageRequestsPerMinute } = RATE_LIMITS;

/** So many requests in so many seconds, as the headers name and state them. */
const allowance = (name: string, most: number, seconds: number) => ({
  name,
  most,
  seconds,
  policy: `"${name}";q=${most};w=${seconds}`,
});

const FREE = allowance('free', requestsPerHour.free, HOUR_S);
const PRO = allowance('pro', requestsPerHour.pro, HOUR_S);
const PAGES = allowance('pages', pageRequestsPerMinute, MINUTE_S);

/**
 * The limits of the public API: of a key, by its account's plan; without one, of an address. Pages
 * of the site have an allowance of their own against abuse; pages that are rendered have no limit.
 * The headers follow draft-ietf-httpapi-ratelimit-headers-11.
 */
export function createRateLimit(counters: Counters): RateLimit {
  const hourly = counters('hour');
  const ofPages = counters('minute');

  return (request, reply, requests = 1) => {
    if (isInMemory(request)) return;
    const { apiKey, account } = request;
    const isPage = !apiKey && isOwnPage(request);
    const plan = apiKey && account ? account.plan : 'free';
    if (plan === 'enterprise') return;

    const { name, most, seconds, policy } = isPage ? PAGES : plan === 'pro' ? PRO : FREE;
    const caller = apiKey ? apiKey.id : toCallerKey(request.ip);
    const counter = isPage ? ofPages : hourly;
    const windowMs = seconds * 1000;

    return soon(counter.add(caller, windowMs, requests), ({ count, endsAt }) => {
      const isRefusedWhole = requests > 1 && count > most;
      const left = Math.max(0, most - count + (isRefusedWhole ? requests : 0));
      const wait = Math.max(1, Math.ceil((endsAt - Date.now()) / 1000));
      reply.header('ratelimit-policy', policy);
      reply.header('ratelimit', `"${name}";r=${left};t=${wait}`);
      if (isRefusedWhole) {
        return soon(counter.remove(caller, windowMs, requests), () => {
          throw tooManyAtOnce(requests, left, wait);
        });
      }
      if (count > most) throw tooMany(most, seconds, wait, !isPage);
    });
  };
}

function tooMany(most: number, seconds: number, wait: number, canHaveMore: boolean): AppError {
  const span = seconds === HOUR_S ? 'hour' : 'minute';
  const message =
    `Too many requests: ${most.toLocaleString('en')} an ${span} are allowed. ` +
    `Please try again in ${toSpan(wait)}${canHaveMore ? ', or ask with the API key of a larger plan' : ''}.`;
  return new AppError('too_many_requests', message.replace('an minute', 'a minute'), undefined, {
    retryAfterSeconds: wait,
  });
}

function tooManyAtOnce(requests: number, left: number, wait: number): AppError {
  const message =
    `Too many requests: ${requests.toLocaleString('en')} more were asked for at once, and ` +
    `${left.toLocaleString('en')} are left. Please send fewer, or try again in ${toSpan(wait)}.`;
  return new AppError('too_many_requests', message, undefined, { retryAfterSeconds: wait });
}

const toSpan = (seconds: number) =>
  seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} s`;

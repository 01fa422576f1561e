import type { FastifyInstance } from 'fastify';

import { isInMemory } from '../http/in-memory-fetch.ts';
import { isApiPath } from '../pages/api-path.ts';

/**
 * What an answer shows as a whole. Single palettes, themes and projects are keys by their ids,
 * and every answer has the key `site`. The page cache and a CDN forget answers by these keys.
 *
 * `palettes`: lists, counts and frames of palettes; `projects`: the sitemap of projects;
 * `items`: what projects show of their items, which may be private; `articles`: articles and their
 * lists; `day`: the color of the day; `data`: anything from the database.
 */
export type CacheKey = 'palettes' | 'projects' | 'items' | 'articles' | 'day' | 'data';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a GET that shows what the database holds: its keys. Ids in its JSON are found. */
    shows?: readonly CacheKey[];
  }
}

/** Seconds that a CDN may keep an answer whose purge was lost. */
const LIFETIME_S = 3600;
const DAY_S = 86_400;

/** Ids of one answer. CloudFront reads fifty keys, and headers have limits. */
const MOST_IDS = 40;

/** The key of answers with more ids than that; it is forgotten with every id. */
const MANY = 'many';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ID_IN_JSON = /"id":"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g;

/** The keys of an answer that shows all of these. */
export function answerKeys(shown: Iterable<string>): string[] {
  const named = [...new Set(['site', ...shown])];
  if (named.filter(isId).length <= MOST_IDS) return named;
  return [...new Set([...named.filter((key) => !isId(key)), MANY])];
}

/** The keys to forget when things with these keys have changed. */
export const changedKeys = (keys: readonly string[]): string[] =>
  keys.some(isId) ? [...keys, MANY] : [...keys];

/**
 * Names what an answer depends on, in the words of Fastly and Varnish and in those of Cloudflare,
 * and how long a CDN that purges by these names may keep it: an hour, or until the day in UTC ends
 * if it shows the color of the day. `Cache-Control` stays for all other caches.
 *
 * @param keys From {@link answerKeys}.
 * @param now The clock, in milliseconds.
 * @see https://www.rfc-editor.org/rfc/rfc9213
 */
export function cdnHeaders(keys: readonly string[], now = Date.now()): Record<string, string> {
  const left = DAY_S - Math.floor((now / 1000) % DAY_S);
  const lifetime = `max-age=${keys.includes('day') ? Math.min(LIFETIME_S, left) : LIFETIME_S}`;
  return {
    'surrogate-key': keys.join(' '),
    'surrogate-control': lifetime,
    'cache-tag': keys.join(','),
    'cdn-cache-control': lifetime,
  };
}

/** The keys that an answer names, or undefined for one that no change would reach. */
export const keysOf = (answer: Response): string[] | undefined =>
  answer.headers.get('surrogate-key')?.split(' ');

export const isId = (key: string): boolean => ID.test(key);

/**
 * Names the keys of routes that say what they show: in the API, which is not cached, for the pages
 * that are made of its answers; elsewhere for a CDN. Call it before the routes are registered.
 *
 * @param isPurged Whether a CDN is told what has changed.
 */
export function addCacheKeys(app: FastifyInstance, isPurged: boolean): void {
  app.addHook('onRoute', (route) => {
    const shows = route.config?.shows;
    if (!shows) return;
    const isForPages = isApiPath(route.url);
    if (!isForPages && !isPurged) return;
    route.onSend = [
      async (request, reply, payload) => {
        if (reply.statusCode !== 200 || (isForPages && !isInMemory(request))) return;
        const keys = answerKeys(['data', ...shows, ...idsIn(payload)]);
        reply.headers(isForPages ? { 'surrogate-key': keys.join(' ') } : cdnHeaders(keys));
      },
      ...[route.onSend ?? []].flat(),
    ];
  });
}

const idsIn = (payload: unknown): string[] =>
  typeof payload === 'string' ? [...payload.matchAll(ID_IN_JSON)].map(([, id = '']) => id) : [];

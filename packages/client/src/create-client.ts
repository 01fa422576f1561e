import type * as contract from '@swatchwork/contract';

import { colorCalls } from './color-calls.ts';
import { paletteCalls } from './palette-calls.ts';
import { type CallOptions, type ClientOptions, createSend } from './request.ts';
import { themeCalls } from './theme-calls.ts';

/**
 * A typed client of the Swatchwork API. Every call rejects with an `ApiError` when the answer is
 * not a success.
 *
 * @example
 * const client = createClient({ fetch, baseUrl: 'https://swatchwork.example/api/v1' });
 * const { oklch } = await client.colors.convert({ hex: '#3B82F6' });
 */
export function createClient(options: ClientOptions) {
  const send = createSend(options);
  return {
    colors: colorCalls(send),
    palettes: paletteCalls(send),
    themes: themeCalls(send),

    /**
     * Up to 1,000 calls in one, each with a status of its own; needs an API key of pro or
     * enterprise.
     */
    batch: (requests: contract.BatchRequest['requests'], call?: CallOptions) =>
      send<contract.BatchAnswer>('POST', '/batch', { ...call, body: { requests }, isSafe: true }),

    blog: {
      /** The published articles, newest first. */
      list: (call?: CallOptions) => send<contract.ArticleList>('GET', '/blog', call),

      /** A published article by the last part of its address. */
      read: (slug: string, call?: CallOptions) =>
        send<contract.ArticlePage>('GET', `/blog/${encodeURIComponent(slug)}`, call),
    },
    newsletter: {
      /** Sends a mail with a link that confirms, where this installation sends mail. */
      subscribe: (body: contract.SubscribeRequest, call?: CallOptions) =>
        send<contract.MessageAnswer>('POST', '/newsletter', { ...call, body }),

      confirm: (body: contract.ConfirmRequest, call?: CallOptions) =>
        send<contract.MessageAnswer>('POST', '/newsletter/confirm', { ...call, body }),

      unsubscribe: (body: contract.UnsubscribeRequest, call?: CallOptions) =>
        send<contract.MessageAnswer>('POST', '/newsletter/unsubscribe', { ...call, body }),
    },
    /** Writes to the people who run this installation. */
    contact: (body: contract.ContactRequest, call?: CallOptions) =>
      send<contract.MessageAnswer>('POST', '/contact', { ...call, body }),
    colorOfTheDay: {
      /** The color of a day, `YYYY-MM-DD`; by default of today in UTC. */
      get: (query: contract.ColorOfTheDayQuery = {}, call?: CallOptions) =>
        send<contract.ColorOfTheDay>('GET', '/color-of-the-day', { ...call, query }),

      /** The colors of up to 31 days, newest first; by default of those until today in UTC. */
      archive: (query: contract.ColorArchiveQuery = {}, call?: CallOptions) =>
        send<contract.ColorArchive>('GET', '/color-of-the-day/archive', { ...call, query }),
    },
  };
}

export type Client = ReturnType<typeof createClient>;

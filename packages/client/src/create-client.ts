import type {
  ArticleList,
  ColorArchive,
  ColorArchiveQuery,
  ColorOfTheDay,
  ColorOfTheDayQuery,
  ContrastAnswer,
  ContrastRequest,
  ConvertAnswer,
  ConvertRequest,
  FavoriteDraft,
  GenerateAnswer,
  GenerateRequest,
  HarmoniesAnswer,
  HarmoniesRequest,
  MoodAnswer,
  PaletteDraft,
  PaletteList,
  PaletteListQuery,
  PaletteStats,
} from '@swatchwork/contract';

import { type CallOptions, type ClientOptions, createSend } from './request.ts';

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
    colors: {
      /** One colour in every notation. `hex` may be any CSS colour. */
      convert: (body: ConvertRequest, call?: CallOptions) =>
        send<ConvertAnswer>('POST', '/colors/convert', { ...call, body }),

      /** A base colour and its partners. */
      harmonies: (body: HarmoniesRequest, call?: CallOptions) =>
        send<HarmoniesAnswer>('POST', '/colors/harmonies', { ...call, body }),

      /** WCAG contrast of two colours. */
      contrast: (body: ContrastRequest, call?: CallOptions) =>
        send<ContrastAnswer>('POST', '/colors/contrast', { ...call, body }),

      /** Keeps a colour among the account's favourites; needs a token. */
      save: (body: FavoriteDraft, call?: CallOptions) =>
        send<unknown>('POST', '/user/colors', { ...call, body }),
    },
    palettes: {
      /** One page of palettes, by default the 24 public ones with the most likes. */
      list: (query: PaletteListQuery = {}, call?: CallOptions) =>
        send<PaletteList>('GET', '/palettes', { ...call, query }),

      /** How many public palettes there are, and how many are trending and popular. */
      stats: (call?: CallOptions) => send<PaletteStats>('GET', '/palettes/stats', call),

      /** New colours, by a scheme and around a base and locked colours where given. */
      generate: (body: GenerateRequest = {}, call?: CallOptions) =>
        send<GenerateAnswer>('POST', '/palettes/generate', { ...call, body }),

      /** Five new colours of a mood, such as `calm`. The time keeps caches from answering. */
      mood: (id: string, call?: CallOptions) =>
        send<MoodAnswer>('GET', `/palettes/mood/${encodeURIComponent(id)}`, {
          ...call,
          query: { t: Date.now() },
        }),

      /** Keeps a palette in the account; needs a token. */
      save: (body: PaletteDraft, call?: CallOptions) =>
        send<unknown>('POST', '/palettes', { ...call, body }),
    },
    blog: {
      /** The published articles, newest first. */
      list: (call?: CallOptions) => send<ArticleList>('GET', '/blog', call),
    },
    colorOfTheDay: {
      /** The colour of a day, `YYYY-MM-DD`; by default of today in UTC. */
      get: (query: ColorOfTheDayQuery = {}, call?: CallOptions) =>
        send<ColorOfTheDay>('GET', '/color-of-the-day', { ...call, query }),

      /** The colours of up to 31 days, newest first; by default of those until today in UTC. */
      archive: (query: ColorArchiveQuery = {}, call?: CallOptions) =>
        send<ColorArchive>('GET', '/color-of-the-day/archive', { ...call, query }),
    },
  };
}

export type Client = ReturnType<typeof createClient>;

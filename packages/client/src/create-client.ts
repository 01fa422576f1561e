import type {
  ArticleList,
  ArticlePage,
  BatchAnswer,
  BatchRequest,
  ChangePaletteRequest,
  ChangeThemeRequest,
  ChartPaletteAnswer,
  ChartPaletteRequest,
  CheckPaletteAnswer,
  CheckPaletteRequest,
  CheckThemeAnswer,
  CheckThemeRequest,
  ColorArchive,
  ColorArchiveQuery,
  ColorOfTheDay,
  ColorOfTheDayQuery,
  ConfirmRequest,
  ContactRequest,
  ContrastAnswer,
  ContrastFixAnswer,
  ContrastFixQuery,
  ContrastRequest,
  ConvertAnswer,
  ConvertRequest,
  CreateThemeRequest,
  DoneAnswer,
  ExportPaletteRequest,
  ExportThemeRequest,
  ExtractAnswer,
  ExtractOptions,
  GenerateAnswer,
  GenerateRequest,
  GradientAnswer,
  GradientQuery,
  HarmoniesAnswer,
  HarmoniesRequest,
  ImportPaletteAnswer,
  LikeAnswer,
  LikedAnswer,
  LikeRequest,
  MatrixAnswer,
  MatrixQuery,
  MessageAnswer,
  MixAnswer,
  MixQuery,
  MoodAnswer,
  NamesAnswer,
  NamesQuery,
  Palette,
  PaletteCounts,
  PaletteList,
  PaletteListQuery,
  PaletteStats,
  RepairThemeAnswer,
  RepairThemeRequest,
  SaveColorRequest,
  SavedColor,
  SavedTheme,
  SavedThemeList,
  SavePaletteRequest,
  SaveThemeRequest,
  ScaleAnswer,
  ScaleQuery,
  SubscribeRequest,
  ThemeAnswer,
  ThemePart,
  UnsubscribeRequest,
  VisionAnswer,
  VisionQuery,
} from '@swatchwork/contract';

import { type PalettePage, readPage } from './page.ts';
import { type CallOptions, type ClientOptions, createSend } from './request.ts';
import { readThemeFile, type ThemeExport } from './theme-file.ts';

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
      /** One color in every notation. `hex` may be any CSS color. */
      convert: (body: ConvertRequest, call?: CallOptions) =>
        send<ConvertAnswer>('POST', '/colors/convert', { ...call, body, isSafe: true }),

      /** A base color and its partners. */
      harmonies: (body: HarmoniesRequest, call?: CallOptions) =>
        send<HarmoniesAnswer>('POST', '/colors/harmonies', { ...call, body, isSafe: true }),

      /** WCAG contrast of two colors. */
      contrast: (body: ContrastRequest, call?: CallOptions) =>
        send<ContrastAnswer>('POST', '/colors/contrast', { ...call, body, isSafe: true }),

      /** The nearest names of a color, by list. */
      names: (query: NamesQuery, call?: CallOptions) =>
        send<NamesAnswer>('GET', '/colors/names', { ...call, query }),

      /** Tints, shades or tones of a color, or a ramp from 50 to 950. */
      scale: (query: ScaleQuery, call?: CallOptions) =>
        send<ScaleAnswer>('GET', '/colors/scale', { ...call, query }),

      /** The nearest colors that reach a contrast. */
      fixContrast: (query: ContrastFixQuery, call?: CallOptions) =>
        send<ContrastFixAnswer>('GET', '/colors/contrast/fix', { ...call, query }),

      /** WCAG contrast of each pair of 2 to 20 colors. */
      matrix: (query: MatrixQuery, call?: CallOptions) =>
        send<MatrixAnswer>('GET', '/colors/matrix', { ...call, query }),

      /** How colors may look with a color-vision deficiency. */
      vision: (query: VisionQuery, call?: CallOptions) =>
        send<VisionAnswer>('GET', '/colors/vision', { ...call, query }),

      /** A color between two others. */
      mix: (query: MixQuery, call?: CallOptions) =>
        send<MixAnswer>('GET', '/colors/mix', { ...call, query }),

      /** Colors at even distances along a path through other colors. */
      gradient: (query: GradientQuery, call?: CallOptions) =>
        send<GradientAnswer>('GET', '/colors/gradient', { ...call, query }),

      /** The colors of a picture, 5 by default, the largest share first. */
      extract: (image: Blob, { count, preset }: ExtractOptions = {}, call?: CallOptions) => {
        const body = new FormData();
        if (count !== undefined) body.set('count', String(count));
        if (preset !== undefined) body.set('preset', preset);
        body.set('image', image);
        return send<ExtractAnswer>('POST', '/colors/extract', { ...call, body, isSafe: true });
      },

      /** Saves a color as a favorite of the account; needs a token. */
      save: (body: SaveColorRequest, call?: CallOptions) =>
        send<SavedColor>('POST', '/user/colors', { ...call, body }),
    },
    palettes: {
      /** One page of palettes, by default the 24 public ones with the most likes. */
      list: (query: PaletteListQuery = {}, call?: CallOptions) =>
        send<PalettePage>('GET', '/palettes', { ...call, query, read: readPage }),

      /** One palette; a private one needs the token of its owner. */
      get: (id: string, call?: CallOptions) => send<Palette>('GET', `/palettes/${id}`, call),

      /** Up to six public palettes with the most similar colors. */
      similar: (id: string, call?: CallOptions) =>
        send<PaletteList>('GET', `/palettes/${id}/similar`, call),

      /** How many public palettes there are, and how many are trending and popular. */
      stats: (call?: CallOptions) => send<PaletteStats>('GET', '/palettes/stats', call),

      /** New colors, by a scheme and around a base and locked colors where given. */
      generate: (body: GenerateRequest = {}, call?: CallOptions) =>
        send<GenerateAnswer>('POST', '/palettes/generate', { ...call, body, isSafe: true }),

      /** Contrast and collisions of each pair of 1 to 10 colors, and what would repair them. */
      check: (body: CheckPaletteRequest, call?: CallOptions) =>
        send<CheckPaletteAnswer>('POST', '/palettes/check', { ...call, body, isSafe: true }),

      /** Colors for the categories of a chart, or a ramp, and what they measure. */
      chart: (body: ChartPaletteRequest, call?: CallOptions) =>
        send<ChartPaletteAnswer>('POST', '/palettes/charts', { ...call, body, isSafe: true }),

      /** A palette as a file, to be saved. */
      export: (body: ExportPaletteRequest, call?: CallOptions) =>
        send<Blob>('POST', '/palettes/export', {
          ...call,
          body,
          isSafe: true,
          read: readFile,
        }),

      /** A palette from a file, a text or a palette link, whatever its format. */
      import: (source: Blob | string, call?: CallOptions) =>
        send<ImportPaletteAnswer>('POST', '/palettes/import', {
          ...call,
          body: typeof source === 'string' ? { text: source } : toForm(source),
          isSafe: true,
        }),

      /**
       * Five new colors of a mood, such as `calm`. The time in the query keeps caches from
       * answering.
       */
      mood: (id: string, call?: CallOptions) =>
        send<MoodAnswer>('GET', `/palettes/mood/${encodeURIComponent(id)}`, {
          ...call,
          query: { t: Date.now() },
        }),

      /** Saves a palette in the account; needs a token. */
      save: (body: SavePaletteRequest, call?: CallOptions) =>
        send<Palette>('POST', '/palettes', { ...call, body }),

      /** Changes an own palette; omitted fields stay. */
      change: (id: string, body: ChangePaletteRequest, call?: CallOptions) =>
        send<Palette>('PATCH', `/palettes/${id}`, { ...call, body }),

      /** Deletes an own palette; for an hour it can be restored. */
      delete: (id: string, call?: CallOptions) =>
        send<DoneAnswer>('DELETE', `/palettes/${id}`, call),

      /** Restores an own palette that was deleted within the last hour, with its likes. */
      restore: (id: string, call?: CallOptions) =>
        send<Palette>('POST', `/palettes/${id}/restore`, call),

      /** Likes a palette or removes the like; without `liked` the call toggles. */
      like: (id: string, body: LikeRequest = {}, call?: CallOptions) =>
        send<LikeAnswer>('POST', `/palettes/${id}/like`, { ...call, body, asVisitor: true }),

      /** Which of up to 100 palettes the caller likes. */
      liked: (ids: readonly string[], call?: CallOptions) =>
        send<LikedAnswer>('GET', '/palettes/liked', {
          ...call,
          query: { ids: ids.join(',') },
          asVisitor: true,
        }),

      /** Counts that a visitor opened a palette. */
      view: (id: string, call?: CallOptions) =>
        send<PaletteCounts>('POST', `/palettes/${id}/view`, { ...call, asVisitor: true }),

      /** Counts that a visitor copied or exported a palette. */
      copy: (id: string, call?: CallOptions) =>
        send<PaletteCounts>('POST', `/palettes/${id}/copy`, { ...call, asVisitor: true }),
    },
    themes: {
      /** Scales and roles for light, dark and high contrast, with each promised pair. */
      create: <const Part extends ThemePart = ThemePart>(
        body: CreateThemeRequest & { parts?: Part[] },
        call?: CallOptions,
      ) =>
        send<ThemeAnswer & { [Each in Part]: NonNullable<ThemeAnswer[Each]> }>('POST', '/themes', {
          ...call,
          body,
          isSafe: true,
        }),

      /** The same theme as a file, to be saved, and notes about what the format cannot hold. */
      export: (body: ExportThemeRequest, call?: CallOptions) =>
        send<ThemeExport>('POST', '/themes/export', {
          ...call,
          body,
          isSafe: true,
          read: readThemeFile,
        }),

      /** How pairs of colors fare in each mode, and the smallest change that mends each. */
      check: (body: CheckThemeRequest, call?: CallOptions) =>
        send<CheckThemeAnswer>('POST', '/themes/check', { ...call, body, isSafe: true }),

      /** Themes that are kept in the account; all but `get` need a token or a key. */
      saved: {
        /** All of them, newest first. */
        list: (call?: CallOptions) => send<SavedThemeList>('GET', '/themes/saved', call),

        /** One theme; a private one needs the token of its owner. */
        get: (id: string, call?: CallOptions) =>
          send<SavedTheme>('GET', `/themes/saved/${encodeURIComponent(id)}`, call),

        save: (body: SaveThemeRequest, call?: CallOptions) =>
          send<SavedTheme>('POST', '/themes/saved', { ...call, body }),

        /** Changes an own theme; omitted fields stay, and `input` is replaced as a whole. */
        change: (id: string, body: ChangeThemeRequest, call?: CallOptions) =>
          send<SavedTheme>('PATCH', `/themes/saved/${id}`, { ...call, body }),

        /** Deletes an own theme; for an hour it can be restored. */
        delete: (id: string, call?: CallOptions) =>
          send<DoneAnswer>('DELETE', `/themes/saved/${id}`, call),

        /** Restores an own theme that was deleted within the last hour. */
        restore: (id: string, call?: CallOptions) =>
          send<SavedTheme>('POST', `/themes/saved/${id}/restore`, call),
      },
      /** What fails in the files of an existing theme, and the files with the fewest changes. */
      repair: (body: RepairThemeRequest, call?: CallOptions) =>
        send<RepairThemeAnswer>('POST', '/themes/repair', { ...call, body, isSafe: true }),
    },
    /**
     * Up to 1,000 calls in one, each with a status of its own; needs an API key of pro or
     * enterprise.
     */
    batch: (requests: BatchRequest['requests'], call?: CallOptions) =>
      send<BatchAnswer>('POST', '/batch', { ...call, body: { requests }, isSafe: true }),

    blog: {
      /** The published articles, newest first. */
      list: (call?: CallOptions) => send<ArticleList>('GET', '/blog', call),

      /** A published article by the last part of its address. */
      read: (slug: string, call?: CallOptions) =>
        send<ArticlePage>('GET', `/blog/${encodeURIComponent(slug)}`, call),
    },
    newsletter: {
      /** Sends a mail with a link that confirms, where this installation sends mail. */
      subscribe: (body: SubscribeRequest, call?: CallOptions) =>
        send<MessageAnswer>('POST', '/newsletter', { ...call, body }),

      confirm: (body: ConfirmRequest, call?: CallOptions) =>
        send<MessageAnswer>('POST', '/newsletter/confirm', { ...call, body }),

      unsubscribe: (body: UnsubscribeRequest, call?: CallOptions) =>
        send<MessageAnswer>('POST', '/newsletter/unsubscribe', { ...call, body }),
    },
    /** Writes to the people who run this installation. */
    contact: (body: ContactRequest, call?: CallOptions) =>
      send<MessageAnswer>('POST', '/contact', { ...call, body }),
    colorOfTheDay: {
      /** The color of a day, `YYYY-MM-DD`; by default of today in UTC. */
      get: (query: ColorOfTheDayQuery = {}, call?: CallOptions) =>
        send<ColorOfTheDay>('GET', '/color-of-the-day', { ...call, query }),

      /** The colors of up to 31 days, newest first; by default of those until today in UTC. */
      archive: (query: ColorArchiveQuery = {}, call?: CallOptions) =>
        send<ColorArchive>('GET', '/color-of-the-day/archive', { ...call, query }),
    },
  };
}

export type Client = ReturnType<typeof createClient>;

const readFile = (response: Response) => response.blob();

function toForm(file: Blob): FormData {
  const form = new FormData();
  form.set('file', file);
  return form;
}

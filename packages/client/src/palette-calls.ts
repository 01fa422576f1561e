import type * as contract from '@swatchwork/contract';

import { type PalettePage, readPage } from './page.ts';
import type { CallOptions, Send } from './request.ts';

/** The calls about palettes and their files. */
export const paletteCalls = (send: Send) => ({
  /** One page of palettes, by default the 24 public ones with the most likes. */
  list: (query: contract.PaletteListQuery = {}, call?: CallOptions) =>
    send<PalettePage>('GET', '/palettes', { ...call, query, read: readPage }),

  /** One palette; a private one needs the token of its owner. */
  get: (id: string, call?: CallOptions) => send<contract.Palette>('GET', `/palettes/${id}`, call),

  /** Up to six public palettes with the most similar colors. */
  similar: (id: string, call?: CallOptions) =>
    send<contract.PaletteList>('GET', `/palettes/${id}/similar`, call),

  /** How many public palettes there are, and how many are trending and popular. */
  stats: (call?: CallOptions) => send<contract.PaletteStats>('GET', '/palettes/stats', call),

  /** New colors, by a scheme and around a base and locked colors where given. */
  generate: (body: contract.GenerateRequest = {}, call?: CallOptions) =>
    send<contract.GenerateAnswer>('POST', '/palettes/generate', { ...call, body, isSafe: true }),

  /** Contrast and collisions of each pair of 1 to 10 colors, and what would repair them. */
  check: (body: contract.CheckPaletteRequest, call?: CallOptions) =>
    send<contract.CheckPaletteAnswer>('POST', '/palettes/check', { ...call, body, isSafe: true }),

  /** Colors for the categories of a chart, or a ramp, and what they measure. */
  chart: (body: contract.ChartPaletteRequest, call?: CallOptions) =>
    send<contract.ChartPaletteAnswer>('POST', '/palettes/charts', { ...call, body, isSafe: true }),

  /** A palette as a file, to be saved, with what the format cannot hold. */
  export: (body: contract.ExportPaletteRequest, call?: CallOptions) =>
    send<PaletteExport>('POST', '/palettes/export', {
      ...call,
      body,
      isSafe: true,
      read: readFile,
    }),

  /** A palette from a file, a text or a palette link, whatever its format. */
  import: (source: Blob | string, call?: CallOptions) =>
    typeof source === 'string'
      ? send<contract.ImportPaletteAnswer>('POST', '/palettes/import', {
          ...call,
          body: { text: source },
          isSafe: true,
        })
      : send<contract.ImportPaletteAnswer>('POST', '/palettes/import/file', {
          ...call,
          body: toForm(source),
          isSafe: true,
        }),

  /** The nearest named colors of a book, such as the `palette` of an import. */
  match: (body: contract.MatchPaletteRequest, call?: CallOptions) =>
    send<contract.MatchPaletteAnswer>('POST', '/palettes/match', { ...call, body, isSafe: true }),

  /**
   * Five new colors of a mood, such as `calm`. The time in the query keeps caches from
   * answering.
   */
  mood: (id: string, call?: CallOptions) =>
    send<contract.MoodAnswer>('GET', `/palettes/mood/${encodeURIComponent(id)}`, {
      ...call,
      query: { t: Date.now() },
    }),

  /** Saves a palette in the account; needs a token. */
  save: (body: contract.SavePaletteRequest, call?: CallOptions) =>
    send<contract.Palette>('POST', '/palettes', { ...call, body }),

  /** Changes an own palette; omitted fields stay. */
  change: (id: string, body: contract.ChangePaletteRequest, call?: CallOptions) =>
    send<contract.Palette>('PATCH', `/palettes/${id}`, { ...call, body }),

  /** Deletes an own palette; for an hour it can be restored. */
  delete: (id: string, call?: CallOptions) =>
    send<contract.DoneAnswer>('DELETE', `/palettes/${id}`, call),

  /** Restores an own palette that was deleted within the last hour, with its likes. */
  restore: (id: string, call?: CallOptions) =>
    send<contract.Palette>('POST', `/palettes/${id}/restore`, call),

  /** Likes a palette or removes the like; without `liked` the call toggles. */
  like: (id: string, body: contract.LikeRequest = {}, call?: CallOptions) =>
    send<contract.LikeAnswer>('POST', `/palettes/${id}/like`, { ...call, body, asVisitor: true }),

  /** Asks for the work that a like without an account needs; its solution is the `proof` of one. */
  likeChallenge: (call?: CallOptions) =>
    send<contract.LikeChallenge>('GET', '/palettes/like-challenge', call),

  /** Which of up to 100 palettes the caller likes. */
  liked: (ids: readonly string[], call?: CallOptions) =>
    send<contract.LikedAnswer>('GET', '/palettes/liked', {
      ...call,
      query: { ids: ids.join(',') },
      asVisitor: true,
    }),

  /** Reports a public palette to the moderators, once each; the answer says thanks. */
  report: (id: string, body: contract.ReportRequest, call?: CallOptions) =>
    send<contract.MessageAnswer>('POST', `/palettes/${id}/report`, {
      ...call,
      body,
      asVisitor: true,
    }),

  /** Counts that a visitor opened a palette. */
  view: (id: string, call?: CallOptions) =>
    send<contract.PaletteCounts>('POST', `/palettes/${id}/view`, { ...call, asVisitor: true }),

  /** Counts that a visitor copied or exported a palette. */
  copy: (id: string, call?: CallOptions) =>
    send<contract.PaletteCounts>('POST', `/palettes/${id}/copy`, { ...call, asVisitor: true }),
});

/** A palette as a file: its bytes, and beside them its notes. */
export type PaletteExport = Blob & {
  /** What the format cannot hold of the palette, in English sentences; often none. */
  notes: string[];
};

const readFile = async (response: Response): Promise<PaletteExport> =>
  Object.assign(await response.blob(), {
    notes: JSON.parse(response.headers.get('x-palette-notes') ?? '[]') as string[],
  });

function toForm(file: Blob): FormData {
  const form = new FormData();
  form.set('file', file);
  return form;
}

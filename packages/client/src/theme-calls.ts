import type * as contract from '@swatchwork/contract';

import type { CallOptions, Send } from './request.ts';
import { readThemeFile, type ThemeExport } from './theme-file.ts';

/** The calls about themes, and those that an account keeps. */
export const themeCalls = (send: Send) => ({
  /** Scales and roles for light, dark and high contrast, with each promised pair. */
  create: <const Part extends contract.ThemePart = contract.ThemePart>(
    body: contract.CreateThemeRequest & { parts?: Part[] },
    call?: CallOptions,
  ) =>
    send<contract.ThemeAnswer & { [Each in Part]: NonNullable<contract.ThemeAnswer[Each]> }>(
      'POST',
      '/themes',
      {
        ...call,
        body,
        isSafe: true,
      },
    ),

  /** The same theme as a file, to be saved, and notes about what the format cannot hold. */
  export: (body: contract.ExportThemeRequest, call?: CallOptions) =>
    send<ThemeExport>('POST', '/themes/export', {
      ...call,
      body,
      isSafe: true,
      read: readThemeFile,
    }),

  /** The file at the address of brand colors, such as `0A66C2-FF7A00.css`, or `.json` for `npx shadcn add`. */
  file: (name: string, query: contract.ThemeFileQuery = {}, call?: CallOptions) =>
    send<ThemeExport>('GET', `/themes/${encodeURIComponent(name)}`, {
      ...call,
      query,
      read: readThemeFile,
    }),

  /** How pairs of colors fare in each mode, and the smallest change that mends each. */
  check: (body: contract.CheckThemeRequest, call?: CallOptions) =>
    send<contract.CheckThemeAnswer>('POST', '/themes/check', { ...call, body, isSafe: true }),

  /** Themes that are kept in the account; all but `get` need a token or a key. */
  saved: {
    /** All of them, newest first. */
    list: (call?: CallOptions) => send<contract.SavedThemeList>('GET', '/themes/saved', call),

    /** One theme; a private one needs the token of its owner. */
    get: (id: string, call?: CallOptions) =>
      send<contract.SavedTheme>('GET', `/themes/saved/${encodeURIComponent(id)}`, call),

    save: (body: contract.SaveThemeRequest, call?: CallOptions) =>
      send<contract.SavedTheme>('POST', '/themes/saved', { ...call, body }),

    /** Changes an own theme; omitted fields stay, and `input` is replaced as a whole. */
    change: (id: string, body: contract.ChangeThemeRequest, call?: CallOptions) =>
      send<contract.SavedTheme>('PATCH', `/themes/saved/${id}`, { ...call, body }),

    /** Deletes an own theme; for an hour it can be restored. */
    delete: (id: string, call?: CallOptions) =>
      send<contract.DoneAnswer>('DELETE', `/themes/saved/${id}`, call),

    /** Restores an own theme that was deleted within the last hour. */
    restore: (id: string, call?: CallOptions) =>
      send<contract.SavedTheme>('POST', `/themes/saved/${id}/restore`, call),

    /** Reports a public theme to the moderators, once each; the answer says thanks. */
    report: (id: string, body: contract.ReportRequest, call?: CallOptions) =>
      send<contract.MessageAnswer>('POST', `/themes/saved/${id}/report`, {
        ...call,
        body,
        asVisitor: true,
      }),
  },
  /** What fails in the files of an existing theme, and the files with the changes that show least. */
  repair: (body: contract.RepairThemeRequest, call?: CallOptions) =>
    send<contract.RepairThemeAnswer>('POST', '/themes/repair', { ...call, body, isSafe: true }),

  /** The files of an existing theme with the mode that they lack, such as dark, and why its colors are as they are. */
  addMode: (body: contract.AddModeRequest, call?: CallOptions) =>
    send<contract.AddModeAnswer>('POST', '/themes/mode', { ...call, body, isSafe: true }),

  /** The colors that are written out in sources, and which of them can become tokens of the theme among these. */
  audit: (body: contract.AuditColorsRequest, call?: CallOptions) =>
    send<contract.AuditColorsAnswer>('POST', '/themes/audit', { ...call, body, isSafe: true }),

  /** The tokens of a theme that a color is in each mode, and the nearest. */
  suggestToken: (body: contract.SuggestTokenRequest, call?: CallOptions) =>
    send<contract.SuggestTokenAnswer>('POST', '/themes/suggest', { ...call, body, isSafe: true }),
});

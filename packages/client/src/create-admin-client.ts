import type * as contract from '@swatchwork/contract';

import { type CallOptions, type ClientOptions, createSend } from './request.ts';

/** One page of a list that is read newest first. */
export type AdminPage<Entry> = {
  entries: Entry[];
  /** Number of entries on all pages. */
  total: number;
  /** Cursor of the next page; undefined on the last. */
  next: string | undefined;
};

/**
 * The calls that need the token of an admin. They have a module of their own so that other visitors
 * do not load them. Every call rejects with an `ApiError` when the answer is not a success.
 */
export function createAdminClient(options: ClientOptions) {
  const send = createSend(options);
  return {
    articles: {
      /** Newest first, drafts as well. */
      list: (call?: CallOptions) =>
        send<contract.ArticleList>('GET', '/blog', { ...call, query: { admin: true } }),

      create: (body: contract.ArticleSubmission, call?: CallOptions) =>
        send<contract.Article>('POST', '/blog', { ...call, body }),

      update: (id: string, body: contract.ArticleSubmission, call?: CallOptions) =>
        send<contract.Article>('PUT', `/blog/${id}`, { ...call, body }),

      delete: (id: string, call?: CallOptions) =>
        send<contract.DoneAnswer>('DELETE', `/blog/${id}`, call),
    },

    /** What visitors wrote with the contact form. */
    messages: (query: contract.PageQuery = {}, call?: CallOptions) =>
      send<AdminPage<contract.ContactMessageList[number]>>('GET', '/admin/messages', {
        ...call,
        query,
        read: readAdminPage,
      }),

    subscribers: (query: contract.PageQuery = {}, call?: CallOptions) =>
      send<AdminPage<contract.SubscriberList[number]>>('GET', '/admin/subscribers', {
        ...call,
        query,
        read: readAdminPage,
      }),

    moderation: {
      /** What has open reports, most reports first, and what authors answered. */
      queue: (call?: CallOptions) =>
        send<contract.ModerationQueue>('GET', '/admin/moderation', call),

      /** A public or hidden palette by its id or the last part of its address. */
      find: (name: string, call?: CallOptions) =>
        send<contract.ModeratedPalette>(
          'GET',
          `/admin/moderation/palettes/${encodeURIComponent(name)}`,
          call,
        ),

      /** A public or hidden theme or project by its id. */
      findShared: (id: string, call?: CallOptions) =>
        send<contract.ModeratedShared>(
          'GET',
          `/admin/moderation/shared/${encodeURIComponent(id)}`,
          call,
        ),

      /** The audit trail, newest first. */
      acts: (query: contract.PageQuery = {}, call?: CallOptions) =>
        send<AdminPage<contract.ModerationAct>>('GET', '/admin/moderation/acts', {
          ...call,
          query,
          read: readAdminPage,
        }),

      /** The words and hosts that nothing public may hold. */
      terms: (call?: CallOptions) =>
        send<contract.ForbiddenTermList>('GET', '/admin/moderation/terms', call),

      act: (body: contract.ActRequest, call?: CallOptions) =>
        send<contract.ModerationAct>('POST', '/admin/moderation/acts', { ...call, body }),
    },

    /** The state of the instance that answers. */
    status: (call?: CallOptions) => send<contract.StatusAnswer>('GET', '/admin/status', call),

    /** Sets the plan of an account, which decides its limits at the public API. */
    setPlan: (idOrEmail: string, body: contract.PlanRequest, call?: CallOptions) =>
      send<contract.User>('PUT', `/admin/users/${encodeURIComponent(idOrEmail)}/plan`, {
        ...call,
        body,
      }),
  };
}

export type AdminClient = ReturnType<typeof createAdminClient>;

async function readAdminPage(response: Response): Promise<AdminPage<unknown>> {
  const entries: unknown[] = await response.json();
  return {
    entries,
    total: Number(response.headers.get('x-total-count') ?? entries.length),
    next: /[?&]cursor=([^&>]*)[^>]*>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1],
  };
}

import type {
  ActRequest,
  Article,
  ArticleList,
  ArticleSubmission,
  ContactMessageList,
  DoneAnswer,
  ForbiddenTermList,
  ModeratedPalette,
  ModeratedShared,
  ModerationAct,
  ModerationQueue,
  PageQuery,
  PlanRequest,
  StatusAnswer,
  SubscriberList,
  User,
} from '@swatchwork/contract';

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
        send<ArticleList>('GET', '/blog', { ...call, query: { admin: true } }),

      create: (body: ArticleSubmission, call?: CallOptions) =>
        send<Article>('POST', '/blog', { ...call, body }),

      update: (id: string, body: ArticleSubmission, call?: CallOptions) =>
        send<Article>('PUT', `/blog/${id}`, { ...call, body }),

      delete: (id: string, call?: CallOptions) => send<DoneAnswer>('DELETE', `/blog/${id}`, call),
    },

    /** What visitors wrote with the contact form. */
    messages: (query: PageQuery = {}, call?: CallOptions) =>
      send<AdminPage<ContactMessageList[number]>>('GET', '/admin/messages', {
        ...call,
        query,
        read: readAdminPage,
      }),

    subscribers: (query: PageQuery = {}, call?: CallOptions) =>
      send<AdminPage<SubscriberList[number]>>('GET', '/admin/subscribers', {
        ...call,
        query,
        read: readAdminPage,
      }),

    moderation: {
      /** What has open reports, most reports first, and what authors answered. */
      queue: (call?: CallOptions) => send<ModerationQueue>('GET', '/admin/moderation', call),

      /** A public or hidden palette by its id or the last part of its address. */
      find: (name: string, call?: CallOptions) =>
        send<ModeratedPalette>(
          'GET',
          `/admin/moderation/palettes/${encodeURIComponent(name)}`,
          call,
        ),

      /** A public or hidden theme or collection by its id. */
      findShared: (id: string, call?: CallOptions) =>
        send<ModeratedShared>('GET', `/admin/moderation/shared/${encodeURIComponent(id)}`, call),

      /** The audit trail, newest first. */
      acts: (query: PageQuery = {}, call?: CallOptions) =>
        send<AdminPage<ModerationAct>>('GET', '/admin/moderation/acts', {
          ...call,
          query,
          read: readAdminPage,
        }),

      /** The words and hosts that nothing public may hold. */
      terms: (call?: CallOptions) =>
        send<ForbiddenTermList>('GET', '/admin/moderation/terms', call),

      act: (body: ActRequest, call?: CallOptions) =>
        send<ModerationAct>('POST', '/admin/moderation/acts', { ...call, body }),
    },

    /** The state of the instance that answers. */
    status: (call?: CallOptions) => send<StatusAnswer>('GET', '/admin/status', call),

    /** Sets the plan of an account, which decides its limits at the public API. */
    setPlan: (idOrEmail: string, body: PlanRequest, call?: CallOptions) =>
      send<User>('PUT', `/admin/users/${encodeURIComponent(idOrEmail)}/plan`, { ...call, body }),
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

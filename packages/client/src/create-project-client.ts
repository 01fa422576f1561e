import type * as contract from '@swatchwork/contract';

import { type CallOptions, type ClientOptions, createSend } from './request.ts';

/**
 * The calls about collections of palettes and themes. They have a module of their own so that pages
 * without projects do not load them. All but `get` and `report` need a token or a key. Every call rejects with
 * an `ApiError` when the answer is not a success.
 */
export function createProjectClient(options: ClientOptions) {
  const send = createSend(options);
  return {
    /** All of the account, newest first; with an item, each says whether it holds it. */
    list: (query: contract.ProjectListQuery = {}, call?: CallOptions) =>
      send<contract.ProjectList>('GET', '/projects', { ...call, query }),

    /** A project with what the caller may see of it; a private one needs its owner's token. */
    get: (id: string, call?: CallOptions) =>
      send<contract.Project>('GET', `/projects/${encodeURIComponent(id)}`, call),

    /** Makes an empty one, private by default. */
    create: (body: contract.CreateProjectRequest, call?: CallOptions) =>
      send<contract.ProjectDetails>('POST', '/projects', { ...call, body }),

    /** Changes an own collection; omitted fields stay. */
    change: (id: string, body: contract.ChangeProjectRequest, call?: CallOptions) =>
      send<contract.ProjectDetails>('PATCH', `/projects/${id}`, { ...call, body }),

    /** Deletes an own collection; for an hour it can be restored. */
    delete: (id: string, call?: CallOptions) =>
      send<contract.DoneAnswer>('DELETE', `/projects/${id}`, call),

    /** Restores an own collection that was deleted within the last hour. */
    restore: (id: string, call?: CallOptions) =>
      send<contract.ProjectDetails>('POST', `/projects/${id}/restore`, call),

    /** Adds a palette or theme at the end or before another item, or moves it there. */
    putItem: (
      id: string,
      item: string,
      body: NonNullable<contract.PutProjectItemRequest> = {},
      call?: CallOptions,
    ) => send<contract.DoneAnswer>('PUT', `/projects/${id}/items/${item}`, { ...call, body }),

    /** Takes a palette or theme out; it stays itself. */
    removeItem: (id: string, item: string, call?: CallOptions) =>
      send<contract.DoneAnswer>('DELETE', `/projects/${id}/items/${item}`, call),

    /** Reports a public project to the moderators, once each; the answer says thanks. */
    report: (id: string, body: contract.ReportRequest, call?: CallOptions) =>
      send<contract.MessageAnswer>('POST', `/projects/${id}/report`, {
        ...call,
        body,
        asVisitor: true,
      }),
  };
}

export type ProjectClient = ReturnType<typeof createProjectClient>;

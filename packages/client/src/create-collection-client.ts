import type * as contract from '@swatchwork/contract';

import { type CallOptions, type ClientOptions, createSend } from './request.ts';

/**
 * The calls about collections of palettes and themes. They have a module of their own so that pages
 * without collections do not load them. All but `get` and `report` need a token or a key. Every call rejects with
 * an `ApiError` when the answer is not a success.
 */
export function createCollectionClient(options: ClientOptions) {
  const send = createSend(options);
  return {
    /** All of the account, newest first; with an item, each says whether it holds it. */
    list: (query: contract.CollectionListQuery = {}, call?: CallOptions) =>
      send<contract.CollectionList>('GET', '/collections', { ...call, query }),

    /** A collection with what the caller may see of it; a private one needs its owner's token. */
    get: (id: string, call?: CallOptions) =>
      send<contract.Collection>('GET', `/collections/${encodeURIComponent(id)}`, call),

    /** Makes an empty one, private by default. */
    create: (body: contract.CreateCollectionRequest, call?: CallOptions) =>
      send<contract.CollectionDetails>('POST', '/collections', { ...call, body }),

    /** Changes an own collection; omitted fields stay. */
    change: (id: string, body: contract.ChangeCollectionRequest, call?: CallOptions) =>
      send<contract.CollectionDetails>('PATCH', `/collections/${id}`, { ...call, body }),

    /** Deletes an own collection; for an hour it can be restored. */
    delete: (id: string, call?: CallOptions) =>
      send<contract.DoneAnswer>('DELETE', `/collections/${id}`, call),

    /** Restores an own collection that was deleted within the last hour. */
    restore: (id: string, call?: CallOptions) =>
      send<contract.CollectionDetails>('POST', `/collections/${id}/restore`, call),

    /** Adds a palette or theme at the end or before another item, or moves it there. */
    putItem: (
      id: string,
      item: string,
      body: NonNullable<contract.PutCollectionItemRequest> = {},
      call?: CallOptions,
    ) => send<contract.DoneAnswer>('PUT', `/collections/${id}/items/${item}`, { ...call, body }),

    /** Takes a palette or theme out; it stays itself. */
    removeItem: (id: string, item: string, call?: CallOptions) =>
      send<contract.DoneAnswer>('DELETE', `/collections/${id}/items/${item}`, call),

    /** Reports a public collection to the moderators, once each; the answer says thanks. */
    report: (id: string, body: contract.ReportRequest, call?: CallOptions) =>
      send<contract.MessageAnswer>('POST', `/collections/${id}/report`, {
        ...call,
        body,
        asVisitor: true,
      }),
  };
}

export type CollectionClient = ReturnType<typeof createCollectionClient>;

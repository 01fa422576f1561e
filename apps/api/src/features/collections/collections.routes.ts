import {
  ChangeCollectionRequest,
  ChangedCollection,
  Collection,
  CollectionDetails,
  CollectionId,
  CollectionItemId,
  CollectionList,
  CollectionListQuery,
  CreateCollectionRequest,
  DoneAnswer,
  PutCollectionItemRequest,
} from '@swatchwork/contract';

import type { Routes } from '../../http/routes.ts';
import { errorAnswers } from '../../plugins/answers/errors.ts';
import { accountOf } from '../../plugins/guard/auth.ts';
import type { CollectionService } from './collections.service.ts';

/** Calls by which accounts group palettes and themes, and everyone reads public collections. */
export const collectionRoutes: Routes<CollectionService> = async (app, { service }) => {
  app.get('/collections', {
    config: { access: 'account' },
    schema: {
      operationId: 'listCollections',
      summary: 'List your collections',
      description:
        'All your collections, including private ones, newest first, without their items.',
      querystring: CollectionListQuery,
      response: { 200: CollectionList },
    },
    handler: (request) => service.list(accountOf(request).id, request.query.item),
  });

  app.post('/collections', {
    config: { access: 'account', changesPages: false },
    schema: {
      operationId: 'createCollection',
      summary: 'Create a collection',
      description:
        'Creates an empty collection, private unless `isPublic` is true. It stays private if it looks like spam; `keptPrivate` then says why.',
      body: CreateCollectionRequest,
      response: { 201: CollectionDetails, ...errorAnswers(409) },
    },
    handler: async (request, reply) =>
      reply.code(201).send(await service.create(request.body, accountOf(request))),
  });

  app.get('/collections/:id', {
    config: { access: 'visitor or account', shows: ['items'] },
    schema: {
      operationId: 'getCollection',
      summary: 'Read a collection',
      description:
        'A private collection is returned only to its owner. Palettes and themes that the caller may not see are left out.',
      params: CollectionId,
      response: { 200: Collection },
    },
    handler: ({ params, account }) => service.read(params.id, account),
  });

  app.patch('/collections/:id', {
    config: { access: 'account', changesPages: ['collections'] },
    schema: {
      operationId: 'changeCollection',
      summary: 'Change a collection',
      description: 'For the owner. Omitted fields stay unchanged.',
      params: CollectionId,
      body: ChangeCollectionRequest,
      response: { 200: ChangedCollection },
    },
    handler: async (request) => {
      const { id } = request.params;
      const { collection, wasPublic } = await service.change(id, request.body, accountOf(request));
      request.pagesUnchanged = !wasPublic && !collection.isPublic;
      return collection;
    },
  });

  app.delete('/collections/:id', {
    config: { access: 'account', changesPages: ['collections'] },
    schema: {
      operationId: 'deleteCollection',
      summary: 'Delete a collection',
      description:
        'For the owner. Its palettes and themes stay. The owner can restore it within an hour; after that it is deleted permanently. What an admin deletes for others is deleted at once.',
      params: CollectionId,
      response: { 200: DoneAnswer },
    },
    handler: async (request) => {
      request.pagesUnchanged = !(await service.delete(request.params.id, accountOf(request)));
      return { ok: true as const };
    },
  });

  app.post('/collections/:id/restore', {
    config: { access: 'account', changesPages: ['collections'] },
    schema: {
      operationId: 'restoreCollection',
      summary: 'Restore a deleted collection',
      description:
        'For the owner, within an hour after deletion. It is restored with its id, items and visibility.',
      params: CollectionId,
      response: { 200: CollectionDetails, ...errorAnswers(409) },
    },
    handler: async (request) => {
      const collection = await service.restore(request.params.id, accountOf(request));
      request.pagesUnchanged = !collection.isPublic;
      return collection;
    },
  });

  app.put('/collections/:id/items/:item', {
    config: { access: 'account', changesPages: ['collections'] },
    schema: {
      operationId: 'putCollectionItem',
      summary: 'Add an item to a collection',
      description:
        'For the owner. Adds a palette or theme that you may see at the end, or before another item. If it is already in the collection, it is moved. Repeating the call changes nothing.',
      params: CollectionItemId,
      body: PutCollectionItemRequest,
      response: { 200: DoneAnswer, ...errorAnswers(409) },
    },
    handler: async (request) => {
      const { id, item } = request.params;
      const before = request.body?.before;
      request.pagesUnchanged = !(await service.putItem(id, item, before, accountOf(request)));
      return { ok: true as const };
    },
  });

  app.delete('/collections/:id/items/:item', {
    config: { access: 'account', changesPages: ['collections'] },
    schema: {
      operationId: 'removeCollectionItem',
      summary: 'Remove an item from a collection',
      description: 'For the owner. The palette or theme itself is not deleted.',
      params: CollectionItemId,
      response: { 200: DoneAnswer },
    },
    handler: async (request) => {
      const { id, item } = request.params;
      request.pagesUnchanged = !(await service.removeItem(id, item, accountOf(request)));
      return { ok: true as const };
    },
  });
};

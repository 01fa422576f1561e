import * as contract from '@swatchwork/contract';

import type { Routes } from '../../http/routes.ts';
import { errorAnswers } from '../../plugins/answers/errors.ts';
import { accountOf } from '../../plugins/guard/auth.ts';
import type { ProjectService } from './projects.service.ts';

/** Calls by which accounts group palettes and themes, and everyone reads public projects. */
export const projectRoutes: Routes<ProjectService> = async (app, { service }) => {
  app.get('/projects', {
    config: { access: 'account' },
    schema: {
      operationId: 'listProjects',
      summary: 'List your projects',
      description: 'All your projects, including private ones, newest first, without their items.',
      querystring: contract.ProjectListQuery,
      response: { 200: contract.ProjectList },
    },
    handler: (request) => service.list(accountOf(request).id, request.query.item),
  });

  app.post('/projects', {
    config: { access: 'account', changesPages: false },
    schema: {
      operationId: 'createProject',
      summary: 'Create a project',
      description:
        'Creates an empty project, private unless `isPublic` is true. It stays private if it looks like spam; `keptPrivate` then says why.',
      body: contract.CreateProjectRequest,
      response: { 201: contract.ProjectDetails, ...errorAnswers(409) },
    },
    handler: async (request, reply) =>
      reply.code(201).send(await service.create(request.body, accountOf(request))),
  });

  app.get('/projects/:id', {
    config: { access: 'visitor or account', shows: ['items'] },
    schema: {
      operationId: 'getProject',
      summary: 'Read a project',
      description:
        'A private project is returned only to its owner. Palettes and themes that the caller may not see are left out.',
      params: contract.ProjectId,
      response: { 200: contract.Project },
    },
    handler: ({ params, account }) => service.read(params.id, account),
  });

  app.patch('/projects/:id', {
    config: { access: 'account', changesPages: ['projects'] },
    schema: {
      operationId: 'changeProject',
      summary: 'Change a project',
      description: 'For the owner. Omitted fields stay unchanged.',
      params: contract.ProjectId,
      body: contract.ChangeProjectRequest,
      response: { 200: contract.ChangedProject },
    },
    handler: async (request) => {
      const { id } = request.params;
      const { project, wasPublic } = await service.change(id, request.body, accountOf(request));
      request.pagesUnchanged = !wasPublic && !project.isPublic;
      return project;
    },
  });

  app.delete('/projects/:id', {
    config: { access: 'account', changesPages: ['projects'] },
    schema: {
      operationId: 'deleteProject',
      summary: 'Delete a project',
      description:
        'For the owner. Its palettes and themes stay. The owner can restore it within an hour; after that it is deleted permanently. What an admin deletes for others is deleted at once.',
      params: contract.ProjectId,
      response: { 200: contract.DoneAnswer },
    },
    handler: async (request) => {
      request.pagesUnchanged = !(await service.delete(request.params.id, accountOf(request)));
      return { ok: true as const };
    },
  });

  app.post('/projects/:id/restore', {
    config: { access: 'account', changesPages: ['projects'] },
    schema: {
      operationId: 'restoreProject',
      summary: 'Restore a deleted project',
      description:
        'For the owner, within an hour after deletion. It is restored with its id, items and visibility.',
      params: contract.ProjectId,
      response: { 200: contract.ProjectDetails, ...errorAnswers(409) },
    },
    handler: async (request) => {
      const project = await service.restore(request.params.id, accountOf(request));
      request.pagesUnchanged = !project.isPublic;
      return project;
    },
  });

  app.put('/projects/:id/items/:item', {
    config: { access: 'account', changesPages: ['projects'] },
    schema: {
      operationId: 'putProjectItem',
      summary: 'Add an item to a project',
      description:
        'For the owner. Adds a palette or theme that you may see at the end, or before another item. If it is already in the project, it is moved. Repeating the call changes nothing.',
      params: contract.ProjectItemId,
      body: contract.PutProjectItemRequest,
      response: { 200: contract.DoneAnswer, ...errorAnswers(409) },
    },
    handler: async (request) => {
      const { id, item } = request.params;
      const before = request.body?.before;
      request.pagesUnchanged = !(await service.putItem(id, item, before, accountOf(request)));
      return { ok: true as const };
    },
  });

  app.delete('/projects/:id/items/:item', {
    config: { access: 'account', changesPages: ['projects'] },
    schema: {
      operationId: 'removeProjectItem',
      summary: 'Remove an item from a project',
      description: 'For the owner. The palette or theme itself is not deleted.',
      params: contract.ProjectItemId,
      response: { 200: contract.DoneAnswer },
    },
    handler: async (request) => {
      const { id, item } = request.params;
      request.pagesUnchanged = !(await service.removeItem(id, item, accountOf(request)));
      return { ok: true as const };
    },
  });
};

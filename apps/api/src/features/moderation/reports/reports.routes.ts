import * as contract from '@swatchwork/contract';

import type { Routes } from '../../../http/routes.ts';
import { callerOf } from '../../palettes/caller.ts';
import type { ThingKind } from '../../things/things.ts';
import type { ReportsService } from './reports.service.ts';

/** The paths of what can be reported. */
const REPORTABLE = [
  { kind: 'palette', path: '/palettes', operationId: 'reportPalette', params: contract.PaletteId },
  {
    kind: 'theme',
    path: '/themes/saved',
    operationId: 'reportTheme',
    params: contract.SavedThemeId,
  },
  {
    kind: 'project',
    path: '/projects',
    operationId: 'reportProject',
    params: contract.ProjectId,
  },
] as const;

export const reportsRoutes: Routes<ReportsService> = async (app, { service }) => {
  for (const { kind, path, operationId, params } of REPORTABLE) {
    app.post(`${path}/:id/report`, {
      config: { access: 'visitor or account', changesPages: false },
      schema: {
        operationId,
        summary: `Report a ${kind} to the moderators`,
        description:
          'One report per account, or else per visitor (`X-Visitor`) or address; the response says if there already was one. Reports per address are limited (429).',
        params,
        headers: contract.VisitorHeaders,
        body: contract.ReportRequest,
        response: { 200: contract.reportAnswerOf(kind) },
      },
      handler: async (request) => {
        const thing = { kind, id: request.params.id };
        const isNew = await service.report(thing, request.body, callerOf(request));
        return { message: isNew ? thanksFor(kind) : known(kind) };
      },
    });
  }
};

const thanksFor = (kind: ThingKind) => `Thank you. A moderator will look at this ${kind}.`;

const known = (kind: ThingKind) =>
  `You have already reported this ${kind}. A moderator will look at it or has already done so.`;

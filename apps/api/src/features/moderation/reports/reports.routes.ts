import { PaletteId, ReportAnswer, ReportRequest, VisitorHeaders } from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { errorAnswers } from '../../../plugins/answers/errors.ts';
import { callerOf } from '../../palettes/caller.ts';
import type { ReportsService } from './reports.service.ts';

const THANKS = 'Thank you. A moderator will look at this palette.';
const KNOWN = 'You have reported this palette before. A moderator will look at it, or has.';

export const reportsRoutes: FastifyPluginAsyncZod<{ service: ReportsService }> = async (
  app,
  { service },
) => {
  app.post('/palettes/:id/report', {
    config: { access: 'visitor or account', changesPages: false },
    schema: {
      operationId: 'reportPalette',
      summary: 'Report a palette to the moderators',
      description:
        'Once for each account, or for each visitor by `X-Visitor`, or else for each address; the ' +
        'answer says so. Reports are bounded for each address (429).',
      tags: ['Moderation'],
      params: PaletteId,
      headers: VisitorHeaders,
      body: ReportRequest,
      response: { 200: ReportAnswer, ...errorAnswers(400, 403, 404, 413, 415, 429, 500, 503) },
    },
    handler: async (request) => {
      const isNew = await service.report(request.params.id, request.body, callerOf(request));
      return { message: isNew ? THANKS : KNOWN };
    },
  });
};

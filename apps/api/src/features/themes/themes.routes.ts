import {
  CheckThemeAnswer,
  CheckThemeRequest,
  CreateThemeRequest,
  ExportThemeRequest,
  LIMITS,
  RepairThemeAnswer,
  RepairThemeRequest,
  ThemeAnswer,
  ThemeFile,
} from '@swatchwork/contract';
import { THEME_FORMATS } from '@swatchwork/formats/themes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { asciiJson } from '../../http/ascii-json.ts';
import { attachment } from '../../http/attachment.ts';
import { errorAnswers } from '../../plugins/answers/errors.ts';
import { declareFiles } from '../../plugins/docs/file-answers.ts';
import type { ThemeService } from './themes.service.ts';

const tags = ['Themes'];
const errors = errorAnswers(400, 413, 415, 500);

export const themeRoutes: FastifyPluginAsyncZod<{ service: ThemeService }> = async (
  app,
  { service },
) => {
  app.post('/themes', {
    config: { access: 'anyone', changesPages: false },
    schema: {
      operationId: 'createTheme',
      summary: 'Make a theme from brand colors',
      description:
        'Answers scales and the colors of roles for light, dark and high contrast, from 1 to 8 brand colors, and each pair that the theme promises with its contrast. Where the impossible is asked for, it says which pairs fail and why. The same input gives the same theme.',
      tags,
      body: CreateThemeRequest,
      response: { 200: ThemeAnswer, ...errors },
    },
    handler: (request) => service.createTheme(request.body),
  });

  app.post('/themes/export', {
    config: { access: 'anyone', changesPages: false },
    schema: {
      operationId: 'exportTheme',
      summary: 'Write a theme as a file',
      description:
        'Answers the theme of the same brand colors and choices in one of the formats, with a name to save it under: a ZIP archive where the format has several files. `X-Theme-Notes` says what the format cannot hold.',
      tags,
      body: ExportThemeRequest,
      response: { 200: declareFiles(ThemeFile, THEME_FORMATS), ...errors },
    },
    handler: async (request, reply) => {
      const { content, mediaType, fileName, notes } = await service.exportTheme(request.body);
      if (notes.length > 0) reply.header('x-theme-notes', asciiJson(notes));
      return reply
        .type(mediaType)
        .header('content-disposition', attachment(fileName))
        .send(content);
    },
  });

  app.post('/themes/check', {
    config: { access: 'anyone', changesPages: false },
    schema: {
      operationId: 'checkTheme',
      summary: 'Check pairs of colors in every mode',
      description:
        'Answers the WCAG contrast of each pair in each mode, on the worst ground where a translucent background lies over several, and the smallest change of one color that would mend it. Nothing is changed.',
      tags,
      body: CheckThemeRequest,
      response: { 200: CheckThemeAnswer, ...errors },
    },
    handler: (request) => service.checkTheme(request.body),
  });

  app.post('/themes/repair', {
    config: { access: 'anyone', changesPages: false },
    bodyLimit: LIMITS.themeBody,
    schema: {
      operationId: 'repairTheme',
      summary: 'Repair the contrasts of an existing theme',
      description:
        'Reads a theme from its own files in every mode, judges what is seen on what, and answers the files with the fewest and then smallest changes of values after which all of it passes in all modes at once. Everything else stays as it was written. Nothing is kept.',
      tags,
      body: RepairThemeRequest,
      response: { 200: RepairThemeAnswer, ...errors },
    },
    handler: (request) => service.repairTheme(request.body),
  });
};

import * as contract from '@swatchwork/contract';
import { THEME_FILES } from '@swatchwork/formats/themes';

import { asciiJson } from '../../http/ascii-json.ts';
import { attachment } from '../../http/attachment.ts';
import type { Routes } from '../../http/routes.ts';
import { declareFiles } from '../../plugins/docs/file-answers.ts';
import type { ThemeService } from './themes.service.ts';

/** The formats that have addresses, by their endings. */
const ADDRESSED = THEME_FILES.filter(({ id }) => id === 'css' || id === 'shadcn-registry');

const KEPT = `public, max-age=${24 * 3600}`;

export const themeRoutes: Routes<ThemeService> = async (app, { service }) => {
  app.post('/themes', {
    config: { access: 'anyone', changesPages: false },
    schema: {
      operationId: 'createTheme',
      summary: 'Create a theme from brand colors',
      description:
        'Returns scales and role colors for light, dark and high contrast from 1 to 8 brand colors, and each guaranteed pair with its contrast. If the request cannot be met, the response says which pairs fail and why. The same input returns the same theme.',
      body: contract.CreateThemeRequest,
      response: { 200: contract.ThemeAnswer },
    },
    handler: (request) => service.createTheme(request.body),
  });

  app.post('/themes/export', {
    config: { access: 'anyone', changesPages: false },
    schema: {
      operationId: 'exportTheme',
      summary: 'Export a theme as a file',
      description:
        'Returns the theme of the same input in one of the formats, with a file name; formats of several files are returned as a ZIP archive. `X-Theme-Notes` says what the format cannot store.',
      body: contract.ExportThemeRequest,
      response: { 200: declareFiles(contract.ThemeFile, THEME_FILES) },
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

  app.get('/themes/:file', {
    config: { access: 'anyone' },
    schema: {
      operationId: 'getThemeFile',
      summary: 'Read a theme as a file at an address of its own',
      description:
        'The theme of the brand colors in the address, for a style sheet link or for `npx shadcn add`. The same address returns the same theme until a new version makes themes differently, so answers may be kept for a day.',
      params: contract.ThemeFileName,
      querystring: contract.ThemeFileQuery,
      response: { 200: declareFiles(contract.ThemeFile, ADDRESSED) },
    },
    handler: async ({ params, query }, reply) => {
      const [colors = '', extension = ''] = params.file.split('.');
      const { id } = ADDRESSED.find((format) => format.extension === extension)!;
      const brands = colors.split('-').map((hex) => `#${hex}`);
      const { content, mediaType } = await service.exportTheme({ ...query, brands, format: id });
      return reply.type(mediaType).header('cache-control', KEPT).send(content);
    },
  });

  app.post('/themes/check', {
    config: { access: 'anyone', changesPages: false },
    schema: {
      operationId: 'checkTheme',
      summary: 'Check color pairs in every mode',
      description:
        'Returns the WCAG contrast of each pair in each mode, and the least visible change of one color that would fix a failing pair. A translucent background is judged over the color underneath that gives the lowest contrast. Nothing is changed.',
      body: contract.CheckThemeRequest,
      response: { 200: contract.CheckThemeAnswer },
    },
    handler: (request) => service.checkTheme(request.body),
  });

  app.post('/themes/repair', {
    config: { access: 'anyone', changesPages: false },
    bodyLimit: contract.LIMITS.themeBody,
    schema: {
      operationId: 'repairTheme',
      summary: 'Repair the contrast of an existing theme',
      description:
        'Reads a theme from its files in every mode, checks its text and background pairs, and returns the files with the least visible changes that make all pairs pass in all modes: texts and lines first, backgrounds last. Everything else stays as written. Nothing is stored.',
      body: contract.RepairThemeRequest,
      response: { 200: contract.RepairThemeAnswer },
    },
    handler: (request) => service.repairTheme(request.body),
  });

  app.post('/themes/mode', {
    config: { access: 'anyone', changesPages: false },
    bodyLimit: contract.LIMITS.themeBody,
    schema: {
      operationId: 'addThemeMode',
      summary: 'Add the mode that an existing theme lacks',
      description:
        'Reads a theme from its files, makes a missing mode, such as dark, from one that they have, and returns the files with that mode written in their own way; or fills what the mode lacks. Lines are only added. Returns a reason for each color, and all pairs of the mode as they are in the written files. Nothing is stored.',
      body: contract.AddModeRequest,
      response: { 200: contract.AddModeAnswer },
    },
    handler: (request) => service.addMode(request.body),
  });

  app.post('/themes/audit', {
    config: { access: 'anyone', changesPages: false },
    bodyLimit: contract.LIMITS.themeBody,
    schema: {
      operationId: 'auditColors',
      summary: 'Find stray colors of sources',
      description:
        'Finds the colors that are written out in sources, compares each with the tokens of the theme in every mode, and returns a report and a plan: which places can become which token without a change of any color. Data, such as logos and tables of colors, is left alone. Nothing is stored.',
      body: contract.AuditColorsRequest,
      response: { 200: contract.AuditColorsAnswer },
    },
    handler: (request) => service.auditColors(request.body),
  });

  app.post('/themes/suggest', {
    config: { access: 'anyone', changesPages: false },
    bodyLimit: contract.LIMITS.themeBody,
    schema: {
      operationId: 'suggestToken',
      summary: 'Find the token for a color',
      description:
        'Returns the tokens of a theme that are this color in each mode, and the nearest ones with their distance. Use a token only if it is the same in every mode. Nothing is stored.',
      body: contract.SuggestTokenRequest,
      response: { 200: contract.SuggestTokenAnswer },
    },
    handler: (request) => service.suggestToken(request.body),
  });
};

import {
  type ListResourcesResult,
  type ListResourceTemplatesResult,
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  ResourceNotFoundError,
} from '@modelcontextprotocol/server';
import { ErrorBody, type PaletteList } from '@swatchwork/contract';
import { CHART_FORMATS } from '@swatchwork/formats/charts';
import { FORMATS } from '@swatchwork/formats/formats';
import { THEME_FILES } from '@swatchwork/formats/themes';

import { toPage } from './mcp-answer.ts';
import { credentialsOf } from './mcp-call.ts';

const mimeType = 'application/json';
const FORMATS_URI = 'swatchwork://formats';
const PALETTE_URI = 'swatchwork://palettes/';

const FORMATS_RESOURCE = {
  uri: FORMATS_URI,
  name: 'formats',
  title: 'File formats',
  description: 'The export formats for palettes, chart palettes and themes.',
  mimeType,
};

/** Palettes and formats as resources, read by calls of the API. @param ask Calls the API. */
export function createResources(ask: typeof fetch) {
  const get = (path: string, headers: Headers) =>
    ask(`/api/v1${path}`, { headers: credentialsOf(headers) });

  return {
    templates: {
      resourceTemplates: [
        {
          uriTemplate: `${PALETTE_URI}{id}`,
          name: 'palette',
          title: 'A palette',
          description: 'A public palette, or one of your own, by id or slug.',
          mimeType,
        },
      ],
    } satisfies ListResourceTemplatesResult,

    /** The formats, and a page of the public palettes with the most likes. */
    async list(cursor: string | undefined, headers: Headers): Promise<ListResourcesResult> {
      const query = cursor === undefined ? '' : `?${new URLSearchParams({ cursor })}`;
      const answer = await get(`/palettes${query}`, headers);
      if (!answer.ok) throw refusal(ErrorBody.parse(await answer.json()).error);
      const { results, nextCursor } = toPage<PaletteList[number]>(
        await answer.json(),
        answer.headers,
      );
      const palettes = results.map(({ id, slug, name, description }) => ({
        uri: `${PALETTE_URI}${id}`,
        name: slug,
        title: name,
        ...(description && { description }),
        mimeType,
      }));
      return {
        resources: [...(cursor === undefined ? [FORMATS_RESOURCE] : []), ...palettes],
        ...(nextCursor && { nextCursor }),
      };
    },

    async read(uri: string, headers: Headers): Promise<ReadResourceResult> {
      if (uri === FORMATS_URI) return contentOf(uri, FORMATS_TEXT);
      const [, id] = /^swatchwork:\/\/palettes\/([\w-]{1,200})$/.exec(uri) ?? [];
      if (id === undefined) throw new ResourceNotFoundError(uri.slice(0, SHOWN_URI));
      const answer = await get(`/palettes/${id}`, headers);
      if (answer.ok) return contentOf(uri, await answer.text());
      const { code, error } = ErrorBody.parse(await answer.json());
      throw code === 'not_found' ? new ResourceNotFoundError(uri) : refusal(error);
    },
  };
}

/** The most characters of an unknown address in an answer. */
const SHOWN_URI = 80;

const FORMATS_TEXT = JSON.stringify({
  palettes: FORMATS.map(({ id, label, extension, mediaType }) => ({
    id,
    label,
    extension,
    mediaType,
  })),
  charts: CHART_FORMATS.map(({ id, label, fileName, mediaType, use }) => ({
    id,
    label,
    fileName,
    mediaType,
    use,
  })),
  themes: THEME_FILES.map(({ id, label, mediaType }) => ({ id, label, mediaType })),
});

const contentOf = (uri: string, text: string): ReadResourceResult => ({
  contents: [{ uri, mimeType, text }],
});

const refusal = (message: string) => new ProtocolError(ProtocolErrorCode.InvalidParams, message);

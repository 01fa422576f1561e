import { type Palette, picturePath } from '@swatchwork/contract';
import { embedFrame, FRAME_SIZE } from '@swatchwork/formats';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { AppError } from '../../app-error.ts';
import type { RateLimit } from '../../plugins/guard/rate-limit.ts';
import { missingPalette, writeEmbedPage } from './embed-page.ts';

/** How long browsers and those who embed may keep a palette, in seconds: it may become private. */
const KEPT_S = 60;

/** Shared caches keep as pages do, and browsers nothing of a palette that may yet be published. */
const SHARED_S = 10;
const KEEP = `public, max-age=${KEPT_S}, s-maxage=${SHARED_S}`;
const KEEP_MISSING = `public, max-age=0, s-maxage=${SHARED_S}, must-revalidate`;

/** That of a picture of a palette, in pixels. */
const THUMBNAIL = { width: 1200, height: 630 };

const LONGEST_URL = 2000;

const pixels = z.coerce
  .number('must be a whole number of pixels')
  .pipe(z.int('must be a whole number of pixels').min(1, 'must be at least 1'));

const OembedQuery = z.object({
  url: z.string('must be the address of a palette').max(LONGEST_URL),
  maxwidth: pixels.optional(),
  maxheight: pixels.optional(),
  format: z.string().optional(),
});

type Parts = {
  publicUrl: string;
  /** Reads a palette by its name in addresses, as a stranger sees it. */
  readPublic: (name: string) => Promise<Palette>;
  /** Undefined where requests are not limited. */
  limit?: RateLimit | undefined;
};

/** Palettes in frames of other sites, and what describes these frames to them. */
export const embedRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
  const { publicUrl, readPublic, limit } = parts;

  /** A palette that everybody may see; undefined for all others. */
  const find = async (name: string, request: FastifyRequest): Promise<Palette | undefined> => {
    await limit?.countRender(request, 1);
    return readPublic(name).catch((error) => {
      if (error instanceof AppError && REFUSALS.includes(error.code)) return undefined;
      throw error;
    });
  };

  app.get(
    '/embed/palettes/:name',
    {
      schema: { hide: true, params: z.object({ name: z.string() }) },
      config: { access: 'anyone', shows: ['palettes'] },
    },
    async (request, reply) => {
      const palette = await find(request.params.name, request);
      const page = palette ? writeEmbedPage(palette, publicUrl) : missingPalette(publicUrl);
      keep(reply, palette ? 200 : 404).headers({
        'content-security-policy': page.policy,
        'cross-origin-resource-policy': 'cross-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-robots-tag': 'noindex',
      });
      return reply.type('text/html; charset=utf-8').send(page.html);
    },
  );

  /** @see https://oembed.com */
  app.get(
    '/oembed',
    {
      schema: { hide: true, querystring: OembedQuery },
      config: { access: 'anyone', shows: ['palettes'] },
    },
    async (request, reply) => {
      const { url, maxwidth, maxheight, format = 'json' } = request.query;
      // For consumers that are pages; nothing here depends on who asks.
      reply.header('access-control-allow-origin', '*');
      if (format !== 'json') {
        return reply
          .code(501)
          .send({ error: `format: must be json; received ${format.slice(0, 80)}` });
      }
      const name = nameOf(url, publicUrl);
      const palette = name === undefined ? undefined : await find(name, request);
      if (!palette) throw new AppError('not_found', 'There is no public palette at this URL');
      const width = Math.min(FRAME_SIZE.width, maxwidth ?? FRAME_SIZE.width);
      const height = Math.min(FRAME_SIZE.height, maxheight ?? FRAME_SIZE.height);
      return keep(reply, 200).send({
        version: '1.0',
        type: 'rich',
        title: palette.name,
        provider_name: 'Swatchwork',
        provider_url: publicUrl,
        cache_age: KEPT_S,
        width,
        height,
        html: embedFrame({ ...palette, publicUrl }, { width, height }),
        ...thumbnailOf(palette, publicUrl, { maxwidth, maxheight }),
      });
    },
  );
};

/** What a stranger hears of private, deleted and unknown palettes alike. */
const REFUSALS = ['not_found', 'invalid_request'];

const keep = (reply: FastifyReply, status: 200 | 404) =>
  reply.code(status).header('cache-control', status === 200 ? KEEP : KEEP_MISSING);

/** The name of a palette in the address of its page or of its frame. */
function nameOf(url: string, publicUrl: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, pathname } = new URL(url);
  if (origin !== new URL(publicUrl).origin) return undefined;
  return /^\/(?:embed\/)?palettes\/([\w-]+)\/?$/.exec(pathname)?.[1];
}

/** A thumbnail may not be larger than what is asked for, and the picture has one size. */
function thumbnailOf(
  { colors, name }: Palette,
  publicUrl: string,
  { maxwidth = THUMBNAIL.width, maxheight = THUMBNAIL.height }: z.output<typeof Size>,
) {
  if (maxwidth < THUMBNAIL.width || maxheight < THUMBNAIL.height) return {};
  const hexes = colors.map((color) => (typeof color === 'string' ? color : color.hex));
  return {
    thumbnail_url: publicUrl + picturePath(hexes, name),
    thumbnail_width: THUMBNAIL.width,
    thumbnail_height: THUMBNAIL.height,
  };
}

const Size = OembedQuery.pick({ maxwidth: true, maxheight: true });

import { Readable } from 'node:stream';
import { LIMITS } from '@swatchwork/contract';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { AppError } from '../../app-error.ts';
import type { CacheKey } from '../../cdn/cache-keys.ts';
import { addCompression } from '../../plugins/answers/compression.ts';
import type { RateLimit } from '../../plugins/guard/rate-limit.ts';
import type { SitemapService } from './sitemaps.service.ts';
import { type SitemapEntry, writeSitemap } from './write-sitemap.ts';

/** What the index and a file of palettes cost, in pages: as much as 50 lists of the API. */
export const RENDERS_OF_SITEMAP = 10;

/** How old a shared cache may let an answer become, in seconds: palettes may become private. */
const KEPT_S = 10;

const bound = z.string().max(LIMITS.cursor).optional();
const FileQuery = z.object({ after: bound, until: bound });

type Parts = {
  service: SitemapService;
  /** Undefined where requests are not limited. */
  limit?: RateLimit | undefined;
};

/** Sitemaps of what the database holds; those of the pages are pages (`/sitemap.xml`). */
export const sitemapRoutes: FastifyPluginAsyncZod<Parts> = async (app, { service, limit }) => {
  await addCompression(app);
  const schema = { hide: true };
  const showing = (...shows: CacheKey[]) => ({
    schema,
    config: { access: 'anyone' as const, shows },
  });

  app.get(
    '/sitemap-index.xml',
    showing('palettes', 'projects', 'items', 'day'),
    async (request, reply) => {
      await limit?.countRender(request, RENDERS_OF_SITEMAP);
      return send(reply, writeSitemap('index', [await service.index()]));
    },
  );

  app.get('/sitemap-days.xml', showing('day'), async (request, reply) => {
    await limit?.countRender(request, 1);
    const days = await service.days();
    if (days.length === 0) throw nothing();
    return send(reply, writeSitemap('sitemap', [days]));
  });

  app.get(
    '/palettes/sitemap.xml',
    {
      schema: { ...schema, querystring: FileQuery },
      config: { access: 'anyone', shows: ['palettes'] },
    },
    async (request, reply) => {
      await limit?.countRender(request, RENDERS_OF_SITEMAP);
      return sendLists(reply, service.palettes(request.query));
    },
  );

  app.get('/projects/sitemap.xml', showing('projects', 'items'), async (request, reply) => {
    await limit?.countRender(request, RENDERS_OF_SITEMAP);
    return sendLists(reply, service.projects());
  });
};

/** By its schema a sitemap holds one address or more. */
const nothing = () => new AppError('not_found', 'This sitemap contains no addresses');

async function sendLists(reply: FastifyReply, lists: AsyncGenerator<SitemapEntry[]>) {
  // Read before the answer begins, so that a failure still has a status of its own.
  const first = await lists.next();
  if (first.done) throw nothing();
  return send(reply, writeSitemap('sitemap', following(first.value, lists)));
}

async function* following(first: SitemapEntry[], lists: AsyncIterable<SitemapEntry[]>) {
  yield first;
  yield* lists;
}

const send = (reply: FastifyReply, pieces: AsyncIterable<string>) =>
  reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', `public, max-age=0, s-maxage=${KEPT_S}, must-revalidate`)
    .send(Readable.from(pieces, { objectMode: false }));

import type { FastifyPluginAsync } from 'fastify';

import { createColorOfTheDayRepository } from '../features/color-of-the-day/color-of-the-day.repository.ts';
import { colorOfTheDayRoutes } from '../features/color-of-the-day/color-of-the-day.routes.ts';
import { createColorOfTheDayService } from '../features/color-of-the-day/color-of-the-day.service.ts';
import { embedRoutes } from '../features/embeds/embeds.routes.ts';
import { mcpRoutes } from '../features/mcp/mcp.routes.ts';
import { sharePictureRoutes } from '../features/share-pictures/share-pictures.routes.ts';
import { createSharePictureService } from '../features/share-pictures/share-pictures.service.ts';
import { siteFileRoutes } from '../features/site-files/site-files.routes.ts';
import { createSitemapRepository } from '../features/sitemaps/sitemaps.repository.ts';
import { sitemapRoutes } from '../features/sitemaps/sitemaps.routes.ts';
import { createSitemapService } from '../features/sitemaps/sitemaps.service.ts';
import type { Published } from './published.ts';
import type { Shared } from './shared.ts';
import type { Tools } from './tools.ts';

/** What has addresses outside of the API: files of the site, pictures, embeds, `/mcp`; and the color of a day. */
export function createSite(
  { config, database, limit }: Shared,
  { imageColors, filePool }: Tools,
  { readPublic, readArticle }: Pick<Published, 'readPublic' | 'readArticle'>,
) {
  const { publicUrl, contact } = config;
  const days = createColorOfTheDayService(createColorOfTheDayRepository(database.replicated));
  const sitemaps = createSitemapService({
    repository: createSitemapRepository(database.replicated),
    days,
    publicUrl,
  });

  const routes: FastifyPluginAsync = async (app) => {
    app.register(mcpRoutes, { publicUrl, takeImageSlot: imageColors.takeSlot });
    app.register(embedRoutes, { publicUrl, limit, readPublic });
    app.register(siteFileRoutes, { publicUrl, contact });
    app.register(sitemapRoutes, { service: sitemaps, limit });
    app.register(sharePictureRoutes, {
      service: createSharePictureService(filePool),
      readArticle,
      readDay: days.get,
      limit,
    });
  };
  const apiRoutes: FastifyPluginAsync = async (app) => {
    app.register(colorOfTheDayRoutes, { service: days });
  };
  return { routes, apiRoutes };
}

import {
  CONTRAST_TARGETS,
  formatHex,
  type Hex,
  PALETTE_SIZE_LIMIT,
  parseHex,
  WCAG,
} from '@swatchwork/color';
import * as contract from '@swatchwork/contract';
import { readThemeQuery, writeThemeQuery } from '@swatchwork/theme/link';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { AppError } from '../../app-error.ts';
import type { RateLimit } from '../../plugins/guard/rate-limit.ts';
import type { PictureTask } from './draw-picture.ts';
import { shownName } from './frame.ts';
import type { SharePictureService } from './share-pictures.service.ts';

const DAY_S = 86_400;
const MOST_SHOWN = 24; // as columns; palettes for data may have more than others

const colorList = (least: number, most = PALETTE_SIZE_LIMIT) =>
  z
    .string()
    .regex(
      new RegExp(`^#?[0-9a-f]{6}([-,]#?[0-9a-f]{6}){${least - 1},${most - 1}}$`, 'i'),
      `must be ${least} to ${most} times six hex digits, joined by hyphens, such as F472B6-FB923C`,
    )
    .transform((list): Hex[] => list.split(/[-,]/).map((hex) => formatHex(parseHex(hex)!)));

/** What a picture cannot write of a name is left out: links come from anywhere. */
const name = z
  .string()
  .optional()
  .transform((text) => shownName(text?.slice(0, contract.LIMITS.itemName)));

const Nothing = z.object({});
const Named = z.object({ name });
const Color = z.object({ hex: contract.HexInput.transform(formatHex) });
const Colors = z.object({ colors: colorList(2, MOST_SHOWN) });
const CheckColors = z.object({ colors: colorList(2) });
const CheckQuery = z.object({
  name,
  target: z.coerce.number().pipe(z.literal(CONTRAST_TARGETS)).default(WCAG.aa),
});
const Page = z.object({ '*': z.string() });
const Slug = z.object({ slug: z.string() });
const Cover = z.object({ colors: colorList(1).optional() });
const Day = z.object({ date: z.iso.date() });

type Parts = {
  service: SharePictureService;
  readArticle: (slug: string) => Promise<contract.Article>;
  readDay: (date: string) => Promise<contract.ColorOfTheDay>;
  /** Undefined where requests are not limited. */
  limit?: RateLimit | undefined;
};

/**
 * Open Graph pictures: the previews of links to pages. Titles of pages and articles come from us and never from the
 * address, so that nobody can put words in our mouth.
 */
export const sharePictureRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
  const { service, readArticle, readDay, limit } = parts;
  const answer = async (task: PictureTask, request: FastifyRequest, reply: FastifyReply) => {
    const { png, etag } = await service.find(task, async () =>
      limit?.countRender(request, contract.RATE_LIMITS.rendersOfPicture),
    );
    reply.headers({
      'cache-control': `public, max-age=${DAY_S}`,
      'cross-origin-resource-policy': 'cross-origin',
      etag,
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/png').send(png);
  };

  function picture<Params extends z.ZodType, Query extends z.ZodType>(
    path: string,
    params: Params,
    querystring: Query,
    toTask: (
      params: z.output<Params>,
      query: z.output<Query>,
      request: FastifyRequest,
    ) => PictureTask | Promise<PictureTask>,
  ): void {
    app.get(path, { schema: { hide: true, params, querystring } }, async (request, reply) => {
      const [given, query] = [request.params as z.output<Params>, request.query as z.output<Query>];
      return answer(await toTask(given, query, request), request, reply);
    });
  }

  picture('/pictures/site.png', Nothing, Nothing, () => ({ of: 'page' }));

  picture('/pictures/page/*', Page, Nothing, ({ '*': file }) => {
    const path = `/${file.replace(/\.png$/, '')}`;
    if (!isTitled(path)) throw new AppError('not_found', 'There is no picture of such a page');
    return { of: 'page', title: contract.PAGE_TITLES[path] };
  });

  picture('/pictures/article/:slug.png', Slug, Cover, async ({ slug }, { colors }, request) => {
    await limit?.countRender(request, 1);
    const { title } = await readArticle(slug);
    return { of: 'page', title, ...(colors && { colors }) };
  });

  picture('/pictures/day/:date.png', Day, Nothing, async ({ date }, _, request) => {
    await limit?.countRender(request, 1);
    const { hexCode: hex, name } = await readDay(date);
    return {
      of: 'color',
      hex,
      name,
      about: `Color of the Day, ${LONG_DAY.format(new Date(date))}`,
    };
  });

  picture('/pictures/color/:hex.png', Color, Nothing, ({ hex }) => ({ of: 'color', hex }));

  picture('/pictures/palette/:colors.png', Colors, Named, ({ colors }, { name }) => ({
    of: 'palette',
    colors,
    name,
  }));

  picture('/pictures/check/:colors.png', CheckColors, CheckQuery, ({ colors }, query) => ({
    of: 'check',
    colors,
    ...query,
  }));

  // The query of the page; written anew, so that all links to a theme share its picture.
  picture('/pictures/theme.png', Nothing, Named, (_, { name }, { url }) => ({
    of: 'theme',
    query: writeThemeQuery(readThemeQuery(url.slice(url.indexOf('?') + 1)).document),
    name,
  }));
};

const isTitled = (path: string): path is keyof typeof contract.PAGE_TITLES =>
  Object.hasOwn(contract.PAGE_TITLES, path);

const LONG_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

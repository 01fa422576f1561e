import { formatHex, parseHex } from '@swatchwork/color';
import { HexInput, RATE_LIMITS } from '@swatchwork/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import type { RateLimit } from '../../plugins/guard/rate-limit.ts';
import type { PictureTask } from './draw-picture.ts';
import type { SharePictureService } from './share-pictures.service.ts';

const DAY_S = 86_400;
const LIST = /^#?[0-9a-f]{6}([-,]#?[0-9a-f]{6}){1,9}$/i;

const ColorParams = z.object({ hex: HexInput.transform(formatHex) });
const PaletteParams = z.object({
  colors: z
    .string()
    .regex(LIST, 'must be 2 to 10 times six hex digits, joined by hyphens, such as F472B6-FB923C')
    .transform((list) => list.split(/[-,]/).map((hex) => formatHex(parseHex(hex)!))),
});

type Parts = {
  service: SharePictureService;
  /** Undefined where requests are not limited. */
  limit?: RateLimit | undefined;
};

/** Open Graph pictures: the previews of links to pages. */
export const sharePictureRoutes: FastifyPluginAsyncZod<Parts> = async (app, { service, limit }) => {
  const answer = async (task: PictureTask, request: FastifyRequest, reply: FastifyReply) => {
    const { png, etag } = await service.find(task, async () =>
      limit?.countRender(request, RATE_LIMITS.rendersOfPicture),
    );
    reply.headers({
      'cache-control': `public, max-age=${DAY_S}`,
      'cross-origin-resource-policy': 'cross-origin',
      etag,
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/png').send(png);
  };

  app.get('/pictures/site.png', { schema: { hide: true } }, (request, reply) =>
    answer({ of: 'site' }, request, reply),
  );

  app.get(
    '/pictures/color/:hex.png',
    { schema: { hide: true, params: ColorParams } },
    (request, reply) => answer({ of: 'color', hex: request.params.hex }, request, reply),
  );

  app.get(
    '/pictures/palette/:colors.png',
    { schema: { hide: true, params: PaletteParams } },
    (request, reply) => answer({ of: 'palette', hexes: request.params.colors }, request, reply),
  );
};

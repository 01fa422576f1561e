import {
  LikeAnswer,
  LikeChallengeAnswer,
  LikedAnswer,
  LikedQuery,
  LikeRequest,
  PaletteCounts,
  PaletteId,
  VisitorHeaders,
} from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorAnswers } from '../../../plugins/answers/errors.ts';
import { callerOf } from '../caller.ts';
import type { PaletteLikesService } from './palette-likes.service.ts';

const tags = ['Palettes'];

/** Calls about a palette that all viewers may make: likes, views and copies. */
export const paletteLikesRoutes: FastifyPluginAsyncZod<{ service: PaletteLikesService }> = async (
  app,
  { service },
) => {
  app.post('/palettes/:id/like', {
    config: { access: 'visitor or account', changesPages: [] },
    schema: {
      operationId: 'likePalette',
      summary: 'Like a palette, or take it back',
      description:
        'Once for each account, or for each visitor by `X-Visitor`, or else for each address. ' +
        'Without a body it turns over; `liked` says which it shall be. ' +
        'Likes are bounded for each address (429). Accounts need no `proof`, and count for what is ' +
        'trending or popular once they are some days old. Of others only likes with a `proof` count, ' +
        'of one address a few; without one a palette takes a few an hour, of all addresses together (429).',
      tags,
      params: PaletteId,
      headers: VisitorHeaders,
      body: LikeRequest,
      response: { 200: LikeAnswer, ...errorAnswers(400, 403, 404, 413, 415, 429, 500, 503) },
    },
    handler: async (request) => {
      const { params, body } = request;
      const { answer, isShown } = await service.like(params.id, callerOf(request), body ?? {});
      request.pagesUnchanged = !isShown;
      return answer;
    },
  });

  app.get('/palettes/like-challenge', {
    config: { access: 'visitor or account' },
    schema: {
      operationId: 'makeLikeChallenge',
      summary: 'Ask for the work that a like without an account needs',
      description:
        'A key of PBKDF2 that begins with `keyPrefix` is to be found: of the password `nonce` and a ' +
        'counter of 32 bits, from 0 on. Its solution is the `proof` of one like, for five minutes. The ' +
        'MIT library `altcha-lib` solves it in a fraction of a second.',
      tags,
      response: { 200: LikeChallengeAnswer, ...errorAnswers(400, 500, 503) },
    },
    handler: () => service.makeChallenge(),
  });

  app.get('/palettes/liked', {
    config: { access: 'visitor or account' },
    schema: {
      operationId: 'listLikedPalettes',
      summary: 'Tell which palettes the caller likes',
      description: 'Of up to 100 palettes; the caller as in liking one.',
      tags,
      querystring: LikedQuery,
      headers: VisitorHeaders,
      response: { 200: LikedAnswer, ...errorAnswers(400, 500, 503) },
    },
    handler: async (request) => ({
      ids: await service.liked(request.query.ids, callerOf(request)),
    }),
  });

  for (const [what, verb] of [
    ['views', 'view'],
    ['copies', 'copy'],
  ] as const) {
    app.post(`/palettes/:id/${verb}`, {
      // Cached pages may show a counter that is a moment old.
      config: { access: 'visitor or account', changesPages: false },
      schema: {
        operationId: `${verb}Palette`,
        summary: `Count a ${verb} of a palette`,
        description: `Counts once an hour for each visitor and answers the counters.`,
        tags,
        params: PaletteId,
        headers: VisitorHeaders,
        response: { 200: PaletteCounts, ...errorAnswers(400, 403, 404, 413, 415, 500, 503) },
      },
      handler: (request) => service.count(request.params.id, what, callerOf(request)),
    });
  }
};

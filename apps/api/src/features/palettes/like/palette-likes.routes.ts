import * as contract from '@swatchwork/contract';
import type { Routes } from '../../../http/routes.ts';
import { callerOf } from '../caller.ts';
import type { PaletteLikesService } from './palette-likes.service.ts';

/** Calls about a palette that all viewers may make: likes, views and copies. */
export const paletteLikesRoutes: Routes<PaletteLikesService> = async (app, { service }) => {
  app.post('/palettes/:id/like', {
    config: { access: 'visitor or account', changesPages: [] },
    schema: {
      operationId: 'likePalette',
      summary: 'Like or unlike a palette',
      description:
        'One like per account, or else per visitor (`X-Visitor`) or address. Without a body the like is toggled; `liked` sets it. Likes per address are limited (429). Accounts need no `proof`; their likes count for trending and popular once the account is some days old. Without an account, only likes with a `proof` count, a few per address; likes without a proof are limited to a few an hour for each palette, from all addresses together (429).',
      params: contract.PaletteId,
      headers: contract.VisitorHeaders,
      body: contract.LikeRequest,
      response: { 200: contract.LikeAnswer },
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
      summary: 'Get a proof-of-work challenge for a like',
      description:
        'Needed for likes without an account. Find a 32-bit counter, from 0 on, for which the PBKDF2 key of the password `nonce` and this counter starts with `keyPrefix`. The solution is the `proof` of one like and expires after five minutes. The library `altcha-lib` (MIT) solves it in a fraction of a second.',
      response: { 200: contract.LikeChallengeAnswer },
    },
    handler: () => service.makeChallenge(),
  });

  app.get('/palettes/liked', {
    config: { access: 'visitor or account' },
    schema: {
      operationId: 'listLikedPalettes',
      summary: 'List which palettes the caller likes',
      description: 'For up to 100 palettes. The caller is identified as for a like.',
      querystring: contract.LikedQuery,
      headers: contract.VisitorHeaders,
      response: { 200: contract.LikedAnswer },
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
        description: `Counts once an hour per visitor and returns the counters.`,
        params: contract.PaletteId,
        headers: contract.VisitorHeaders,
        response: { 200: contract.PaletteCounts },
      },
      handler: (request) => service.count(request.params.id, what, callerOf(request)),
    });
  }
};

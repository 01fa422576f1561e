import { expect, test } from 'vitest';

import { startPostgres } from '../../../testing/servers.ts';
import { describeOnServer } from '../testing/db/database.ts';
import { startServer } from '../testing/server.ts';

describeOnServer('a database that goes away while the server runs', () => {
  test('503 in plain words, tools go on, and all is well when it is back', {
    timeout: 120_000,
  }, async () => {
    const postgres = await startPostgres(); // a server of this test's own, which it may stop
    if (!postgres) throw new Error('PostgreSQL is not installed');
    const server = await startServer({ DATABASE_URL: postgres.url, SEED: 'sample' });
    const get = async (path: string) => {
      const response = await fetch(server.address + path);
      return { status: response.status, body: await response.json() };
    };
    const post = async (path: string, body: unknown) => {
      const response = await fetch(server.address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: await response.json() };
    };
    try {
      const { body: palettes } = await get('/api/palettes?limit=1');
      expect((await get('/readyz')).status).toBe(200);

      await postgres.halt();
      const away = {
        status: 503,
        body: {
          code: 'database_unavailable',
          error: 'The database cannot be reached; try again soon',
        },
      };
      for (const path of [
        '/api/palettes',
        '/api/palettes/stats',
        `/api/palettes/${palettes[0].id}`,
      ]) {
        expect(await get(path)).toMatchObject(away);
      }
      expect(await post(`/api/palettes/${palettes[0].id}/like`, {})).toMatchObject(away);
      expect((await get('/readyz')).status).toBe(503);
      expect((await get('/healthz')).status).toBe(200);
      expect((await post('/api/colors/convert', { hex: '#3B82F6' })).body.hex).toBe('#3B82F6');
      expect((await post('/api/palettes/generate', {})).body.colors).toHaveLength(5);
      expect((await get('/api/palettes/mood/calm')).status).toBe(200);

      await postgres.resume();
      await expect.poll(async () => (await get('/readyz')).status, { timeout: 30_000 }).toBe(200);
      expect((await get('/api/palettes?limit=1')).body).toEqual(palettes);
      const liked = await post(`/api/palettes/${palettes[0].id}/like`, { liked: true });
      expect(liked.body).toEqual({ liked: true, likes: palettes[0].likes + 1 });
    } finally {
      await server.stop();
      await postgres.stop();
    }
  });
});

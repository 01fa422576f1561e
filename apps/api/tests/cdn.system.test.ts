import { createClient } from '@swatchwork/client';
import { createRandom } from '@swatchwork/color';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { replayVisits, startCdn } from '../../../testing/cdn.ts';
import { signUp } from '../../../testing/sign-up.ts';

const SLOW = 120_000; // servers that start, and pages that are rendered
const PATIENCE = { timeout: 30_000, interval: 20 }; // far less than the hour that Varnish keeps pages

const OTHER_PAGE = '/interactive-color-wheel';
const DRAFT = { name: 'In a frame', colors: ['#112233', '#AABBCC'], tags: ['custom'] };

describe('Varnish in front of two instances', { timeout: SLOW }, () => {
  let cdn: Awaited<ReturnType<typeof startCdn>>;
  let palettes: ReturnType<typeof createClient>['palettes'];
  beforeAll(async () => {
    cdn = await startCdn();
    palettes = createClient(await signUp(cdn.url, 'author')).palettes;
  }, SLOW);
  afterAll(() => cdn?.stop());

  const open = async (path: string) => {
    const answer = await fetch(cdn.url + path);
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  const save = async () => {
    const { id, slug } = await palettes.save({ ...DRAFT, isPublic: true });
    return { id, path: `/palettes/${slug}` };
  };

  /** Whether a page came from Varnish's cache: it names the request that had filled it as well. */
  const isHit = async (path: string) =>
    (await open(path)).headers.get('x-varnish')?.split(' ').length === 2;

  /** For how many seconds Varnish has had a page. */
  const ageOf = async (path: string) => Number((await open(path)).headers.get('age'));

  test('answers most visits itself while palettes change', async () => {
    const { palettes: known } = await palettes.list({ limit: 40 });
    const { id } = await save();
    const paths = ['/', '/explore-palettes', ...known.map(({ slug }) => `/palettes/${slug}`)];
    let changes = 0;
    const before = cdn.count();
    const failures = await replayVisits(cdn.url, paths, {
      requests: 3_000,
      requestsPerWrite: 500,
      write: () => palettes.change(id, { name: `Change ${++changes}` }),
      random: createRandom(1),
    });
    const after = cdn.count();
    expect(failures).toEqual([]);
    const [hits, misses] = [after.hits - before.hits, after.misses - before.misses];
    expect(hits / (hits + misses)).toBeGreaterThan(0.9);
  });

  test('a change shows, a deletion is gone, and other pages stay in the cache', async () => {
    const { id, path } = await save();
    expect((await open(path)).text).toContain(DRAFT.name);
    await vi.waitFor(async () => expect(await isHit(path)).toBe(true), PATIENCE);
    // An instance that has started purges the whole site, and five seconds later once more: a page that is older outlasts it.
    await vi.waitFor(async () => expect(await ageOf(OTHER_PAGE)).toBeGreaterThan(5), PATIENCE);

    await palettes.change(id, { name: 'Renamed since' });
    await vi.waitFor(
      async () => expect((await open(path)).text).toContain('Renamed since'),
      PATIENCE,
    );
    await palettes.delete(id);
    await vi.waitFor(async () => expect((await open(path)).status).toBe(404), PATIENCE);
    expect(await isHit(OTHER_PAGE)).toBe(true);
  });

  test('nobody purges without the token, and no answer names its keys', async () => {
    const headers = { 'surrogate-key': 'site' };
    for (const authorization of ['', 'Bearer another']) {
      const answer = await fetch(`${cdn.url}/purge`, {
        method: 'POST',
        headers: { ...headers, authorization },
      });
      expect(answer.status).toBe(403);
    }
    const answer = await open(OTHER_PAGE);
    expect(answer.headers.get('cache-control')).toMatch(/max-age=0/);
    for (const name of ['surrogate-key', 'surrogate-control', 'cache-tag', 'xkey']) {
      expect(answer.headers.has(name), name).toBe(false);
    }
  });

  test('what belongs to an account is never cached', async () => {
    const { id } = await palettes.save({ ...DRAFT, isPublic: false });
    const own = createClient({ ...(await signUp(cdn.url, 'another')) }).palettes;
    expect(await palettes.get(id)).toMatchObject({ id });
    await expect(own.get(id)).rejects.toMatchObject({ status: 404 });
  });
});

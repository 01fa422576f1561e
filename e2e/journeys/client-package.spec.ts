import { build } from 'esbuild';

import { expect, test } from '../support/test.ts';

const INDEX = new URL('../../packages/client/src/index.ts', import.meta.url).pathname;

test('the published client works in a page, and through a lost network', async ({ page }) => {
  const { outputFiles } = await build({
    entryPoints: [INDEX],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'swatchwork',
    write: false,
  });
  await page.goto('/about');
  await page.waitForLoadState('networkidle'); // the page itself sends requests when it is idle
  await page.evaluate(`${outputFiles[0]!.text}; globalThis.swatchwork = swatchwork`);
  const call = (options: string, expression: string) =>
    page.evaluate(`{
      const client = swatchwork.createClient({ baseUrl: '/api/v1', ${options} });
      ${expression};
    }`);

  const convert = `client.colors.convert({ hex: 'teal' }).then(({ hex }) => hex)`;
  expect(await call('', convert)).toBe('#008080');

  const refused = `client.palettes.generate({ count: 11 }).catch((error) => [
    error instanceof swatchwork.ApiError, error.code, error.details[0].field,
  ])`;
  expect(await call('', refused)).toEqual([true, 'invalid_request', 'count']);

  const aborted = `client.colors.convert({ hex: 'teal' }, { signal: AbortSignal.abort('left') })
    .catch((reason) => reason)`;
  expect(await call('', aborted)).toBe('left');

  await page.context().setOffline(true);
  const failure = page.waitForEvent('requestfailed');
  const answer = call('retries: 20', convert);
  await failure;
  await page.context().setOffline(false);
  expect(await answer).toBe('#008080');
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, test } from '../support/test.ts';

test("a page of another site calls the API, and reads the answer's headers", async ({
  page,
  baseURL,
}) => {
  const site = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html').end('<title>Another site</title>');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);

  const answer = await page.evaluate(async (url) => {
    const response = await fetch(`${url}/api/v1/colors/convert`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ hex: '#FF6347' }),
    });
    return { body: await response.json(), id: response.headers.get('x-request-id') };
  }, baseURL);
  expect(answer.body).toMatchObject({ hex: '#FF6347', rgb: 'rgb(255, 99, 71)' });
  expect(answer.id).toMatch(/^[0-9a-f]{12}$/);
  site.close();
});

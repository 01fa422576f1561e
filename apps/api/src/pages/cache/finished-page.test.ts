import { expect, test } from 'vitest';

import { finishPage, formOf } from './finished-page.ts';

const page = () => finishPage(200, { 'content-type': 'text/html' }, Buffer.alloc(2000, 'a'));

test.each(['GET', 'HEAD'])('who has the page hears so with 304 to %s', async (method) => {
  const { etag, ...rest } = page();
  const form = await formOf({ etag, ...rest }, { method, headers: { 'if-none-match': etag } });
  expect([form.status, form.body]).toEqual([304, undefined]);
});

test('an answer to a form is sent, whatever the sender claims to have', async () => {
  const finished = page();
  for (const known of ['*', finished.etag]) {
    const form = await formOf(finished, { method: 'POST', headers: { 'if-none-match': known } });
    expect([form.status, form.body?.length]).toEqual([200, 2000]);
  }
});

test('a compression that failed is tried again with the next request', async () => {
  const finished = page();
  const request = { method: 'GET', headers: { 'accept-encoding': 'br' } };
  const { body } = finished;
  Reflect.set(finished, 'body', { length: body.length }); // so that compressing fails
  await expect(formOf(finished, request)).rejects.toThrow();
  Reflect.set(finished, 'body', body);
  expect((await formOf(finished, request)).headers['content-encoding']).toBe('br');
});

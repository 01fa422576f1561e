import { expect, test } from 'vitest';

import { readFormParts } from './form-parts.ts';

const TYPE = 'multipart/form-data; boundary=x';
const form = (...parts: string[]) =>
  Buffer.from(`${parts.map((it) => `--x\r\n${it}\r\n`).join('')}--x--\r\n`);
const named = (name: string) => `Content-Disposition: form-data; name="${name}"`;

test.each([
  ['a field', named('count'), { name: 'count' }],
  [
    'a file',
    `${named('image')}; filename="a.png"\r\nContent-Type: image/png`,
    { filename: 'a.png' },
  ],
  ['a name with a quote', `${named('image')}; filename="a\\"b.png"`, { filename: 'a"b.png' }],
  ['a name in UTF-8', `${named('image')}; filename="é€.png"`, { filename: 'é€.png' }],
  [
    'a name of RFC 5987',
    `${named('image')}; filename*=UTF-8''%e2%82%ac.png`,
    { filename: '€.png' },
  ],
  ['no quotes', 'content-disposition:form-data;name=image;filename=a.png', { name: 'image' }],
])('%s', async (_, headers, part) => {
  const [found, ...others] = await readFormParts(form(`${headers}\r\n\r\n1\r\n--2`), TYPE);
  expect(found).toMatchObject(part);
  expect(found?.bytes.toString()).toBe('1\r\n--2');
  expect(others).toEqual([]);
});

test('what stands before and behind the form, and an end without a line, are no part of it', async () => {
  const body = Buffer.from(`before\r\n--x\r\n${named('a')}\r\n\r\n\r\n--x--behind`);
  expect(await readFormParts(body, TYPE)).toMatchObject([{ name: 'a', bytes: Buffer.alloc(0) }]);
  expect(await readFormParts(body, 'multipart/form-data; boundary="x"')).toHaveLength(1);
});

test.each([
  ['no boundary', form(`${named('a')}\r\n\r\n1`), 'multipart/form-data'],
  ['nothing', Buffer.alloc(0), TYPE],
  ['no end', Buffer.from(`--x\r\n${named('a')}\r\n\r\n1`), TYPE],
  ['no headers', form('\r\n1'), TYPE],
  ['no name', form('Content-Disposition: form-data\r\n\r\n1'), TYPE],
  ['text behind a boundary', Buffer.from(`--xy\r\n${named('a')}\r\n\r\n1\r\n--x--`), TYPE],
])('%s is no complete form', async (_, body, type) => {
  await expect(readFormParts(body, type)).rejects.toThrow('must be a complete form');
});

test('of parts and of their headers there are few', async () => {
  const part = `${named('a')}\r\n\r\n1`;
  expect(await readFormParts(form(...Array(12).fill(part)), TYPE)).toHaveLength(12);
  for (const body of [form(...Array(13).fill(part)), form(`X: ${'y'.repeat(2048)}\r\n${part}`)]) {
    await expect(readFormParts(body, TYPE)).rejects.toThrow('at most 12 parts');
  }
});

test('a long part ends where its boundary is, also between two pieces of the search', async () => {
  for (let length = 512 * 1024 - 8; length < 512 * 1024 + 2; length++) {
    const content = '\r'.repeat(length);
    const [part] = await readFormParts(form(`${named('a')}\r\n\r\n${content}`), TYPE);
    expect(part?.bytes.length).toBe(length);
  }
});

import { Readable } from 'node:stream';

import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';

import { AppError } from '../../app-error.ts';
import { receiveBody } from './receive-body.ts';

const MOST = 10;

const receive = (chunks: string[], headers: FastifyRequest['headers'] = {}) =>
  receiveBody(
    { headers } as FastifyRequest,
    Readable.from(chunks.map((chunk) => Buffer.from(chunk))),
    MOST,
    () => new AppError('payload_too_large', 'too long'),
  );

test.each([
  [['one', 'two'], { 'content-length': '6' }],
  [['one', 'two'], {}],
  [[], { 'content-length': '0' }],
  [[], {}],
])('%j with %j arrives whole, in memory of its own', async (chunks, headers) => {
  const body = await receive(chunks, headers);
  expect(body.toString()).toBe(chunks.join(''));
  expect(body.buffer.byteLength).toBe(body.length);
});

test.each([
  ['too long', ['eleven', 'bytes'], {}, 'payload_too_large'],
  ['said to be too long', ['short'], { 'content-length': '11' }, 'payload_too_large'],
  ['shorter than it says', ['short'], { 'content-length': '6' }, 'bad_request'],
  ['longer than it says', ['longer'], { 'content-length': '5' }, 'bad_request'],
  ['of a negative length', ['short'], { 'content-length': '-1' }, 'bad_request'],
  ['of a length that is no number', ['short'], { 'content-length': 'x' }, 'bad_request'],
])('what is %s is refused', async (_, chunks, headers, code) => {
  await expect(receive(chunks, headers)).rejects.toMatchObject({ code });
});

import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { readConfig } from '../config.ts';
import { toCallerKey, toNetworkKey } from './client-address.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:51234', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['junk', 'nobody'],
  ['192.0.2.1.5', 'nobody'],
  ['unknown', 'nobody'],
  ['', 'nobody'],
])('%s is the caller %s', (address, caller) => {
  expect(toCallerKey(address)).toBe(caller);
});

test.each([
  ['2001:db8:1:2::9', '2001:db8:1::/48'],
  ['2001:db8::9', '2001:db8:0::/48'],
  ['192.0.2.1', undefined],
  ['junk', undefined],
])('%s lies in the network %s', (address, network) => {
  expect(toNetworkKey(toCallerKey(address))).toBe(network);
});

/** Answers how many attempts are left in the hour after a call with this header. */
async function createAsk(TRUST_PROXY: string) {
  const app = await createTestApp({ config: readConfig({ NODE_ENV: 'test', TRUST_PROXY }) });
  return async (forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded };
    const answer = await app.inject({ url: '/api/v1/palettes/generate', headers });
    return Number(/r=(\d+)/.exec(String(answer.headers.ratelimit))?.[1]);
  };
}

test('what a caller puts before the address that the proxy adds makes nobody of them', async () => {
  const ask = await createAsk('on');
  expect(await ask('192.0.2.1')).toBe(99);
  expect(await ask('203.0.113.1, 192.0.2.1')).toBe(98);
  expect(await ask('203.0.113.2, 203.0.113.3, 192.0.2.1')).toBe(97);
  expect(await ask('192.0.2.2')).toBe(99);
});

test('of named proxies each is believed for what stands before it, and nobody else', async () => {
  const ask = await createAsk('loopback,10.0.0.0/8');
  expect(await ask('192.0.2.1, 10.0.0.7')).toBe(99);
  expect(await ask('203.0.113.1, 192.0.2.1, 10.0.0.7')).toBe(98);
});

test('values that are no address are one caller together', async () => {
  const ask = await createAsk('on');
  expect([await ask('junk1'), await ask('junk2'), await ask('junk3')]).toEqual([99, 98, 97]);
  expect([await ask('192.0.2.1:1'), await ask('192.0.2.1:2')]).toEqual([99, 98]);
});

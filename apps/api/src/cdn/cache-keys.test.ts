import { describe, expect, test } from 'vitest';

import { answerKeys, cdnHeaders, changedKeys } from './cache-keys.ts';

const NOON = Date.parse('2026-01-02T12:00:00Z');
const idOf = (number: number) => `0199d3b2-8a40-7c11-b0a4-${String(number).padStart(12, '0')}`;
const ids = (count: number) => Array.from({ length: count }, (_, index) => idOf(index));

describe(cdnHeaders, () => {
  test('name each key once, for Fastly and Varnish and for Cloudflare', () => {
    expect(cdnHeaders(answerKeys(['data', 'palettes', 'data', idOf(7)]), NOON)).toEqual({
      'surrogate-key': `site data palettes ${idOf(7)}`,
      'surrogate-control': 'max-age=3600',
      'cache-tag': `site,data,palettes,${idOf(7)}`,
      'cdn-cache-control': 'max-age=3600',
    });
  });

  test('the color of the day is kept until the day in UTC ends', () => {
    const lifetime = (keys: string[], time: string) =>
      cdnHeaders(keys, Date.parse(time))['surrogate-control'];
    expect(lifetime(['day'], '2026-01-02T23:59:50.500Z')).toBe('max-age=10');
    expect(lifetime(['day'], '2026-01-02T00:00:00Z')).toBe('max-age=3600');
    expect(lifetime(['palettes'], '2026-01-02T23:59:50Z')).toBe('max-age=3600');
  });
});

test('many ids are one key, which is forgotten with every id', () => {
  expect(answerKeys(ids(40))).toEqual(['site', ...ids(40)]);
  expect(answerKeys(['data', ...ids(41)])).toEqual(['site', 'data', 'many']);
  expect(changedKeys([idOf(1)])).toEqual([idOf(1), 'many']);
  expect(changedKeys(['palettes'])).toEqual(['palettes']);
});

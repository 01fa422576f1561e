import { describe, expect, test } from 'vitest';

import { SAMPLE_ARTICLES } from './sample-articles.ts';

const FIGURE =
  /^```(swatches|contrast|patches|gradient|harmony|vision|lightness|theme|steps) .+\n((?:#.*\n)+)```$/gm;
const FENCE = /^```\w+/gm;

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```$/gm, '');
const countWords = (text: string) => withoutCode(text).match(/[\p{L}\d][^\s]*/gu)?.length ?? 0;

test('there are at least eight, each with its own slug and day', () => {
  expect(SAMPLE_ARTICLES.length).toBeGreaterThanOrEqual(8);
  for (const key of ['slug', 'title', 'publishedAt'] as const) {
    expect(new Set(SAMPLE_ARTICLES.map((article) => article[key])).size).toBe(
      SAMPLE_ARTICLES.length,
    );
  }
});

describe.each(SAMPLE_ARTICLES.map((article) => [article.slug, article] as const))(
  '%s',
  (slug, { content, excerpt, publishedAt }) => {
    test('has a slug that addresses can hold, and a past day', () => {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(new Date(publishedAt).toISOString().slice(0, 10)).toBe(publishedAt);
      expect(Date.parse(publishedAt)).toBeLessThan(Date.now());
    });

    test('has 600 to 1,500 words and an excerpt that fits a list', () => {
      expect(countWords(content)).toBeGreaterThanOrEqual(600);
      expect(countWords(content)).toBeLessThanOrEqual(1500);
      expect(excerpt.length).toBeLessThanOrEqual(160);
    });

    test('has figures that the page can draw', () => {
      const figures = [...content.matchAll(FIGURE)];
      const code = content.match(/^```(css|sh|json)$/gm)?.length ?? 0;
      expect(figures.length).toBeGreaterThanOrEqual(2);
      expect(content.match(FENCE)).toHaveLength(figures.length + code);
      for (const [, , rows = ''] of figures) {
        for (const color of rows.match(/#\S*/g) ?? []) expect(color).toMatch(/^#[0-9A-F]{6}$/);
      }
    });

    test('names its sources, and leads only to encrypted addresses and to our own pages', () => {
      const [text = '', sources = ''] = content.split('\n## Sources\n');
      expect(sources.match(/^- /gm)?.length).toBeGreaterThanOrEqual(3);
      expect(text).not.toMatch(/^# /m);
      for (const [, address = ''] of content.matchAll(/\]\(([^)]*)\)/g)) {
        expect(address).toMatch(/^(https:\/\/|\/)/);
      }
    });
  },
);

import { describe, expect, test } from 'vitest';

import { slugOf } from './slug.ts';

describe(slugOf, () => {
  test.each([
    ['Why Gradients Turn Gray', 'why-gradients-turn-gray'],
    ['  --Hello,   World!--  ', 'hello-world'],
    ['C++ & <script>', 'c-script'],
    ['ΔE 2000: “near enough”?', 'e-2000-near-enough'],
    ['Été', 't'],
    ['色', ''],
    ['!!!', ''],
  ])('ADMIN-15: %j becomes %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});

import { describe, expect, test } from 'vitest';

import { readTab } from './learn-fields.ts';

describe(readTab, () => {
  test.each([
    ['articles', 'articles'],
    ['wheel', 'wheel'],
    ['glossary', 'glossary'],
    ['', 'articles'],
    ['Glossary', 'articles'],
    ['toString', 'articles'],
  ])('%j opens %s', (text, tab) => {
    expect(readTab(text)).toBe(tab);
  });
});

import { describe, expect, test } from 'vitest';

import { readingMinutes } from './reading-time.ts';

describe(readingMinutes, () => {
  test.each([
    ['', 1],
    ['word '.repeat(356), 1],
    ['word '.repeat(358), 2],
    [`${'word '.repeat(238)}\n\`\`\`css\n${'a { color: red }\n'.repeat(500)}\`\`\`\n`, 1],
    ['– · – '.repeat(1000), 1],
    ['été 12 '.repeat(1190), 10],
  ])('of a text (case %#) is %d', (text, minutes) => {
    expect(readingMinutes(text)).toBe(minutes);
  });
});

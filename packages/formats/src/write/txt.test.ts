import { expect, test } from 'vitest';

import { writeTxt } from './txt.ts';

test('the name stays one line, however it was typed', () => {
  const text = writeTxt({ name: 'Late\r\nsummer', colors: ['#F472B6', '#FB923C'] });
  expect(text).toBe('Late summer\n#F472B6\n#FB923C\n');
});

import { describe, expect, test } from 'vitest';

import { writeCss } from './css.ts';

describe(writeCss, () => {
  test('CREATOR-64: holds the variables color-1 to color-5 in the order of the palette', () => {
    const colors = ['#F472B6', '#FB923C', '#FBBF24', '#10B981', '#3B82F6'] as const;
    expect(writeCss({ name: 'Candy', colors })).toBe(
      `/* Candy */
:root {
  --color-1: #F472B6;
  --color-2: #FB923C;
  --color-3: #FBBF24;
  --color-4: #10B981;
  --color-5: #3B82F6;
}
`,
    );
  });

  test.each(['a */ body { display: none } /*', 'a **/', '*/*/'])(
    '%s stays inside the comment',
    (name) => {
      const css = writeCss({ name, colors: ['#000000'] });
      expect(css.indexOf('*/')).toBe(css.indexOf('*/\n:root'));
    },
  );
});

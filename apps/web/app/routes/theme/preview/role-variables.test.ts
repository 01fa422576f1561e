import { createTheme } from '@swatchwork/theme';
import { expect, test } from 'vitest';

import { rootRule } from './role-variables.ts';

test('the root has the roles and the scheme of its mode', () => {
  const rule = rootRule(createTheme({ brands: ['#0A66C2'] }), 'dark');
  expect(rule).toMatch(/^:root\{color-scheme:dark;--color-ground:#/);
  expect(rule).toContain('--color-brand-solid:#0A66C2');
});

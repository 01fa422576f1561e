import { createTheme } from '@swatchwork/theme';
import { expect, test } from 'vitest';

import { framedPage, rootRule } from './framed-page.ts';

test('the policy stands before anything of the user, and allows style attributes alone', () => {
  const page = framedPage('<p>Mine</p>');
  expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<p>'));
  expect(page).toContain("default-src 'none'; style-src-attr 'unsafe-inline'");
  expect(page).not.toContain('script-src');
});

test('the root has the roles and the scheme of its mode', () => {
  const rule = rootRule(createTheme({ brands: ['#0A66C2'] }), 'dark');
  expect(rule).toMatch(/^:root\{color-scheme:dark;--color-ground:#/);
  expect(rule).toContain('--color-brand-solid:#0A66C2');
});

import { expect, test } from 'vitest';

import { framedPage } from './framed-page.ts';

test('the policy stands before anything of the user, and allows style attributes alone', () => {
  const page = framedPage('<p>Mine</p>');
  expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<p>'));
  expect(page).toContain("default-src 'none'; style-src-attr 'unsafe-inline'");
  expect(page).not.toContain('script-src');
});

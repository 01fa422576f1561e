import { expect, test } from 'vitest';

import { delayScripts } from './script-preloads.ts';

test('style sheets come before scripts, which are fetched with less haste', () => {
  const preload = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js"/>`;
  const styles = '<link rel="stylesheet" href="/assets/root.css"/>';
  const page = `<head>${preload('a')}${preload('$&')}${styles}</head><body>text</body>`;
  expect(delayScripts(page)).toBe(
    `<head>${styles}` +
      '<link fetchpriority="low" rel="modulepreload" href="/assets/a.js"/>' +
      '<link fetchpriority="low" rel="modulepreload" href="/assets/$&.js"/>' +
      '</head><body>text</body>',
  );
});

test('a page without scripts stays as it is', () => {
  expect(delayScripts('<head></head><body></body>')).toBe('<head></head><body></body>');
  expect(delayScripts('<p>no page</p>')).toBe('<p>no page</p>');
});

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';

import { delayScripts } from './late-scripts.ts';

const STYLES = '<link rel="stylesheet" href="/assets/root.css"/>';
const preload = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js"/>`;

test('scripts come behind the style sheets, under names that the browser does not load', () => {
  const page =
    `<head>${preload('a')}${preload('$&')}${STYLES}</head>` +
    '<body>text<script type="module" async="">import "/assets/a.js"</script></body>';
  const { html } = delayScripts({ html: page, scriptSources: [] });

  expect(html).toContain(
    `<head>${STYLES}` +
      '<link rel="later" href="/assets/a.js"/><link rel="later" href="/assets/$&.js"/><script>',
  );
  expect(html).toContain('<script type="later">import "/assets/a.js"</script></body>');
});

test('the script that starts them is named to the policy, after those of the page', () => {
  const page = '<head></head><body><script type="module">1</script></body>';
  const { html, scriptSources } = delayScripts({ html: page, scriptSources: ["'sha256-own'"] });
  const [, start = ''] = html.match(/<head><script>([\s\S]*)<\/script><\/head>/) ?? [];
  const hash = createHash('sha256').update(start).digest('base64');

  expect(scriptSources).toEqual(["'sha256-own'", `'sha256-${hash}'`]);
});

test('a page without scripts stays as it is', () => {
  for (const html of ['<head></head><body></body>', '<p>no page</p>']) {
    expect(delayScripts({ html, scriptSources: [] })).toEqual({ html, scriptSources: [] });
  }
});

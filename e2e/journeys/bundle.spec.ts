import { globSync, readFileSync } from 'node:fs';

import { fromRoot } from '../../scripts/lib/root.ts';
import { gzippedKb, MOST_KB, scriptsOf } from '../../testing/page-scripts.ts';
import { expect, test } from '../support/test.ts';

test('pages are rendered by the production build of React, whatever NODE_ENV says', () => {
  const files = globSync('**/*.js', { cwd: fromRoot('apps/web/build/server') });
  const bundle = files
    .map((file) => readFileSync(fromRoot('apps/web/build/server', file), 'utf8'))
    .join('\n');

  expect(bundle).toContain('react-dom-server.node.production.js');
  expect(bundle).not.toMatch(/\.NODE_ENV|react-dom-server\.node\.development/);
});

/**
 * React Router ends the address of a page's styles with # if scripts that are loaded later import
 * them too. The browser then adds them once more, and styles the whole document again.
 */
test('no part of a page that is loaded later brings styles of the page again', () => {
  const [manifest = ''] = globSync('manifest-*.js', {
    cwd: fromRoot('apps/web/build/client/assets'),
  });
  const routes = readFileSync(fromRoot('apps/web/build/client/assets', manifest), 'utf8');
  expect(routes).toContain('"css":[');
  expect(routes).not.toContain('.css#');
});

for (const [path, most] of Object.entries(MOST_KB)) {
  test(`${path} arrives with at most ${most} kB of JavaScript`, { tag: '@core' }, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const scripts = [...scriptsOf(html)].map((file) => ({ file, kb: gzippedKb([file]) }));
    const largest = scripts.toSorted((a, b) => b.kb - a.kb).slice(0, 8);
    const sizes = largest.map(({ file, kb }) => `${kb.toFixed(1)} kB ${file}`).join('\n');

    expect(scripts.length).toBeGreaterThan(1);
    expect(
      gzippedKb(scriptsOf(html)),
      `Load later what ${path} needs only after an action. The largest of ${scripts.length} scripts:\n${sizes}`,
    ).toBeLessThanOrEqual(most);
  });
}

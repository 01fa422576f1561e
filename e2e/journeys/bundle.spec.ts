import { globSync, readFileSync } from 'node:fs';

import { fromRoot } from '../../scripts/lib/root.ts';
import { expect, test } from '../support/test.ts';

test('pages are rendered by the production build of React, whatever NODE_ENV says', () => {
  const files = globSync('**/*.js', { cwd: fromRoot('apps/web/build/server') });
  const bundle = files
    .map((file) => readFileSync(fromRoot('apps/web/build/server', file), 'utf8'))
    .join('\n');

  expect(bundle).toContain('react-dom-server.node.production.js');
  expect(bundle).not.toMatch(/\.NODE_ENV|react-dom-server\.node\.development/);
});

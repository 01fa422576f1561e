// `node scripts/favicon.ts` writes apps/web/public/favicon.ico from the site's icon.
import { readFileSync, writeFileSync } from 'node:fs';

import { makeFavicon } from './lib/favicon.ts';
import { fromRoot } from './lib/root.ts';

const picture = readFileSync(fromRoot('apps/web/public/icons/192.png'));
writeFileSync(fromRoot('apps/web/public/favicon.ico'), await makeFavicon(picture));

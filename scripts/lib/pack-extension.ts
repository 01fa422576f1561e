import { readFileSync } from 'node:fs';

import { bundle, bundleInParts, readText } from './bundle.ts';
import { fromRoot } from './root.ts';

const SOURCE = 'plugins/extension';
const ICONS = [16, 32, 48, 128];

/** The files of the browser extension. */
export async function readExtension(): Promise<Record<string, string | Uint8Array>> {
  const icons = ICONS.map((size) => `icons/${size}.png`);
  return {
    'LICENSE.txt': readText('LICENSE'),
    'manifest.json': readText(`${SOURCE}/manifest.json`),
    'page.js': await bundle({
      entryPoints: [`${SOURCE}/src/page/index.ts`],
      target: 'es2023',
      format: 'iife',
    }),
    'popup.html': readText(`${SOURCE}/src/popup/popup.html`),
    'popup.css': await bundle({ entryPoints: [`${SOURCE}/src/popup/popup.css`] }),
    ...(await buildPopup()),
    ...Object.fromEntries(icons.map((path) => [path, readFileSync(fromRoot(SOURCE, path))])),
  };
}

const buildPopup = () =>
  bundleInParts({
    entryPoints: { popup: `${SOURCE}/src/popup/main.ts` },
    outdir: 'extension',
    target: 'es2023',
    format: 'esm',
    conditions: ['browser'],
    // The popup leaves sheets out: their libraries and fonts are twice as large as the extension.
    external: ['*/sheet/pdf.ts', '*/sheet/picture.ts'],
  });

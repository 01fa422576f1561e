import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Make } from '../../plugins/interface/src/read-source.ts';
import { archive, bundle, readText } from './bundle.ts';
import { readExtension } from './pack-extension.ts';
import { fromRoot } from './root.ts';

/** The plugins as the site offers them, and how large they are in bytes. */
export interface PackedPlugins {
  /** Archives, whose bytes depend on the sources alone. */
  readonly figmaArchive: number;
  readonly extensionArchive: number;
  /** Their window when compressed by gzip. */
  readonly figmaInterface: number;
  readonly penpotInterface: number;
}

/**
 * Writes the plugins as the site serves them below `/plugins/`: one for Figma as the ZIP archive of
 * a folder to import by its manifest, one for Penpot, which Penpot installs by the address of
 * its manifest, and the browser extension as the archive that stores take.
 *
 * @param out Target folder.
 */
export async function packPlugins(out: string): Promise<PackedPlugins> {
  const figma = await readFigma();
  const figmaArchive = archive(figma);
  const extensionArchive = archive(await readExtension());
  const penpot = await readPenpot();
  mkdirSync(join(out, 'penpot'), { recursive: true });
  writeFileSync(join(out, 'figma.zip'), figmaArchive);
  writeFileSync(join(out, 'extension.zip'), extensionArchive);
  for (const [name, content] of Object.entries(penpot)) {
    writeFileSync(join(out, 'penpot', name), content);
  }
  const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;
  return {
    figmaArchive: figmaArchive.length,
    extensionArchive: extensionArchive.length,
    figmaInterface: gzipped(figma['ui.html']),
    penpotInterface: gzipped(penpot['ui.html']),
  };
}

/** The files of the plugin for Figma. */
export const readFigma = async () => ({
  'LICENSE.txt': readText('LICENSE'),
  'README.md': readText('plugins/figma/README.md'),
  'main.js': await buildFigmaMain(),
  'manifest.json': readText('plugins/figma/manifest.json'),
  // What the window opens on the site needs its address, which a file on a disk cannot know.
  'ui.html': await buildInterface({
    makes: [
      ['theme', 'Theme: variables in three modes'],
      ['apart', 'Theme: a collection for each mode'],
      ['styles', 'Color styles'],
    ],
    styles: 'color styles',
    site: process.env.PUBLIC_URL ? new URL(process.env.PUBLIC_URL).origin : '',
  }),
});

/** Of the plugin for Penpot. A window on the site may load nothing and run nothing but its own. */
export const readPenpot = async () => ({
  'icon.png': readFileSync(fromRoot('apps/web/public/icons/192.png')),
  'manifest.json': readText('plugins/penpot/manifest.json'),
  'plugin.js': await bundle({ entryPoints: ['plugins/penpot/src/main.ts'], format: 'iife' }),
  'ui.html': withPolicy(
    await buildInterface({
      makes: [
        ['theme', 'Theme: token sets, and a theme for each mode'],
        ['styles', 'Library colors'],
      ],
      styles: 'library colors',
      site: '',
    }),
  ),
});

/** The part of the plugin that reaches the file, in the syntax that Figma's sandbox is sure to know. */
export const buildFigmaMain = (): Promise<string> =>
  bundle({ entryPoints: ['plugins/figma/src/main.ts'], target: 'es2017', format: 'iife' });

interface Interface {
  /** What can be made, by its value in the form and its name in the design tool. */
  readonly makes: readonly (readonly [Make, string])[];
  /** What the design tool calls styles. */
  readonly styles: string;
  /** The origin of the site, where the window does not stand on it; empty if unknown. */
  readonly site: string;
}

/**
 * The interface as one file of HTML that loads nothing.
 */
async function buildInterface({ makes, styles, site }: Interface): Promise<string> {
  const script = await bundle({
    entryPoints: ['plugins/interface/src/main.ts'],
    target: 'es2022',
    format: 'iife',
    conditions: ['browser'],
  });
  const style = await bundle({ entryPoints: ['plugins/interface/src/interface.css'] });
  const choices = makes.map(
    ([value, text], i) =>
      `<label><input type="radio" name="make" value="${value}"${i === 0 ? ' checked' : ''} /> ${text}</label>`,
  );
  return readText('plugins/interface/src/interface.html')
    .replace('<!-- makes -->', choices.join('\n          '))
    .replace('<!-- styles -->', styles)
    .replace('<!-- site -->', site)
    .replace('/* style */', () => style.trim())
    .replace('/* script */', () => script.trim().replaceAll('</script', '<\\/script'));
}

/** The page with a Content-Security-Policy of its own. */
function withPolicy(page: string): string {
  const hashOf = (tag: 'script' | 'style') => {
    const text = page.split(`<${tag}>`, 2)[1]?.split(`</${tag}>`, 1)[0] ?? '';
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  };
  const policy = `default-src 'none'; script-src ${hashOf('script')}; style-src ${hashOf('style')}; base-uri 'none'; form-action 'none'`;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  return page.replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${meta}`);
}

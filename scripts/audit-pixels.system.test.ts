import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname } from 'node:path';

import { type Browser, chromium, type Page } from '@playwright/test';
import { Scanner } from '@tailwindcss/oxide';
import { build } from 'esbuild';
import less from 'less';
import { PNG } from 'pngjs';
import { compileString } from 'sass';
import { compile } from 'tailwindcss';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { auditColors, carryOut, makePlan, type SourceFile } from '../packages/audit/src/index.ts';
import { ensureHeadlessShell } from './lib/chromium.ts';
import { fromRoot } from './lib/root.ts';

let browser: Browser;
beforeAll(async () => {
  const executablePath = await ensureHeadlessShell();
  if (!executablePath) throw new Error('There is no Chromium to open pages in');
  // With several threads, edges of one page differ by a shade from picture to picture.
  const args = ['--no-sandbox', '--num-raster-threads=1', '--disable-partial-raster'];
  browser = await chromium.launch({ executablePath, args });
}, 600_000);
afterAll(() => browser?.close());

const EXAMPLES = 'packages/audit/testing/examples';
const require = createRequire(import.meta.url);

/** The page that the files of an example make, through the compilers that a project has. */
async function pageOf(files: readonly SourceFile[]): Promise<string> {
  const sheets: string[] = [];
  for (const { name, text } of files) {
    const ending = extname(name);
    if (ending === '.scss') sheets.push(compileString(text).css);
    else if (ending === '.less') sheets.push((await less.render(text)).css);
    else if (ending === '.css')
      sheets.push(text.includes('tailwindcss') ? await withTailwind(text, files) : text);
  }
  const html = files.find(({ name }) => name === 'index.html')?.text ?? (await withReact(files));
  return `<!doctype html><style>${sheets.join('\n')}</style>${html}`;
}

async function withTailwind(text: string, files: readonly SourceFile[]): Promise<string> {
  const compiled = await compile(text, {
    loadStylesheet: async (_, base) => {
      const path = require.resolve('tailwindcss/index.css');
      return { path, base, content: readFileSync(path, 'utf8') };
    },
  });
  const contents = files.map(({ name, text: content }) => ({
    content,
    extension: extname(name).slice(1),
  }));
  return compiled.build(new Scanner({}).scanFiles(contents));
}

async function withReact(files: readonly SourceFile[]): Promise<string> {
  const source = files.find(({ name }) => name.endsWith('.tsx'))!.text;
  const { outputFiles } = await build({
    stdin: {
      contents: `import { renderToStaticMarkup } from 'react-dom/server.browser';
        ${source}
        document.body.innerHTML = renderToStaticMarkup(<Page />);`,
      loader: 'tsx',
      resolveDir: fromRoot(''),
    },
    bundle: true,
    write: false,
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = outputFiles[0]!.text.replaceAll('</script', '<\\/script');
  return `<body><script type="module">${script}</script>`;
}

/** The page in light and dark, as the system and as a class say it, with the pointer and focus everywhere and nowhere. */
async function picturesOf(html: string): Promise<[state: string, picture: PNG][]> {
  const page = await browser.newPage({ viewport: { width: 600, height: 500 } });
  await page.setContent(html, { waitUntil: 'load' });
  await page.locator('p').first().waitFor();
  const pictures: [string, PNG][] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const name of ['', 'dark']) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate((own) => (document.documentElement.className = own), name);
      for (const states of [[], ['hover', 'focus']]) {
        await force(page, states);
        const picture = await page.screenshot({ fullPage: true });
        pictures.push([`${colorScheme} ${name} ${states}`, PNG.sync.read(picture)]);
      }
    }
  }
  await page.close();
  return pictures;
}

async function force(page: Page, forcedPseudoClasses: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'body *',
  });
  for (const nodeId of nodeIds)
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
}

const differing = (one: PNG, other: PNG): number => {
  if (one.data.length !== other.data.length) return Number.POSITIVE_INFINITY;
  let count = 0;
  for (let i = 0; i < one.data.length; i += 4)
    if (one.data.readUInt32LE(i) !== other.data.readUInt32LE(i)) count++;
  return count;
};

test.each([
  ['plain', 10],
  ['tailwind', 10],
  ['sass', 5],
  ['less', 5],
  ['react', 9],
])('no pixel of %s changes, and a second run replaces nothing', async (example, least) => {
  const folder = fromRoot(`${EXAMPLES}/${example}`);
  const files = readdirSync(folder).map((name) => ({
    name,
    text: readFileSync(`${folder}/${name}`, 'utf8'),
  }));
  const audit = auditColors({ files });
  const { files: changed, refused } = carryOut(makePlan(audit), audit);
  expect(refused).toEqual([]);
  expect(changed.reduce((sum, { places }) => sum + places, 0)).toBeGreaterThanOrEqual(least);
  const after = files.map(({ name, text }) => ({
    name,
    text: changed.find((one) => one.name === name)?.after ?? text,
  }));
  const before = await picturesOf(await pageOf(files));
  const now = await picturesOf(await pageOf(after));
  expect(now.map(([state, picture], i) => [state, differing(picture, before[i]![1])])).toEqual(
    before.map(([state]) => [state, 0]),
  );
  expect(
    new Set(before.map(([, picture]) => picture.data.toString('base64'))).size,
  ).toBeGreaterThan(2);
  const again = makePlan(auditColors({ files: after }));
  expect(again.changes.filter(({ use }) => use !== null)).toEqual([]);
});

import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../apps/api/testing/app.ts';
import { createRandom, formatHex } from '../packages/color/src/index.ts';
import { createConsumerProject, installedNodes, runIn } from '../testing/consumer-project.ts';
import { ensureHeadlessShell } from './lib/chromium.ts';
import { packPython } from './lib/pack-python.ts';

/** Bundlers, compilers, Deno and Bun, in a folder of their own. */
let tools: string;
/** A project that has installed the tarballs and nothing else. */
let project: string;
let app: TestApp;
let api: string;
let remove: () => void;
beforeAll(async () => {
  ({ tools, project, remove } = await createConsumerProject());
  for (const file of ['answers.js', 'run.js', 'require.cjs']) {
    cpSync(join(tools, file), join(project, file));
  }
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#0A66C2' } });
  await picture.png().toFile(join(project, 'photo.png'));
  app = await createTestApp();
  api = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/v1`;
}, 600_000);
afterAll(async () => {
  await app.close();
  remove();
});

const run = (program: string, args: string[], cwd = project) => runIn(cwd, program, ...args);

/** Every entry that the packages export to programs, such as `@swatchwork/theme/check`. */
const entriesOf = (): string[] =>
  globSync('node_modules/@swatchwork/*/package.json', { cwd: project }).flatMap((path) => {
    const { name, exports } = JSON.parse(readFileSync(join(project, path), 'utf8'));
    return Object.keys(exports).map((entry) => `${name}${entry.slice(1)}`);
  });

/** Numbers to twelve digits: engines differ in the last ones of powers and angles, never in a color. */
const rounded = (answers: unknown): unknown =>
  JSON.parse(JSON.stringify(answers), (_, value) =>
    typeof value === 'number' ? Number(value.toPrecision(12)) : value,
  );

/** What the sources answer. */
async function expected(): Promise<unknown> {
  const { answersOf } = await import('../testing/consumers/answers.js');
  return rounded(await answersOf(api));
}

/** Programs that run ES modules, with the arguments before a file. */
function runtimes(): [name: string, program: string, args: string[]][] {
  const platform = (pattern: string) =>
    globSync(pattern, { cwd: join(tools, 'node_modules') }).map((path) =>
      join(tools, 'node_modules', path),
    )[0];
  const [bun, deno] = [platform('@oven/bun-*/bin/bun'), platform('@deno/*/deno')];
  return [
    ...installedNodes().map((node): [string, string, string[]] => [node, node, []]),
    ['Deno', deno ?? 'deno', ['run', '--allow-all', '--node-modules-dir=manual']],
    ['Bun', bun ?? 'bun', []],
  ];
}

test('programs in Node, Deno and Bun get the same answers from every package', async () => {
  const sources = await expected();
  const entries = entriesOf();
  expect(entries.length).toBeGreaterThan(25);
  for (const [name, program, args] of runtimes()) {
    const output = await run(program, [...args, 'run.js', api, ...entries]);
    const { exported, photo, ...answers } = JSON.parse(output);
    expect(rounded(answers), name).toEqual(sources);
    expect(photo, name).toMatchObject({ hex: '#0A66C2' });
    expect(exported.length, name).toBe(entries.length);
    for (const [i, names] of exported.entries()) expect(names, entries[i]).not.toEqual([]);
  }
});

test('themes of the installed package are those of the API, to the last digit', async () => {
  const { createTheme } = await import(join(project, 'node_modules/@swatchwork/theme/index.js'));
  const random = createRandom('brands');
  for (let i = 0; i < 100; i++) {
    const brands = [0, 1].map(() => formatHex({ r: random(), g: random(), b: random() }));
    const input = { brands: brands.slice(i % 2), target: i % 3 === 0 ? 'AAA' : 'AA' };
    const { body } = await app.inject({ method: 'POST', url: '/api/v1/themes', payload: input });
    const { notes, ...theme } = JSON.parse(body);
    const withoutTexts = notes.map(({ text: _, ...note }: { text: string }) => note);
    expect({ ...theme, notes: withoutTexts }).toEqual(createTheme(input));
  }
});

test('a CommonJS program requires them', async () => {
  for (const [name, node] of runtimes().filter(([, , args]) => args.length === 0)) {
    const output = await run(node, ['require.cjs', api]);
    expect(rounded(JSON.parse(output)), name).toEqual(await expected());
  }
});

test('the wheel of the Python client works where it was installed', async () => {
  const python = process.env.TEST_PYTHON ?? 'python3';
  const wheel = await packPython(python);
  if (!wheel) return console.warn('Not tried: the Python package, for which pip has no setuptools');
  const venv = join(project, 'venv');
  await run(python, ['-m', 'venv', venv]);
  const own = join(venv, 'bin/python');
  await run(own, ['-m', 'pip', 'install', '--quiet', '--no-index', wheel]);
  const call =
    'import sys, swatchwork; print(swatchwork.Swatchwork(sys.argv[1]).colors.convert("teal")["hex"])';
  expect(await run(own, ['-I', '-c', call, api])).toBe('#008080\n');
});

test('the command line runs in Node, Deno and Bun', async () => {
  const program = 'node_modules/swatchwork/bin/swatchwork.js';
  for (const [name, runtime, args] of runtimes()) {
    const output = await run(runtime, [...args, program, 'convert', 'red', '--to', 'hsl']);
    expect(output, name).toBe('hsl(0, 100%, 50%)\n');
    expect(await run(runtime, [...args, program, 'extract', 'photo.png']), name).toContain(
      '#0A66C2',
    );
  }
});

describe.each(['typescript', 'typescript-5'])('%s, strict', (compiler) => {
  test.each([
    ['NodeNext', 'NodeNext'],
    ['ESNext', 'Bundler'],
  ])('with module %s and resolution %s', async (module, moduleResolution) => {
    const imports = entriesOf().map((entry, i) => `import * as all${i} from '${entry}';`);
    const uses = imports.map((_, i) => `console.log(Object.keys(all${i}));`);
    const answers = readFileSync(join(project, 'answers.js'), 'utf8');
    writeFileSync(join(project, 'every-entry.ts'), [...imports, ...uses].join('\n'));
    writeFileSync(join(project, 'typed.ts'), answers.replace('(baseUrl)', '(baseUrl: string)'));
    const compilerOptions = {
      ...{ module, moduleResolution, target: 'ES2022', lib: ['ES2023', 'DOM', 'DOM.Iterable'] },
      ...{ types: ['node'], typeRoots: [join(tools, 'node_modules/@types')], noEmit: true },
      ...{ strict: true, skipLibCheck: false, noUncheckedIndexedAccess: true },
      exactOptionalPropertyTypes: true,
    };
    const files = ['every-entry.ts', 'typed.ts'];
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    const tsc = join(tools, 'node_modules', compiler, 'bin/tsc');
    await run(process.execPath, [tsc, '-p', '.']);
  });
});

describe('bundled for browsers', async () => {
  const path = await ensureHeadlessShell();
  if (!path) throw new Error('There is no Chromium to run bundles in');
  let browser: Browser;
  let server: Server;
  let site: string;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
    server = createServer((request, response) => {
      const file = join(project, request.url ?? '');
      const isFile = extname(file) !== '' && existsSync(file);
      const type = extname(file) === '.js' ? 'text/javascript' : 'text/html';
      response.setHeader('content-type', type).end(isFile ? readFileSync(file) : '<!doctype html>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    site = `http://127.0.0.1:${Object(server.address()).port}`;
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });

  test.each(['vite', 'esbuild', 'webpack', 'rspack'])(
    '%s, in a page and a worker',
    async (bundler) => {
      await run(process.execPath, ['bundle.js', bundler, project], tools);
      const page = await browser.newPage();
      await page.goto(site);
      const call = `import('${site}/${bundler}/answers.js').then(({ answersOf }) => answersOf('${api}'))`;
      const inPage = await page.evaluate(call);
      const inWorker = await page.evaluate(
        (code) =>
          new Promise((resolve, reject) => {
            const source = new Blob([
              `${code}.then(postMessage, (error) => postMessage({ error: error.message }))`,
            ]);
            const type = { type: 'text/javascript' };
            const worker = new Worker(URL.createObjectURL(new Blob([source], type)), {
              type: 'module',
            });
            worker.onmessage = ({ data }) => resolve(data);
            worker.onerror = ({ message }) => reject(new Error(message));
          }),
        call,
      );
      await page.close();
      const sources = await expected();
      expect(rounded(inPage)).toEqual(sources);
      expect(rounded(inWorker)).toEqual(sources);
    },
  );
});

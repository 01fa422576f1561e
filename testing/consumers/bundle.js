// node bundle.js BUNDLER FOLDER: bundles FOLDER/answers.js as an ES module for browsers, into
// FOLDER/BUNDLER/answers.js.
import { dirname, join } from 'node:path';

const [, , bundler = '', folder = ''] = process.argv;
const entry = join(folder, 'answers.js');
const out = join(folder, bundler);

/** @type {Record<string, () => Promise<unknown>>} */
const BUNDLERS = {
  esbuild: async () => {
    const { build } = await import('esbuild');
    const options = { bundle: true, splitting: true, minify: true, format: 'esm' };
    await build({ entryPoints: [entry], outdir: out, ...options });
  },
  vite: async () => {
    const { build } = await import('vite');
    const lib = { entry, formats: ['es'], fileName: 'answers' };
    await build({ root: folder, logLevel: 'error', build: { lib, outDir: out, minify: true } });
  },
  webpack: async () => compile((await import('webpack')).default),
  rspack: async () => compile((await import('@rspack/core')).rspack),
};

function compile(make) {
  const output = { path: out, filename: 'answers.js', library: { type: 'module' }, clean: true };
  const config = {
    mode: 'production',
    target: ['web', 'es2022'],
    context: dirname(entry),
    entry,
    experiments: { outputModule: true },
    output: { ...output, module: true, chunkFormat: 'module', publicPath: 'auto' },
    performance: { hints: false },
  };
  return new Promise((resolve, reject) => {
    make(config, (error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors() || stats.hasWarnings()) reject(new Error(stats.toString()));
      else resolve(stats);
    });
  });
}

await BUNDLERS[bundler]();

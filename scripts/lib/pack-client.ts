import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { writeContractTypes } from './contract-types.ts';
import { importModules } from './pack-library.ts';
import { fromRoot } from './root.ts';
import { runTool } from './run.ts';

const SOURCE = fromRoot('packages/client');

/**
 * Writes `@swatchwork/client` as it is published: plain modules with their declarations, which need
 * no other package. The workspace itself goes on using the sources.
 *
 * @returns The folder to publish.
 */
export async function packClient(): Promise<string> {
  const out = join(SOURCE, 'dist');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
  writeFileSync(join(out, 'contract.d.ts'), writeContractTypes());

  const code = await runTool('tsc', ['-p', join(SOURCE, 'tsconfig.build.json')]);
  if (code !== 0) throw new Error('The client does not compile');
  importModules(out, (text) =>
    text.replaceAll(/'@swatchwork\/contract'|"@swatchwork\/contract"/g, "'./contract.js'"),
  );

  const { private: _, dependencies: __, ...manifest } = readJson(join(SOURCE, 'package.json'));
  const published = {
    ...manifest,
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    engines: { node: '>=20.3' },
    publishConfig: { access: 'public' },
  };
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  cpSync(join(SOURCE, 'README.md'), join(out, 'README.md'));
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(fromRoot(file), join(out, file));
  return out;
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { fromRoot } from './lib/root.ts';

const ALLOWED = [
  ['packages/color/src/a.ts', 'culori/fn'],
  ['packages/color/src/a.ts', './b.ts'],
  ['packages/color/src/palette/a.ts', '../spaces/srgb.ts'],
  ['packages/formats/src/a.ts', '@swatchwork/color'],
  ['packages/formats/src/a.ts', '@swatchwork/theme'],
  ['packages/formats/src/a.ts', '@swatchwork/theme/repair'],
  ['packages/formats/src/a.ts', 'fflate'],
  ['packages/formats/src/a.ts', 'acorn'],
  ['packages/formats/src/a.ts', 'jsonc-parser'],
  ['packages/audit/src/a.ts', '@swatchwork/formats/contexts'],
  ['packages/audit/src/a.ts', 'postcss-scss'],
  ['packages/audit/src/a.ts', '@babel/parser'],
  ['packages/theme/src/a.ts', '@swatchwork/color'],
  ['packages/theme/src/modes/a.ts', '../solve/tone.ts'],
  ['packages/print/src/a.ts', '@swatchwork/color/charts'],
  ['packages/contract/src/a.ts', '@swatchwork/print/conditions'],
  ['packages/cli/src/a.ts', '@swatchwork/print'],
  ['packages/extract/src/a.ts', '@swatchwork/color'],
  ['packages/extract/src/node.ts', 'sharp'],
  ['packages/contract/src/a.ts', 'zod'],
  ['packages/contract/src/a.ts', '@swatchwork/formats/constants'],
  ['packages/contract/src/a.ts', '@swatchwork/theme'],
  ['packages/client/src/a.ts', '@swatchwork/contract'],
  ['packages/cli/src/a.ts', '@swatchwork/audit'],
  ['packages/cli/src/a.ts', '@swatchwork/color/conversions'],
  ['packages/cli/src/a.ts', '@swatchwork/extract/node'],
  ['packages/cli/src/a.ts', '@swatchwork/formats'],
  ['packages/cli/src/a.ts', '@swatchwork/theme'],
  ['packages/cli/src/a.ts', '@swatchwork/theme/repair'],
  ['packages/cli/src/a.ts', 'node:fs/promises'],
  ['packages/cli/src/a.ts', 'jsonc-parser'],
  ['packages/cli/src/a.ts', 'svelte/compiler'],
  ['packages/cli/src/commands/a.ts', '../args.ts'],
  ['plugins/core/src/a.ts', '@swatchwork/theme'],
  ['plugins/figma/src/a.ts', '@swatchwork/plugin-core'],
  ['plugins/penpot/src/a.ts', '@swatchwork/plugin-core'],
  ['plugins/interface/src/a.ts', '@swatchwork/formats/read'],
  ['plugins/interface/src/a.ts', '@swatchwork/extract/browser'],
  ['plugins/extension/src/a.ts', '@swatchwork/extract/browser'],
  ['apps/api/src/a.ts', '@swatchwork/color/names'],
  ['apps/api/src/a.ts', '@swatchwork/theme'],
  ['apps/web/app/a.tsx', '@swatchwork/client'],
  ['apps/web/app/a.tsx', '@swatchwork/theme'],
  ['apps/web/app/a.tsx', '@swatchwork/contract/constants'],
  ['apps/web/app/a.tsx', '@swatchwork/extract/browser'],
] as const;

const BREACHES = [
  ['packages/color/src/a.ts', 'node:fs'],
  ['packages/color/src/a.ts', 'culori'],
  ['packages/color/src/a.ts', '@swatchwork/contract'],
  ['packages/color/src/a.ts', '../../contract/src/index.ts'],
  ['packages/formats/src/a.ts', '@swatchwork/contract'],
  ['packages/color/src/a.ts', '@swatchwork/theme'],
  ['packages/audit/src/a.ts', 'node:fs'],
  ['packages/audit/src/a.ts', '@swatchwork/extract'],
  ['packages/theme/src/a.ts', 'culori/fn'],
  ['packages/theme/src/a.ts', '@swatchwork/formats'],
  ['packages/theme/src/a.ts', 'node:fs'],
  ['packages/print/src/a.ts', '@swatchwork/formats'],
  ['packages/print/src/a.ts', 'node:fs'],
  ['packages/contract/src/a.ts', '@swatchwork/print'],
  ['packages/extract/src/a.ts', 'sharp'],
  ['packages/extract/src/a.ts', '@swatchwork/formats'],
  ['packages/extract/src/browser.ts', 'sharp'],
  ['packages/extract/src/node.ts', '@swatchwork/contract'],
  ['packages/contract/src/a.ts', '@swatchwork/client'],
  ['packages/contract/src/a.ts', '@swatchwork/formats'],
  ['packages/contract/src/a.ts', '@swatchwork/formats/formats'],
  ['packages/client/src/a.ts', 'zod'],
  ['packages/client/src/a.ts', '@swatchwork/color'],
  ['packages/cli/src/a.ts', '@swatchwork/client'],
  ['packages/cli/src/a.ts', '@swatchwork/contract'],
  ['packages/cli/src/a.ts', '@swatchwork/extract/browser'],
  ['packages/cli/src/a.ts', 'sharp'],
  ['packages/cli/src/a.ts', '../../formats/src/read.ts'],
  ['plugins/core/src/a.ts', '@swatchwork/client'],
  ['plugins/figma/src/a.ts', '@swatchwork/theme'],
  ['plugins/penpot/src/a.ts', '@swatchwork/formats'],
  ['plugins/interface/src/a.ts', 'react'],
  ['plugins/interface/src/a.ts', '@swatchwork/extract/node'],
  ['plugins/extension/src/a.ts', '@swatchwork/client'],
  ['apps/api/src/a.ts', '@swatchwork/client'],
  ['apps/api/src/a.ts', 'react'],
  ['apps/web/app/a.tsx', '@swatchwork/api'],
  ['apps/web/app/a.tsx', '@swatchwork/contract'],
  ['apps/web/app/a.tsx', '../../api/src/app.ts'],
  ['apps/web/app/a.tsx', 'drizzle-orm'],
  ['apps/web/app/a.tsx', '@swatchwork/extract/node'],
  ['apps/web/app/a.tsx', 'sharp'],
] as const;

// a folder with our lint rules and nothing else, so that the breaches stay outside our sources
let copy: string;
/** The imports that break the table, each as `file source`. */
let refused: Set<string>;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'swatchwork-lint-'));
  const config = JSON.parse(readFileSync(fromRoot('biome.json'), 'utf8'));
  writeFileSync(
    join(copy, 'biome.json'),
    JSON.stringify({ ...config, $schema: undefined, vcs: { enabled: false } }),
  );
  refused = lintImports([...ALLOWED, ...BREACHES]);
});

afterAll(() => rmSync(copy, { recursive: true }));

function write(path: string, source: string): void {
  const file = join(copy, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
}

function lint(rule: string, ...paths: string[]): string {
  const { stdout, stderr } = spawnSync(
    fromRoot('node_modules', '.bin', 'biome'),
    ['lint', `--only=${rule}`, '--reporter=concise', '--max-diagnostics=none', ...paths],
    { cwd: copy, encoding: 'utf8' },
  );
  return stdout + stderr;
}

/** Lints files in which each line is one of the imports. */
function lintImports(rows: (readonly [path: string, source: string])[]): Set<string> {
  const sources = Map.groupBy(rows, ([path]) => path);
  for (const [path, imports] of sources) {
    const lines = imports.map(([, source], line) => `import { x as x${line} } from '${source}';\n`);
    write(path, lines.join(''));
  }
  const output = lint('noRestrictedImports', ...sources.keys());
  const places = output.matchAll(/(\S+?):(\d+):\d+: .*import table/g);
  return new Set(
    [...places].map(([, path, line]) => sources.get(path!)![Number(line) - 1]!.join(' ')),
  );
}

describe('the import table', () => {
  test.each(ALLOWED)('%s may import %s', (path, source) => {
    expect(refused).not.toContain(`${path} ${source}`);
  });

  test.each(BREACHES)('a breach fails: %s importing %s', (path, source) => {
    expect(refused).toContain(`${path} ${source}`);
  });
});

describe.each([
  'apps/api/src/db',
  'apps/api/testing',
  'apps/web/app',
  'packages/color/src',
  'packages/theme/src',
  'scripts',
])('imports in %s', (folder) => {
  const lintCircle = (start: string, end: string) => {
    const [first, second] = [`${folder}/circle/first.ts`, `${folder}/circle/second.ts`];
    write(first, start);
    write(second, end);
    return lint('noImportCycles', first, second);
  };
  const uses = (name: string) => `import type { ${name} } from './${name}.ts';\n`;
  const first = 'export type first = number;\n';
  const second = 'export type second = string;\n';

  test('may lead from one file to another', () => {
    expect(lintCircle(uses('second') + first, second)).not.toContain('noImportCycles');
  });

  test('a breach fails: they lead back, though it be by types alone', () => {
    expect(lintCircle(uses('second') + first, uses('first') + second)).toContain('noImportCycles');
  });
});

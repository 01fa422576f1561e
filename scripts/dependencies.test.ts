import { globSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { fromRoot, ROOT } from './lib/root.ts';

type Package = {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
};

/** Licenses that require only attribution. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
];

/** Shipped dependencies under other terms, and why they are allowed. */
const SHIPPED_OTHERWISE: [name: RegExp, license: string, reason: string][] = [
  [
    /^@img\/sharp-(libvips-.+|wasm32|win32-.+)$/,
    'LGPL-3.0-or-later',
    'libvips as its makers built it, unchanged: a library of its own file that anybody may replace',
  ],
  [
    /^@(fontsource-variable\/geist(-mono)?|expo-google-fonts\/(geist|inter))$/,
    'OFL-1.1',
    'a font, not sold by itself',
  ],
  [/^argparse$/, 'PSF-2.0', "Python's license, as permissive as BSD"],
];

/** Licenses that are also allowed for dependencies of builds and tests, which are not shipped. */
const ONLY_HERE = ['CC-BY-4.0', 'MPL-2.0', 'Zlib', 'AFL-2.1', 'CC0', 'MIT License', 'Python-2.0'];

/** No license in their package.json; the text is in the package. */
const UNNAMED = [
  ...['exif-parser', 'node-bitmap', '@penpot/plugin-types', '@penpot/plugins-runtime'],
  ...['@google/design.md', 'format'], // Apache-2.0; MIT by its `licenses`
];

/** Have install scripts, and work without them: none is run. */
const WANTS_SCRIPT: Record<string, string> = {
  esbuild: 'checks its binary, which comes as a package of the platform',
  '@parcel/watcher': 'would compile what comes as a package of the platform',
};

/** Packages that run after `npm start`, `dev`, `admin`, `seed` or `db:copy` (scripts/run.mjs). */
const SITE_SOURCES = [
  'apps/*/{src,app}/**/*.{ts,tsx}',
  'apps/web/{,service-worker/}*.ts',
  '{packages,plugins}/*/src/**/*.ts',
  'scripts/{start,dev,admin,seed,db-copy}.ts',
  'scripts/lib/{build,bundle,compress-assets,pack-extension,pack-plugins,root,run,server-options,service-worker}.{ts,mjs}',
];
const IS_TEST = /\.test\.tsx?$|\/testing\/|\/test-/;
const PACKAGE_IMPORT = /(?:\bfrom |^import |\bimport\()'((?:@\w|\w)[\w./:@-]*)'/gm;

const read = (path: string) => readFileSync(fromRoot(path), 'utf8');
const LOCKS = [
  'package-lock.json',
  'testing/consumers/package-lock.json',
  'testing/generators/package-lock.json',
  'testing/former-mcp/package-lock.json',
  'testing/frameworks/package-lock.json',
  'testing/products/package-lock.json',
  'testing/shadcn/package-lock.json',
];
const locked: [path: string, Package][] = LOCKS.flatMap((path) =>
  Object.entries(JSON.parse(read(path)).packages as Record<string, Package>),
).filter(([path, { link }]) => path.includes('node_modules/') && !link);
const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? '';

/** Whether these licenses alone satisfy an SPDX expression. */
function isMetBy(license: string, allowed: string[]): boolean {
  const plain = license.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some((one) => isMetBy(one, allowed));
  return plain.split(' AND ').every((one) => allowed.includes(one));
}

describe('packages', () => {
  test('that are shipped have a permissive license, or a reason', () => {
    const shipped = locked.filter(([, { dev }]) => !dev);
    expect(shipped.length).toBeGreaterThan(100);
    const reasonsUsed = new Set<string>();
    const wrong = shipped.filter(([path, { license = '' }]) => {
      const others = SHIPPED_OTHERWISE.filter(([name]) => name.test(nameOf(path)));
      for (const [, , reason] of others) reasonsUsed.add(reason);
      return !isMetBy(license, [...PERMISSIVE, ...others.map(([, other]) => other)]);
    });
    expect(wrong.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
    // fails for a reason whose package is gone
    expect(reasonsUsed.size).toBe(SHIPPED_OTHERWISE.length);
  });

  test('that build and test have licenses that allow it', () => {
    const wrong = locked.filter(
      ([path, { dev, license }]) =>
        dev &&
        !(license
          ? isMetBy(license, [...PERMISSIVE, ...ONLY_HERE])
          : UNNAMED.includes(nameOf(path))),
    );
    expect(wrong.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
  });

  test('run nothing at install: none that is shipped wants to, and the others are not let', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    expect(read('Dockerfile').match(/npm ci .*/g)).toEqual([
      expect.stringContaining('--ignore-scripts'),
      expect.stringContaining('--ignore-scripts'),
    ]);
    const wanting = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(wanting.filter(([, { dev }]) => !dev).map(([path]) => path)).toEqual([]);
    const names = new Set(wanting.map(([path]) => nameOf(path)));
    expect([...names].toSorted()).toEqual(Object.keys(WANTS_SCRIPT).toSorted());
  });

  test('that the site imports are packages of the site, which is all that npm start installs', () => {
    const site = globSync('{apps,packages,plugins}/*/package.json', { cwd: ROOT }).flatMap(
      (manifest) => {
        const own = JSON.parse(read(manifest));
        // Optional ones are looked for, and done without.
        const { dependencies, devDependencies, peerDependenciesMeta } = own;
        return [
          own.name,
          ...Object.keys({ ...dependencies, ...devDependencies, ...peerDependenciesMeta }),
        ];
      },
    );
    const sources = globSync(SITE_SOURCES, { cwd: ROOT }).filter((path) => !IS_TEST.test(path));
    expect(sources.length).toBeGreaterThan(500);
    const missing = sources.flatMap((path) =>
      [...read(path).matchAll(PACKAGE_IMPORT)]
        .map(([, source = '']) => source.replace(/^(@[^/]+\/[^/]+|[^/@]+).*/, '$1'))
        .filter((name) => !/^(node|virtual):/.test(name) && !site.includes(name))
        .map((name) => `${path} imports ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('have exact versions, locked by hash and without a host', () => {
    const loose = locked.filter(
      ([, { integrity, resolved }]) => !integrity?.startsWith('sha512-') || resolved,
    );
    expect(loose.map(([path]) => path)).toEqual([]);

    const manifests = globSync(['package.json', '{apps,packages,plugins,testing}/*/package.json'], {
      cwd: ROOT,
    });
    expect(manifests.length).toBeGreaterThan(5);
    for (const manifest of manifests) {
      const { dependencies, devDependencies } = JSON.parse(read(manifest));
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
        expect(version, `${name} in ${manifest}`).toMatch(/^(npm:.+@)?\d+\.\d+\.\d+[\w.-]*$/);
      }
    }
  });
});

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type CssColor, createRandom, toCssColorOf } from '@swatchwork/color';
import { readCssColor } from '@swatchwork/color/css';
import { build } from 'esbuild';
import postcss, { type Container, type Document } from 'postcss';

import { shuffle } from '../../../packages/color/src/palette/random.ts';

/** A public system with a dark mode that people made: of all names to which that gives a color, both colors. */
export interface System {
  readonly name: string;
  readonly light: ReadonlyMap<string, CssColor>;
  readonly dark: ReadonlyMap<string, CssColor>;
  /** A style sheet of the light mode alone, with values as the system has them. */
  readonly sheet: string;
}

/** Draws the systems and splits them; chosen before anything was tuned, as were those that are drawn from. */
const [SEED, COUNT] = ['2026', 20];
const CANDIDATES =
  `Primer,Carbon,MetaMask,PatternFly,Pico,daisyUI,Catppuccin,Rosé Pine,Material,Fluent,Mantine,
  Shoelace,Open Props,Cloudscape,Bootstrap,Atlassian,Element Plus,VitePress,Infima,Codex,Ionic,Web Awesome,Aksel,
  Designsystemet,Water.css,Starlight,Radix Colors,GitLab,Salt`.split(/,\s*/);

/** Those that were drawn: package; style sheets; how a rule of the light mode and of the dark one begins or ends. */
const SHEETS: Readonly<Record<string, string>> = {
  Primer: `@primer/primitives@11.10.0; dist/css/functional/themes/light.css dist/css/functional/themes/dark.css; .;
    dark-theme="dark"`,
  MetaMask: '@metamask/design-tokens@8.5.0; dist/styles.css; .; dark',
  Pico: '@picocss/pico@2.1.1; css/pico.css; light|^ :root,; ^ \\[data-theme=dark',
  daisyUI: 'daisyui@5.8.1; theme/light.css theme/dark.css; .; value=dark',
  Catppuccin: '@catppuccin/palette@1.8.0; css/catppuccin.css; --ctp-latte-; --ctp-mocha-',
  Mantine: '@mantine/core@9.8.1; styles/default-css-variables.css; .; dark',
  Shoelace: '@shoelace-style/shoelace@2.20.1; dist/themes/light.css dist/themes/dark.css; .; dark',
  'Open Props': `open-props@1.7.23; open-props.min.css src/extra/theme.light.css src/extra/theme.css; .; OSdark`,
  Bootstrap: `bootstrap@5.3.9; dist/css/bootstrap.css; theme=light\\]$; ^ \\[data-bs-theme=dark\\]$`,
  Atlassian: `@atlaskit/tokens@20.7.0; dist/es2019/artifacts/themes/atlassian-light.js
    dist/es2019/artifacts/themes/atlassian-dark.js; .; "dark:dark"`,
  'Element Plus': `element-plus@2.14.8; theme-chalk/el-var.css theme-chalk/dark/css-vars.css; .; dark`,
  VitePress: 'vitepress@1.6.4; dist/client/theme-default/styles/vars.css; ^ :root$; dark',
  Infima: `infima@0.2.0-alpha.45; dist/css/default/default.css; ^ (:root|html); theme='?dark`,
  Ionic: '@ionic/core@9.0.5; css/core.css css/palettes/dark.class.css; ^ :root$; dark',
  Designsystemet: `@digdir/designsystemet-css@1.22.0; dist/theme/designsystemet.css; scheme=light;
    \\[data-color-scheme=dark\\]`,
  'Water.css': 'water.css@2.1.1; out/light.css out/dark.css; light.css; dark.css',
  Starlight: `@astrojs/starlight@0.42.4; dist/style/props.css; theme='light'; :root,\\s*::backdrop$`,
  Salt: `@salt-ds/theme@1.46.0; css/theme.css; salt-theme(\\[data-mode=light\\])?$; salt-theme\\[data-mode=dark\\]$`,
};

/** Modes of other screens, readers and brands. */
const OTHERS = /contrast|p3|dimmed|colorblind|tritan|glass|felt|print|invert|system|supports not/;

type Modes = Record<'light' | 'dark', Record<string, string>>;

/** Packages of which a module or a file has the colors. */
const OBJECTS: Readonly<Record<string, { id: string; read: (folder: string) => Promise<Modes> }>> =
  {
    Material: {
      id: '@material/material-color-utilities@0.4.0',
      async read(folder) {
        const { outputFiles } = await build({
          entryPoints: [join(folder, 'index.js')],
          bundle: true,
          format: 'esm',
          platform: 'node',
          write: false,
        });
        const code = Buffer.from(outputFiles[0]!.contents).toString('base64');
        const module = await import(`data:text/javascript;base64,${code}`);
        const { schemes } = module.themeFromSourceColor(0xff6750a4);
        const hexes = (roles: Record<string, number>) =>
          Object.fromEntries(
            Object.entries(roles).map(([role, argb]) => [
              role,
              `#${(argb >>> 0).toString(16).slice(2)}`,
            ]),
          );
        return { light: hexes(schemes.light.toJSON()), dark: hexes(schemes.dark.toJSON()) };
      },
    },
    Cloudscape: {
      id: '@cloudscape-design/design-tokens@3.0.110',
      async read(folder) {
        const text = readFileSync(join(folder, 'index-visual-refresh.json'), 'utf8');
        const tokens: [string, { $value: Record<string, string> }][] = Object.entries(
          JSON.parse(text).tokens,
        );
        const of = (mode: string) =>
          Object.fromEntries(tokens.map(([name, { $value }]) => [name, $value?.[mode] ?? '']));
        return { light: of('light'), dark: of('dark') };
      },
    },
  };

/** Custom properties by what selectors, media queries, names of files or their own names say. */
function readSheets(folder: string, files: string, light: string, dark: string): Modes {
  const values: Modes = { light: {}, dark: {} };
  const isNamed = light.startsWith('--');
  for (const file of files.split(/\s+/)) {
    const text = readFileSync(join(folder, file), 'utf8').replace(/^export default `|`;\s*$/g, '');
    postcss.parse(text).walkDecls(/^--/, ({ parent, prop, value }) => {
      const isOfFile = dark.endsWith('.css');
      const where = isNamed ? prop : isOfFile ? file : placeOf(parent);
      if (OTHERS.test(where)) return;
      const isDark = new RegExp(dark).test(where) && !/not\([^)]*dark/.test(where);
      const mode = isDark ? 'dark' : new RegExp(light).test(where) ? 'light' : undefined;
      if (mode)
        values[mode][isNamed ? `--${prop.slice((isDark ? dark : light).length)}` : prop] = value;
    });
  }
  return values;
}

function placeOf(parent: Container | Document | undefined): string {
  if (!parent) return '';
  const own = 'selector' in parent ? parent.selector : 'params' in parent ? parent.params : '';
  return `${placeOf(parent.parent)}${parent.parent ? ' ' : ''}${own}`;
}

const REFERENCE = /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/;

function colorOf(name: string, values: Record<string, string>): CssColor | undefined {
  let text = values[name] ?? '';
  for (let i = 0; i < 32; i++) {
    const found = REFERENCE.exec(text);
    if (!found) break;
    text = text.replace(found[0], values[found[1]!] ?? found[2] ?? 'unknown');
  }
  const color = readCssColor(text.trim());
  return typeof color === 'string'
    ? undefined
    : toCssColorOf(color.color, color.alpha, text.trim());
}

/** Fetches packages once, into a folder of their own; no code of theirs runs during installation. */
function install(packages: readonly string[], folder: string): void {
  const done = join(folder, 'node_modules', '.done');
  if (existsSync(done)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const flags = '--ignore-scripts --no-audit --no-fund --legacy-peer-deps --no-package-lock'.split(
    ' ',
  );
  const options = { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' } as const;
  const { status, stderr } = spawnSync('npm', ['install', ...flags, ...packages], options);
  if (status !== 0) throw new Error(`The systems cannot be had:\n${stderr}`);
  writeFileSync(done, '');
}

/** The systems to learn from and those that judge. */
export async function loadSystems(): Promise<{ learn: System[]; judge: System[] }> {
  const names = shuffle(createRandom(SEED), CANDIDATES).slice(0, COUNT);
  const folder = join(tmpdir(), 'swatchwork-bench-mode');
  const idOf = (name: string) => OBJECTS[name]?.id ?? SHEETS[name]!.split(';')[0]!;
  install(names.map(idOf), folder);
  const systems: System[] = [];
  for (const name of names) {
    const own = join(folder, 'node_modules', idOf(name).replace(/(?<=.)@[^@]*$/, ''));
    const [, files = '', light = '', dark = ''] = (SHEETS[name] ?? '').split(/;\s*/);
    const modes = (await OBJECTS[name]?.read(own)) ?? readSheets(own, files, light, dark);
    systems.push(systemOf(name, modes));
  }
  return { learn: systems.slice(0, COUNT / 2), judge: systems.slice(COUNT / 2) };
}

function systemOf(name: string, modes: Modes): System {
  const both = Object.keys(modes.dark).flatMap((one) => {
    const [light, dark] = [
      colorOf(one, modes.light),
      colorOf(one, { ...modes.light, ...modes.dark }),
    ];
    return light && dark ? [{ one, light, dark }] : [];
  });
  const lines = Object.entries(modes.light).map(([one, value]) => {
    const property = one.startsWith('--') ? one : `--${one}`;
    return `  ${property}: ${value};\n`;
  });
  return {
    name,
    sheet: `:root {\n${lines.join('')}}\n`,
    light: new Map(both.map(({ one, light }) => [one, light])),
    dark: new Map(both.map(({ one, dark }) => [one, dark])),
  };
}

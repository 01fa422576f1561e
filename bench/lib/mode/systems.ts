import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type CssColor, createRandom, toCssColorOf } from '@swatchwork/color';
import { readCssColor } from '@swatchwork/color/css';
import { build } from 'esbuild';
import postcss, { type Container, type Document } from 'postcss';

import { shuffle } from '../../../packages/color/src/palette/random.ts';

type Values = Readonly<Record<string, string>>;

/** A public system with a dark mode that people made. */
export interface System {
  readonly name: string;
  /** Colors by name in both modes: of all names to which the dark mode gives a color of its own. */
  readonly light: ReadonlyMap<string, CssColor>;
  readonly dark: ReadonlyMap<string, CssColor>;
}

/** Draws the systems and splits them. It was chosen before anything was tuned. */
const SEED = '2026';
const COUNT = 20;

const FOLDER = join(tmpdir(), 'swatchwork-bench-mode');

interface Source {
  /** With its version. */
  readonly package: string;
  readonly read: (folder: string) => Promise<{ light: Values; dark: Values }>;
}

interface Selectors {
  readonly light?: RegExp;
  readonly dark?: RegExp;
  /** The part of a name that says the mode, left out. */
  readonly named?: readonly [light: string, dark: string];
}

/** Modes of other screens, readers and brands. */
const OTHERS = /contrast|p3|dimmed|colorblind|tritan|glass|felt|print|invert|system|supports not/;

/** Custom properties of style sheets, by what selectors and media queries say. */
const css =
  (
    files: readonly string[],
    { light = /./, dark = /dark/, named }: Selectors = {},
  ): Source['read'] =>
  async (folder) => {
    const values = { light: {} as Record<string, string>, dark: {} as Record<string, string> };
    for (const file of files) {
      const text = readFileSync(join(folder, file), 'utf8');
      postcss
        .parse(text.replace(/^export default `|`;\s*$/g, ''))
        .walkDecls(/^--/, (declaration) => {
          const where = placeOf(declaration.parent);
          if (OTHERS.test(where)) return;
          const { prop, value } = declaration;
          if (named) {
            for (const [i, mode] of (['light', 'dark'] as const).entries())
              if (prop.startsWith(named[i]!))
                values[mode][`--${prop.slice(named[i]!.length)}`] = value;
            return;
          }
          const isDark = dark.test(where) && !/not\([^)]*dark/.test(where);
          if (isDark) values.dark[prop] = value;
          else if (light.test(where)) values.light[prop] = value;
        });
    }
    return values;
  };

function placeOf(parent: Container | Document | undefined): string {
  const own = parent?.type === 'rule' ? ('selector' in parent ? String(parent.selector) : '') : '';
  const media = parent?.type === 'atrule' && 'params' in parent ? String(parent.params) : '';
  return parent?.parent ? `${placeOf(parent.parent as Container)} ${own}${media}` : own + media;
}

/** Objects of colors that a module exports. */
const objects =
  (
    file: string,
    pick: (module: Record<string, never>) => { light: object; dark: object },
  ): Source['read'] =>
  async (folder) => {
    const { outputFiles } = await build({
      entryPoints: [join(folder, file)],
      bundle: true,
      format: 'esm',
      platform: 'node',
      write: false,
    });
    const code = Buffer.from(outputFiles[0]!.contents).toString('base64');
    const { light, dark } = pick(await import(`data:text/javascript;base64,${code}`));
    return { light: textsOf(light), dark: textsOf(dark) };
  };

const textsOf = (values: object): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

const modesOf = (json: Record<string, { $value: Record<string, string> }>, mode: string) =>
  Object.fromEntries(
    Object.entries(json).map(([name, { $value }]) => [name, $value?.[mode] ?? '']),
  );

const RADIX = 'slate blue red green amber violet'.split(' ');

const SOURCES: Readonly<Record<string, Source>> = {
  Primer: {
    package: '@primer/primitives@11.10.0',
    read: css(
      ['light', 'dark'].map((mode) => `dist/css/functional/themes/${mode}.css`),
      {
        dark: /dark-theme="dark"/,
      },
    ),
  },
  Carbon: {
    package: '@carbon/themes@11.82.0',
    read: objects('lib/index.js', ({ white, g100 }) => ({ light: white!, dark: g100! })),
  },
  MetaMask: { package: '@metamask/design-tokens@8.5.0', read: css(['dist/styles.css']) },
  PatternFly: {
    package: '@patternfly/patternfly@6.6.1',
    read: css(['base/patternfly-variables.css']),
  },
  Pico: {
    package: '@picocss/pico@2.1.1',
    read: css(['css/pico.css'], { light: /light|^ :root,/, dark: /^ \[data-theme=dark/ }),
  },
  daisyUI: {
    package: 'daisyui@5.8.1',
    read: css(['theme/light.css', 'theme/dark.css'], { dark: /value=dark/ }),
  },
  Catppuccin: {
    package: '@catppuccin/palette@1.8.0',
    read: css(['css/catppuccin.css'], { named: ['--ctp-latte-', '--ctp-mocha-'] }),
  },
  'Rosé Pine': {
    package: '@rose-pine/palette@4.0.1',
    read: css(['dist/css/rose-pine-class.css'], { light: /dawn/, dark: /\.rose-pine$/ }),
  },
  Material: {
    package: '@material/material-color-utilities@0.4.0',
    read: objects('index.js', ({ themeFromSourceColor }) => {
      const { schemes } = (themeFromSourceColor as (argb: number) => Material)(0xff6750a4);
      return { light: fromArgb(schemes.light.toJSON()), dark: fromArgb(schemes.dark.toJSON()) };
    }),
  },
  Fluent: {
    package: '@fluentui/tokens@1.0.0-alpha.24',
    read: objects('lib-commonjs/index.js', ({ webLightTheme, webDarkTheme }) => ({
      light: webLightTheme!,
      dark: webDarkTheme!,
    })),
  },
  Mantine: { package: '@mantine/core@9.8.1', read: css(['styles/default-css-variables.css']) },
  Shoelace: {
    package: '@shoelace-style/shoelace@2.20.1',
    read: css(['dist/themes/light.css', 'dist/themes/dark.css']),
  },
  'Open Props': {
    package: 'open-props@1.7.23',
    read: css(['open-props.min.css', 'src/extra/theme.light.css', 'src/extra/theme.css'], {
      dark: /OSdark/,
    }),
  },
  Cloudscape: {
    package: '@cloudscape-design/design-tokens@3.0.110',
    read: async (folder) => {
      const json = JSON.parse(readFileSync(join(folder, 'index-visual-refresh.json'), 'utf8'));
      return { light: modesOf(json.tokens, 'light'), dark: modesOf(json.tokens, 'dark') };
    },
  },
  Bootstrap: {
    package: 'bootstrap@5.3.9',
    read: css(['dist/css/bootstrap.css'], {
      light: /theme=light\]$/,
      dark: /^ \[data-bs-theme=dark\]$/,
    }),
  },
  Atlassian: {
    package: '@atlaskit/tokens@20.7.0',
    read: css(
      ['light', 'dark'].map((mode) => `dist/es2019/artifacts/themes/atlassian-${mode}.js`),
      { dark: /"dark:dark"/ },
    ),
  },
  'Element Plus': {
    package: 'element-plus@2.14.8',
    read: css(['theme-chalk/el-var.css', 'theme-chalk/dark/css-vars.css']),
  },
  VitePress: {
    package: 'vitepress@1.6.4',
    read: css(['dist/client/theme-default/styles/vars.css'], { light: /^ :root$/ }),
  },
  Infima: {
    package: 'infima@0.2.0-alpha.45',
    read: css(['dist/css/default/default.css'], { light: /^ (:root|html)/, dark: /theme='?dark/ }),
  },
  Codex: {
    package: '@wikimedia/codex-design-tokens@2.7.0',
    read: async (folder) => ({
      light: (await css(['dist/theme-wikimedia-ui-root.css'])(folder)).light,
      dark: (await css(['dist/theme-wikimedia-ui-mode-dark.css'])(folder)).light,
    }),
  },
  Ionic: {
    package: '@ionic/core@9.0.5',
    read: css(['css/core.css', 'css/palettes/dark.class.css'], { light: /^ :root$/ }),
  },
  'Web Awesome': {
    package: '@awesome.me/webawesome@3.14.0',
    read: css(['dist/styles/color/palettes/default.css', 'dist/styles/themes/default.css']),
  },
  Aksel: {
    package: '@navikt/ds-css@8.16.2',
    read: css(['dist/global/tokens.css'], { light: /:root/, dark: /\.dark, \.dark-theme/ }),
  },
  Designsystemet: {
    package: '@digdir/designsystemet-css@1.22.0',
    read: css(['dist/theme/designsystemet.css'], {
      light: /scheme=light/,
      dark: /\[data-color-scheme=dark\]/,
    }),
  },
  'Water.css': {
    package: 'water.css@2.1.1',
    read: async (folder) => ({
      light: (await css(['out/light.css'])(folder)).light,
      dark: (await css(['out/dark.css'])(folder)).light,
    }),
  },
  Starlight: {
    package: '@astrojs/starlight@0.42.4',
    read: css(['dist/style/props.css'], {
      light: /theme='light'/,
      dark: /:root,\s*::backdrop$/,
    }),
  },
  'Radix Colors': {
    package: '@radix-ui/colors@3.0.0',
    read: css(RADIX.flatMap((name) => [`${name}.css`, `${name}-dark.css`])),
  },
  GitLab: {
    package: '@gitlab/ui@137.2.6',
    read: css(['tokens.css', 'tokens.dark.css'].map((file) => `src/tokens/build/css/${file}`)),
  },
  Salt: {
    package: '@salt-ds/theme@1.46.0',
    read: css(['css/theme.css'], {
      light: /salt-theme(\[data-mode=light\])?$/,
      dark: /salt-theme\[data-mode=dark\]$/,
    }),
  },
};

type Material = { schemes: Record<'light' | 'dark', { toJSON(): Record<string, number> }> };

const fromArgb = (roles: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(roles).map(([role, argb]) => [
      role,
      `#${(argb & 0xffffff).toString(16).padStart(6, '0')}`,
    ]),
  );

const REFERENCE = /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/;

/** A value without references. */
function resolve(text: string, values: Values): string {
  let value = text;
  for (let i = 0; i < 32; i++) {
    const found = REFERENCE.exec(value);
    if (!found) break;
    value = value.replace(found[0], values[found[1]!] ?? found[2] ?? 'none-such');
  }
  return value.trim();
}

function colorsOf(names: readonly string[], values: Values): Map<string, CssColor> {
  return new Map(
    names.flatMap((name) => {
      const text = resolve(values[name] ?? '', values);
      const color = text === '' ? '' : readCssColor(text);
      return typeof color === 'string'
        ? []
        : [[name, toCssColorOf(color.color, color.alpha, text)]];
    }),
  );
}

/** Fetches the packages once, in a folder of their own; no code of theirs runs during installation. */
function install(packages: readonly string[]): void {
  if (existsSync(join(FOLDER, 'node_modules', '.done'))) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{"private":true}');
  const flags = [
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--legacy-peer-deps',
    '--no-package-lock',
  ];
  const options = { cwd: FOLDER, encoding: 'utf8', shell: process.platform === 'win32' } as const;
  const { status, stderr } = spawnSync('npm', ['install', ...flags, ...packages], options);
  if (status !== 0) throw new Error(`The systems cannot be had:\n${stderr}`);
  writeFileSync(join(FOLDER, 'node_modules', '.done'), '');
}

/** The systems to learn from and those that judge. */
export async function loadSystems(): Promise<{ learn: System[]; judge: System[] }> {
  const names = shuffle(createRandom(SEED), Object.keys(SOURCES)).slice(0, COUNT);
  install(names.map((name) => SOURCES[name]!.package));
  const systems: System[] = [];
  for (const name of names) systems.push(await load(name));
  return { learn: systems.slice(0, COUNT / 2), judge: systems.slice(COUNT / 2) };
}

async function load(name: string): Promise<System> {
  const { package: id, read } = SOURCES[name]!;
  const { light, dark } = await read(join(FOLDER, 'node_modules', id.replace(/(?<=.)@[^@]*$/, '')));
  const own = Object.keys(dark);
  const before = colorsOf(own, light);
  const after = colorsOf(own, { ...light, ...dark });
  const both = own.filter((one) => before.has(one) && after.has(one));
  const of = (colors: Map<string, CssColor>) => new Map(both.map((one) => [one, colors.get(one)!]));
  return { name, light: of(before), dark: of(after) };
}

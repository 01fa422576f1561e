import { contrastRatio, parseColor } from '@swatchwork/color';
import { createTheme, declarePairs, STATUS_FAMILIES } from '@swatchwork/theme';
import { describe, expect, test } from 'vitest';

import { SHADCN_ROLES } from '../themes/shadcn.ts';
import { writeTheme } from '../themes/theme-formats.ts';
import { recognizeRoles } from './recognize-roles.ts';

const SHADCN = [
  ...Object.keys(SHADCN_ROLES).filter((name) => name !== 'destructive-foreground'),
  ...Array.from({ length: 5 }, (_, i) => `chart-${i + 1}`),
].map((name) => `--${name}`);

const idsOf = (names: readonly string[]) => recognizeRoles(names).pairs.map(({ id }) => id);

describe('recognizeRoles', () => {
  test('the variables of shadcn/ui', () => {
    const { pairs, unpaired, unknown } = recognizeRoles([...SHADCN, '--radius']);
    const ids = pairs.map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining([
        '--foreground/--background',
        '--card-foreground/--card',
        '--muted-foreground/--muted',
        '--muted-foreground/--background',
        '--destructive/--background',
        '--ring/--background',
        '--input/--background',
        '--sidebar-foreground/--sidebar',
        '--sidebar-accent-foreground/--sidebar-accent',
      ]),
    );
    expect(pairs.find(({ id }) => id === '--ring/--background')).toMatchObject({
      by: 'shadcn/ui',
      kind: 'non-text',
      minimum: { AA: 3, AAA: 3 },
      over: ['--card', '--popover', '--sidebar'],
    });
    expect(unknown).toEqual(['--radius']);
    expect(unpaired).toEqual([
      '--border',
      '--sidebar-border',
      ...Array.from({ length: 5 }, (_, i) => `--chart-${i + 1}`),
    ]);
  });

  test('names of shadcn/ui stand for roles of which our themes promise the same', () => {
    const declared = new Set(declarePairs(['brand', ...STATUS_FAMILIES]).map(({ id }) => id));
    const roles = new Map(Object.entries(SHADCN_ROLES));
    const roleOf = (name: string) => roles.get(name.slice(2));
    for (const { foreground, background } of recognizeRoles(SHADCN).pairs) {
      expect(declared).toContain(`${roleOf(foreground)}/${roleOf(background)}`);
    }
  });

  test('every declared pair of our own style sheets, translucent ones over each ground', () => {
    const theme = createTheme({ brands: ['#0A66C2', '#FFD60A'] });
    const names = variablesOf(writeTheme('css', theme).files[0]!.text);
    const { pairs, unknown } = recognizeRoles([...names.keys()]);
    const ids = new Set(pairs.map(({ id }) => id.replaceAll('--color-', '')));
    for (const { id } of theme.pairs) expect(ids).toContain(id);
    expect(unknown).toEqual([]);
    const tint = pairs.find(({ background }) => background === '--color-brand-tint-alpha')!;
    expect(tint.over).toEqual(
      ['ground', 'ground-subtle', 'surface', 'surface-raised'].map((name) => `--color-${name}`),
    );
  });

  test.each(['css', 'tailwind', 'shadcn', 'radix', 'material'] as const)(
    'whatever is recognized in our %s passes in its light mode',
    (format) => {
      for (const brands of [['#0A66C2'], ['#FFD60A', '#000'], ['#7F7F7F']]) {
        const { files } = writeTheme(format, createTheme({ brands }));
        const colors = variablesOf(files[0]!.text);
        const { pairs } = recognizeRoles([...colors.keys()]);
        expect(pairs.length).toBeGreaterThan(15);
        const opaque = pairs.filter(({ background }) => alphaOf(colors, background) === 1);
        const failing = opaque.filter(
          ({ foreground, background, minimum }) =>
            alphaOf(colors, foreground) === 1 &&
            contrastRatio(colorOf(colors, foreground), colorOf(colors, background)) < minimum.AA,
        );
        expect(failing.map(({ id }) => id)).toEqual([]);
      }
    },
  );

  test.each([
    [['on-primary', 'primary'], ['on-primary/primary']],
    [['brand', 'brand-contrast'], ['brand-contrast/brand']],
    [['color.button.bg', 'color.button.text'], ['color.button.text/color.button.bg']],
    [['onAccent', 'accent'], ['onAccent/accent']],
    [['primary.DEFAULT', 'primary.foreground'], ['primary.foreground/primary.DEFAULT']],
    [['--bs-body-bg', '--bs-body-color', '--bs-dark'], ['--bs-body-color/--bs-body-bg']],
    [['--bg', '--text-muted', '--border-color'], ['--text-muted/--bg']],
    [
      ['color.bg.default', 'color.text.primary', 'color.text.inverse'],
      ['color.text.primary/color.bg.default'],
    ],
    // What ends in a word for grounds is a ground, never a text.
    [['--bg', '--text-highlight-bg', '--fg-row-background', '--text-fill', '--bg-text'], []],
    [['--text', '--text-on-accent', '--accent', '--text-accent'], ['--text-on-accent/--accent']],
    [['--bg', '--text-on-accent', '--text-accent'], ['--text-accent/--bg']],
    [['--button-bg', '--button-on-bg', '--button-text'], ['--button-text/--button-bg']],
    [['--error-bg', '--error-text', '--error'], ['--error-text/--error-bg']],
    [['--nav-bg', '--nav-link', '--bg'], ['--nav-link/--nav-bg']],
    [['--bg', '--tooltip-text', '--badge-fg', '--text-disabled'], []],
    [
      ['--row-bg', '--row-bg-hover', '--row-text', '--row-text-hover', '--x', '--y'],
      ['--row-text/--row-bg', '--row-text/--row-bg-hover', '--row-text-hover/--row-bg-hover'],
    ],
    [
      ['fgColor.default', 'bgColor.default', 'button.fgColor.rest', 'button.bgColor.rest'],
      ['fgColor.default/bgColor.default', 'button.fgColor.rest/button.bgColor.rest'],
    ],
    [
      ['--success-text-emphasis', '--success-bg-subtle', '--success', '--body-bg'],
      ['--success-text-emphasis/--success-bg-subtle'],
    ],
    [
      ['--text-1', '--text-2', '--surface-1'],
      ['--text-1/--surface-1', '--text-2/--surface-1'],
    ],
    [['--x', '--y'], []],
  ])('%j are paired by convention', (names, ids) => {
    expect(idsOf(names)).toEqual(ids);
  });

  test('states keep their own grounds where a library explains three of the names', () => {
    const states = ['error', 'warning', 'success', 'info'].flatMap((state) =>
      ['', '-bg', '-text', '-bg-hover', '-border'].map((part) => `--color-${state}${part}`),
    );
    const names = ['primary', 'secondary', 'body', 'text', 'text-light-1', 'border'];
    const ids = idsOf([...names.map((name) => `--color-${name}`), ...states]);
    for (const state of ['error', 'warning', 'success', 'info']) {
      expect(ids).toContain(`--color-${state}-text/--color-${state}-bg`);
      expect(ids).toContain(`--color-${state}-text/--color-${state}-bg-hover`);
    }
    expect(ids).toContain('--color-text-light-1/--color-body');
  });

  test('a word before all names of a project is left out, and other groups are not mixed in', () => {
    const names = ['bg', 'fg', 'link', 'border'].map((name) => `--acme-color-${name}`);
    expect(idsOf(names)).toEqual([
      '--acme-color-fg/--acme-color-bg',
      '--acme-color-link/--acme-color-bg',
    ]);
    expect(idsOf(['--color-bg', '--text'])).toEqual([]);
    const texts = ['a', 'b', 'c', 'd', 'e'].map((name) => `--text-${name}`);
    expect(idsOf([...texts, '--bg'])).toEqual(texts.map((name) => `${name}/--bg`));
  });

  test('the twelve steps of Radix by their jobs', () => {
    const steps = Array.from({ length: 12 }, (_, i) => `--blue-${i + 1}`);
    const ids = ['11/--blue-1', '11/--blue-2', '12/--blue-1', '12/--blue-2'];
    expect(idsOf(steps)).toEqual(ids.map((id) => `--blue-${id}`));
    expect(idsOf([...steps, '--blue-contrast'])).toContain('--blue-contrast/--blue-9');
    expect(idsOf(steps.slice(1))).toEqual([]);
  });

  test.each(['0', '13'])('a scale with a step %s is not that of Radix', (step) => {
    const steps = [...Array.from({ length: 12 }, (_, i) => `${i + 1}`), step];
    expect(idsOf(steps.map((each) => `--gray-${each}`))).toEqual([]);
  });

  test('what has a text of its own is a ground, also where it is called after links', () => {
    const names = ['--link-light', '--link-light-invert', '--primary', '--primary-invert'];
    expect(idsOf([...names, '--background'])).toEqual(['--primary-invert/--primary']);
  });

  test('a color without another word is the text of the page', () => {
    const names = ['color', 'background-color', 'h1-color', 'muted-color', 'primary'];
    const ids = ['color', 'h1-color', 'muted-color'].map(
      (name) => `--p-${name}/--p-background-color`,
    );
    expect(idsOf(names.map((name) => `--p-${name}`))).toEqual(ids);
  });

  test('marks of controls are no text', () => {
    const names = ['--switch-color', '--switch-background-color', '--tag-color', '--tag-bg'];
    expect(recognizeRoles(names).pairs.map(({ id, kind }) => [id, kind])).toEqual([
      ['--switch-color/--switch-background-color', 'non-text'],
      ['--tag-color/--tag-bg', 'text'],
    ]);
  });

  test('daisyUI: the text of the page stands on each level of its base', () => {
    const levels = ['--color-base-100', '--color-base-200', '--color-base-300'];
    const ids = levels.map((level) => `--color-base-content/${level}`);
    expect(idsOf(['--color-base-content', ...levels])).toEqual(ids);
    const scale = ['50', '100', '300', '500', '900'].map((step) => `--surface-${step}`);
    expect(idsOf(['--surface-content', ...scale])).toEqual([]);
  });
});

type Colors = ReadonlyMap<string, string>;

/** The values of the first rule that sets them. */
function variablesOf(css: string): Colors {
  const all = [...css.matchAll(/(--[\w-]+): ([^;]+);/g)].filter(([, , value]) =>
    parseColor(value!),
  );
  return new Map(all.toReversed().map(([, name, value]) => [name!, value!]));
}

const colorOf = (colors: Colors, name: string) => {
  const { r, g, b } = parseColor(colors.get(name)!)!.color;
  const [red, green, blue] = [r, g, b].map((channel) => Math.round(channel * 255) / 255);
  return { r: red!, g: green!, b: blue! };
};

const alphaOf = (colors: Colors, name: string) => parseColor(colors.get(name)!)!.alpha;

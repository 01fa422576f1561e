import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import { type ThemeFileOptions, type ThemeFormatId, writeTheme } from '@swatchwork/formats/themes';
import {
  createTheme,
  type Family,
  GROUND_ROLES,
  rolesOf,
  type Theme,
  type ThemeMode,
} from '@swatchwork/theme';
import { compile } from 'tailwindcss';

import { expect, test } from '../support/test.ts';

const BRANDS = [
  ['#0A66C2'],
  ['#FFCC00', '#D6006C', '#00A0B0'],
  ['#000000'],
  ['#FFFFFF'],
  ['#8A8F98'],
  ['#39FF14', '#FF00FF'],
  ['#E11D48'],
  ['#0000FF'],
];

interface Way {
  readonly mode: ThemeMode;
  readonly colorScheme?: 'dark';
  readonly contrast?: 'more';
  readonly root?: ThemeMode;
}

/** What a reader asks for, the class of the page's root, and the mode that follows. */
const WAYS: readonly Way[] = [
  { mode: 'light' },
  { mode: 'dark', colorScheme: 'dark' },
  { mode: 'dark', root: 'dark' },
  { mode: 'high-contrast', contrast: 'more' },
  { mode: 'high-contrast', colorScheme: 'dark', root: 'high-contrast' },
];

/** Red, green and blue from 0 to 255. */
type Bytes = readonly number[];

/** What a page paints, by the names of its elements. */
interface Painted {
  readonly text: Readonly<Record<string, Bytes>>;
  readonly background: Readonly<Record<string, Bytes>>;
  /** A background over each of the grounds, where it is translucent. */
  readonly over: Readonly<Record<string, readonly Bytes[]>>;
}

/** Paints the computed colors of all elements as Chromium does. */
async function paint(page: Page, { colorScheme, contrast, root }: Way): Promise<Painted> {
  await page.emulateMedia({ colorScheme: colorScheme ?? 'light', contrast: contrast ?? null });
  return await page.evaluate(
    ([rootClass, grounds]) => {
      document.documentElement.className = rootClass;
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
      const mix = (...layers: string[]) => {
        for (const layer of layers) {
          canvas.fillStyle = layer;
          canvas.fillRect(0, 0, 1, 1);
        }
        return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
      };
      const elements = [...document.querySelectorAll<HTMLElement>('i')];
      const style = (id: string) => getComputedStyle(document.getElementById(id)!);
      const opaque = elements.filter(({ id }) => !id.endsWith('-alpha'));
      const beneath = grounds.filter((id) => document.getElementById(id));
      return {
        text: Object.fromEntries(opaque.map(({ id }) => [id, mix(style(id).color)])),
        background: Object.fromEntries(
          opaque.map(({ id }) => [id, mix(style(id).backgroundColor)]),
        ),
        over: Object.fromEntries(
          elements
            .filter(({ id }) => id.endsWith('-alpha'))
            .map(({ id }) => [
              id.slice(0, -'-alpha'.length),
              beneath.map((ground) =>
                mix(style(ground).backgroundColor, style(id).backgroundColor),
              ),
            ]),
        ),
      };
    },
    [root ?? '', [...GROUND_ROLES]] as const,
  );
}

/** WCAG 2.2, written down here once more. */
function contrastOf(one: Bytes, two: Bytes): number {
  const luminance = (bytes: Bytes) => {
    const [r, g, b] = bytes.map((byte) => {
      const channel = byte / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const [lighter, darker] = [luminance(one), luminance(two)].sort((a, b) => b - a);
  return (lighter! + 0.05) / (darker! + 0.05);
}

const hexOf = (bytes: Bytes) =>
  `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase();

/** A theme's file, compiled by Tailwind as a project would do it, with these classes. */
async function styles(
  format: ThemeFormatId,
  theme: Theme,
  options: ThemeFileOptions,
  classes: string[],
): Promise<string> {
  const [file] = writeTheme(format, theme, options).files;
  const { build } = await compile(`@import 'tailwindcss';\n${file!.text}`, {
    loadStylesheet: async (id, base) => {
      const path = new URL(import.meta.resolve('tailwindcss/index.css')).pathname;
      expect(id).toBe('tailwindcss');
      return { path, base, content: await readFile(path, 'utf8') };
    },
  });
  return build(classes);
}

/** A page with one element for each name, which has it as its background and as its text. */
async function show(page: Page, names: readonly string[], css: string): Promise<void> {
  const elements = names.map((name) => `<i id="${name}" class="bg-${name} text-${name}"></i>`);
  await page.setContent(`<style>${css}</style>${elements.join('')}`);
}

const rolesIn = (theme: Theme) =>
  (Object.keys(theme.scales) as Family[]).flatMap((family) => [...rolesOf(family)]);

for (const [format, options] of [
  ['tailwind', {}],
  ['css', {}],
  ['css', { modes: 'light-dark' }],
] as const) {
  test(`${format} ${JSON.stringify(options)}: Chromium paints every declared pair as promised`, {
    tag: '@system',
  }, async ({ page }) => {
    for (const brands of BRANDS) {
      const theme = createTheme({ brands });
      const roles = rolesIn(theme);
      const names = [...roles, ...roles.map((role) => `${role}-alpha`)];
      const classes = names.flatMap((name) => [`bg-${name}`, `text-${name}`]);
      const own = names.map(
        (name) =>
          `.bg-${name} { background: var(--color-${name}) } .text-${name} { color: var(--color-${name}) }`,
      );
      const css = await styles(format, theme, options, classes);
      const written = names.filter((name) => css.includes(`--color-${name}:`));
      await show(page, written, format === 'css' ? css + own.join('\n') : css);
      for (const way of WAYS) {
        await test.step(`${brands} ${JSON.stringify(way)}`, async () => {
          const painted = await paint(page, way);
          const { roles: colors } = theme.modes[way.mode];
          for (const role of roles) {
            const { hex } = colors[role]!;
            expect([role, hexOf(painted.background[role]!)]).toEqual([role, hex]);
            expect([role, hexOf(painted.text[role]!)]).toEqual([role, hex]);
          }
          expect(Object.keys(painted.over)).toContain('brand-tint');
          const missed = theme.pairs.flatMap(({ id, foreground, background, over, modes }) => {
            const places = [
              painted.background[background]!,
              ...(over ? (painted.over[background] ?? []) : []),
            ];
            const ratios = places.map((place) => contrastOf(painted.text[foreground]!, place));
            const { minimum } = modes[way.mode];
            return Math.min(...ratios) >= minimum ? [] : [`${id}: ${ratios} < ${minimum}`];
          });
          expect(missed).toEqual([]);
        });
      }
    }
  });
}

test('Tailwind: dark: holds exactly where the dark values do', { tag: '@system' }, async ({
  page,
}) => {
  const theme = createTheme({ brands: ['#0A66C2'] });
  const classes = ['bg-ground', 'text-text', 'dark:bg-brand-solid'];
  const css = await styles('tailwind', theme, {}, classes);
  const element = (id: string) => `<i id="${id}" class="${classes.join(' ')}"></i>`;
  await page.setContent(
    `<style>${css}</style>${element('page')}<p class="light">${element('part')}</p>`,
  );
  for (const way of WAYS) {
    await test.step(JSON.stringify(way), async () => {
      const { text, background } = await paint(page, way);
      const { roles } = theme.modes[way.mode];
      const wanted = way.mode === 'dark' ? roles['brand-solid'] : roles.ground;
      expect(hexOf(text.page!)).toBe(roles.text.hex);
      expect(hexOf(background.page!)).toBe(wanted.hex);
      // a part of the page can be light on its own
      expect(hexOf(text.part!)).toBe(theme.modes.light.roles.text.hex);
    });
  }
});

/** What shadcn/ui's components write on what, and what they draw. */
const SHADCN = {
  text: {
    foreground: ['background', 'card', 'popover', 'sidebar', 'muted', 'secondary', 'accent'],
    'card-foreground': ['card'],
    'popover-foreground': ['popover'],
    'primary-foreground': ['primary'],
    'secondary-foreground': ['secondary'],
    'muted-foreground': ['muted', 'background', 'card', 'popover', 'sidebar', 'accent'],
    'accent-foreground': ['accent'],
    destructive: ['background', 'card', 'popover'],
    'destructive-foreground': ['destructive'],
    'sidebar-foreground': ['sidebar'],
    'sidebar-primary-foreground': ['sidebar-primary'],
    'sidebar-accent-foreground': ['sidebar-accent'],
  },
  drawn: {
    ring: ['background', 'card', 'popover', 'muted', 'accent'],
    input: ['background', 'card', 'popover'],
    'sidebar-ring': ['sidebar', 'sidebar-accent'],
  },
} as const;

test('shadcn/ui: Chromium paints its pairs with the contrast that they need', {
  tag: '@system',
}, async ({ page }) => {
  const backgrounds = Object.values({ ...SHADCN.text, ...SHADCN.drawn }).flat();
  const charts = [1, 2, 3, 4, 5].map((n) => `chart-${n}`);
  const names = [
    ...new Set([...Object.keys(SHADCN.text), ...Object.keys(SHADCN.drawn), ...backgrounds]),
    'border',
    'sidebar-border',
    ...charts,
  ];
  for (const brands of BRANDS) {
    const theme = createTheme({ brands });
    const classes = names.flatMap((name) => [`bg-${name}`, `text-${name}`]);
    await show(page, names, await styles('shadcn', theme, {}, classes));
    // dark is chosen by the class alone there
    for (const way of WAYS.filter(({ mode, root }) => mode !== 'dark' || root)) {
      await test.step(`${brands} ${JSON.stringify(way)}`, async () => {
        const { text, background } = await paint(page, way);
        expect(hexOf(background.background!)).toBe(theme.modes[way.mode].roles.ground.hex);
        const missed = Object.entries(SHADCN).flatMap(([kind, pairs]) =>
          Object.entries(pairs).flatMap(([name, places]: [string, readonly string[]]) =>
            places.flatMap((place) => {
              const minimum = kind === 'drawn' ? 3 : way.mode === 'high-contrast' ? 7 : 4.5;
              const ratio = contrastOf(text[name]!, background[place]!);
              return ratio >= minimum ? [] : [`${name} on ${place}: ${ratio} < ${minimum}`];
            }),
          ),
        );
        expect(missed).toEqual([]);
        expect(new Set(charts.map((chart) => hexOf(background[chart]!))).size).toBe(5);
      });
    }
  }
});

import { describe, expect, test } from 'vitest';

import type { Entry } from './entry.ts';
import { findHere } from './find-here.ts';

const ACTIONS: readonly Entry[] = [
  { id: 'new', title: 'New palette', words: 'random generate create shuffle', to: '/' },
  { id: 'export', title: 'Export this palette', words: 'download file css json', act() {} },
  { id: 'dark', title: 'Dark surround', words: 'theme mode switch background', act() {} },
  { id: 'gray', title: 'Neutral gray surround', words: 'theme mode switch background', act() {} },
  { id: 'sign-in', title: 'Sign In', words: 'log in account', to: '/login' },
];

const OWN: readonly Entry[] = [
  { id: 'own-1', title: 'Harbor rebrand', words: 'palette', to: '/create-palette' },
  { id: 'own-2', title: 'Harbor', words: 'theme', to: '/theme?saved=2' },
];

const first = (typed: string, own: readonly Entry[] = []) =>
  findHere(typed, { color: [], own, actions: ACTIONS })
    .flatMap(({ entries }) => entries)
    .map(({ title }) => title)[0];

describe(findHere, () => {
  test.each([
    ['brand theme tailwind', 'Theme Builder'],
    ['my theme', 'Theme Builder'],
    ['theme for my brand', 'Theme Builder'],
    ['shadcn', 'Theme Builder'],
    ['design tokens', 'Theme Builder'],
    ['dark mode theme', 'Theme Builder'],
    ['repair theme', 'Theme Builder'],
    ['chart', 'Data Palettes'],
    ['charts', 'Data Palettes'],
    ['colors for charts', 'Data Palettes'],
    ['chart colors', 'Data Palettes'],
    ['color blind safe chart', 'Data Palettes'],
    ['heatmap', 'Data Palettes'],
    ['logo', 'Image Color Picker'],
    ['colors from a logo', 'Image Color Picker'],
    ['photo', 'Image Color Picker'],
    ['pick from image', 'Image Color Picker'],
    ['eyedropper', 'Image Color Picker'],
    ['brand color', 'Theme Builder'],
    ['rgb to hex', 'Color Converter'],
    ['hex to cmyk', 'Color Converter'],
    ['oklch', 'Color Converter'],
    ['color blindness', 'Accessibility Simulator'],
    ['accessibility', 'Accessibility Simulator'],
    ['a11y', 'Contrast Checker'],
    ['wcag', 'Contrast Checker'],
    ['text on background', 'Contrast Checker'],
    ['tints and shades', 'Color Variations'],
    ['complementary', 'Color Harmonies'],
    ['mockup', 'Palette Visualizer'],
    ['all pairs', 'Palette Contrast'],
    ['audit', 'Contrast Audit'],
    ['repair', 'Contrast Audit'],
    ['check css', 'Contrast Audit'],
    ['wcag report', 'Contrast Audit'],
    ['hardcoded colors', 'Contrast Audit'],
    ['stray colors', 'Contrast Audit'],
    ['accessibility report', 'Contrast Audit'],
    ['css accessibility audit', 'Contrast Audit'],
    ['cotnrast', 'Contrast Checker'],
    ['random palette', 'Palette Creator'],
    ['export css', 'Export this palette'],
    ['log in', 'Sign In'],
    ['api keys', 'API Documentation'],
    ['csv', 'Data Palettes'],
    ['rate limit', 'API Documentation'],
    ['figma', 'Plugins'],
    ['what is hue', 'Color Glossary'],
    ['privacy', 'Privacy Policy'],
    ['gray background', 'Neutral gray surround'],
  ])('%j leads first to %s', (typed, title) => {
    expect(first(typed)).toBe(title);
  });

  test.each([
    ['brand colors from logo', '/docs/palette-from-a-logo'],
    ['theme for tailwind', '/docs/theme-for-tailwind-and-shadcn'],
    ['dark mode css', '/docs/theme-for-tailwind-and-shadcn'],
    ['newspaper charts', '/docs/colors-for-charts'],
    ['datawrapper', '/docs/colors-for-charts'],
    ['accessibility audit', '/docs/contrast-audit'],
    ['fail build contrast', '/docs/contrast-audit'],
    ['phone photo colors', '/docs/colors-from-a-photo'],
    ['handoff to developers', '/docs/hand-off-to-figma'],
    ['photoshop swatches', '/docs/formats'],
    ['csv', '/docs/formats'],
    ['terminal', '/docs/command-line'],
    ['offline', '/docs/command-line'],
    ['backup', '/docs/self-hosting'],
    ['what is new', '/docs/changelog'],
    ['print lesson', '/learn-colors'],
  ])('%j finds the page %s among the first three', (typed, path) => {
    const found = findHere(typed, { color: [], own: [], actions: ACTIONS });
    const first = found.flatMap(({ entries }) => entries).slice(0, 3);
    expect(first).toContainEqual(expect.objectContaining({ to: path }));
  });

  test.each(['chart colors', 'brand color', 'color blindness', 'gray background'])(
    '%j finds the same as it is spelled in Britain',
    (typed) => {
      const british = typed.replace('or', 'our').replace('ray', 'rey');
      expect(british).not.toBe(typed);
      expect(first(british)).toBe(first(typed));
    },
  );

  test('what is one’s own comes first where its name answers, or where it is asked for', () => {
    expect(first('harbor', OWN)).toBe('Harbor');
    expect(first('rebrand', OWN)).toBe('Harbor rebrand');
    expect(first('my theme', OWN)).toBe('Harbor');
    expect(first('theme', OWN)).toBe('Theme Builder');
    expect(first('', OWN)).toBe('Harbor rebrand');
  });

  test('what answers a part of the words shows only where nothing answers all', () => {
    expect(first('contrast quokka')).toBe('Contrast Checker');
    expect(first('quokka')).toBeUndefined();
    expect(first('quokka zebra contrast')).toBeUndefined();
  });
});

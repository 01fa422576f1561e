import { writeMode } from '@swatchwork/formats/mode';
import { expect, test } from 'vitest';

import { modesOf } from './mode-variables.ts';
import { sampleOf } from './sample-page.ts';

const SHEET = `:root { --background: 0 0% 100%; --foreground: #111; --card: rgb(0 0 0 / 0.04);
  --card-foreground: var(--foreground); --gap: 4px }
button { color: #222; background: var(--background) }`;

const modesIn = (text: string, kind: 'dark' | 'light') => {
  const files = [{ name: 'a.css', text }];
  return modesOf(files, writeMode(files, kind));
};

test('each mode has a rule with all its colors, and none of what rules paint', () => {
  const [light, dark] = modesIn(SHEET, 'dark');
  expect(light).toEqual({
    title: 'light',
    rule: ':root,body{color-scheme:light !important;--background:0 0% 100% !important;--foreground:#111111 !important;--card:#0000000A !important;--card-foreground:#111111 !important}',
  });
  expect(dark!.title).toBe('dark');
  expect(dark!.rule).toMatch(
    /^:root,body\{color-scheme:dark !important;--background:[\d.]+ [\d.]+% [\d.]+% !/,
  );
  expect(dark!.rule).toContain('--card-foreground:#');
});

test('a light mode stands beside the dark colors that it was made from', () => {
  const [dark, light] = modesIn(':root { --bg: #101010; --text: #eeeeee }', 'light');
  expect(dark).toEqual({
    title: 'as it is',
    rule: ':root,body{color-scheme:dark !important;--bg:#101010 !important;--text:#EEEEEE !important}',
  });
  expect(light!.title).toBe('light');
  expect(light!.rule).toMatch(/color-scheme:light !important;--bg:#F/);
});

test('the sample shows texts on their backgrounds, and knows tokens without dashes', () => {
  const file = (value: object) => [{ name: 'a.json', text: JSON.stringify(value) }];
  const color = ($value: string) => ({ $type: 'color', $value });
  const { pairs } = writeMode(
    file({ color: { background: color('#ffffff'), text: color('#111111') } }),
    'dark',
  );
  expect(sampleOf(pairs)).toContain(
    '<section style="background: var(--color-background)">\n  <p style="color: var(--color-text)">color.text</p>',
  );
  expect(sampleOf([])).toMatch(/^<style>/);
});

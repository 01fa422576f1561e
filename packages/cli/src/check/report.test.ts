import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { folderWith, swatchwork } from '../../testing/swatchwork.ts';

const CSS = `:root { --background: #fff; --foreground: #999 }
.card b { color: #ccc }`;

const report = async (name: string, file = 'a.css', text = CSS) => {
  const cwd = folderWith({ [file]: text });
  const { code } = await swatchwork(['check', file, '--report', name], { cwd });
  expect(code).toBe(1);
  return readFileSync(join(cwd, name), 'utf8');
};

describe('--report', () => {
  test('writes what fails and what was not checked, as HTML', async () => {
    const html = await report('audit.HTML');
    expect(html).toContain('1 of 1 pairs in a mode are below the minimum. Parts were not checked');
    expect(html).toContain('a.css, line 2: .card b was not read');
    expect(html).toContain('<small>a.css:1</small>');
  });

  test('as CSV, also of a page of HTML', async () => {
    expect(await report('audit.csv', 'a.html', `<style>${CSS}</style>`)).toMatch(
      /^Text,.*\r\n'--foreground,'--background,light,WCAG 2\.2 1\.4\.3,4\.5,#999999,#FFFFFF,2\.84,fails,,,,,a\.html:1\r\n/,
    );
  });

  test('as Markdown, in which names are no markup', async () => {
    const text = await report('audit.md', 'a|b.css');
    expect(text).toContain('### Contrast check of a\\|b.css\n\n**1 of 1 pairs in a mode are below');
    expect(text).toContain(
      '| --foreground on --background | light | 2.84:1, #999999 on #FFFFFF | 4.5:1 | a\\|b.css:1 |',
    );
    expect(text).toContain('- a\\|b.css, line 2: .card b was not read');
  });

  test('as Markdown that calls nobody and sets no formula', async () => {
    const text = await report('audit.md', 'a@team$b$`c`.css');
    expect(text).toContain(
      '### Contrast check of a@<!-- -->team<span>$</span>b<span>$</span>\\`c\\`.css\n',
    );
    expect(text).toContain('- a@<!-- -->team<span>$</span>b<span>$</span>\\`c\\`.css, line 2');
    expect(text).not.toMatch(/@\w|\$\w/);
  });

  test('as EARL', async () => {
    const { '@graph': nodes } = JSON.parse(await report('audit.jsonld'));
    const outcomes = nodes.flatMap((one: { 'earl:result'?: object }) => one['earl:result'] ?? []);
    expect(outcomes).toMatchObject([
      { 'earl:outcome': 'earl:failed' },
      { 'earl:outcome': 'earl:untested' },
    ]);
  });

  test('asks for an end that it knows, before anything is read', async () => {
    const { code, stderr } = await swatchwork(['check', 'nowhere.css', '--report', 'audit.pdf']);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/must end with \.html.*"audit\.pdf"/),
    ]);
  });

  test('never takes the place of the file that is checked', async () => {
    const text = '---\ncolors:\n  surface: "#FFFFFF"\n  on-surface: "#999999"\n---\n';
    const cwd = folderWith({ 'DESIGN.md': text });
    const { code, stderr } = await swatchwork(['check', 'DESIGN.md', '--report', './DESIGN.md'], {
      cwd,
    });
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('is read, so it cannot be written'),
    ]);
    expect(readFileSync(join(cwd, 'DESIGN.md'), 'utf8')).toBe(text);
  });
});

test.each(['check', 'repair'])(
  '%s refuses Markdown on standard input that its name would tell',
  async (command) => {
    const input = '# Ink\n\n```yaml\ncolors:\n  surface: "#FFFFFF"\n  on-surface: "#999999"\n```\n';
    const { code, stderr } = await swatchwork([command, '-'], { input });
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining(
        'a DESIGN.md without front matter, which only the name of its file tells',
      ),
    ]);
  },
);

test('a translucent background over a page whose color no rule sets is no error', async () => {
  const cwd = folderWith({ 'a.css': '.tip { color: #fff; background-color: rgb(0 0 0 / 0.5) }' });
  const { code, stderr } = await swatchwork(['check', 'a.css'], { cwd });
  expect([code, stderr]).toEqual([1, '']);
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createTheme } from '@swatchwork/theme';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import { CHART_FORMATS, writeChartFile } from '../charts/index.ts';
import { readPalette } from '../read/read.ts';
import { findFormat } from '../write/formats.ts';
import { brandPalette, chartColors } from './everything.ts';
import { downloadTheme, pullLine, THEME_FORMATS, writeTheme } from './index.ts';

const THEME = createTheme({ brands: [{ color: '#0A66C2', name: 'Sea' }, '#F59E0B'] });
const OPTIONS = {
  name: 'Harbor <1>',
  link: "https://swatchwork.example/theme?c=0A66C2,F59E0B&name=it's",
};
const zip = await downloadTheme('zip', THEME, OPTIONS);
const files = unzipSync(zip.bytes);
const textOf = (path: string) => new TextDecoder().decode(files[path]);

describe('everything of a theme in one archive', () => {
  test('each file has the bytes of its own download', async () => {
    for (const { id } of THEME_FORMATS) {
      for (const { path, text } of writeTheme(id, THEME, OPTIONS).files) {
        expect(textOf(`${id}/${path}`), `${id}/${path}`).toBe(text);
      }
    }
    expect(files['theme.pdf']).toEqual((await downloadTheme('pdf', THEME, OPTIONS)).bytes);
    const palette = brandPalette(THEME, OPTIONS.name);
    for (const id of ['ase', 'pdf'] as const) {
      const written = await findFormat(id)!.write(palette, new Date());
      expect(files[`palette/palette.${id}`], id).toEqual(written);
    }
    for (const { id } of CHART_FORMATS) {
      const { fileName, text } = writeChartFile(id, chartColors(THEME, 'dark', OPTIONS.name));
      expect(textOf(`charts/dark/${fileName}`), id).toBe(text);
    }
    expect((await downloadTheme('zip', THEME, OPTIONS)).bytes).toEqual(zip.bytes);
  });

  test('other readers read it: unzip, JSON, the reader of ASE', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'everything-')), 'theme.zip');
    writeFileSync(path, zip.bytes);
    const { status, stdout } = spawnSync('unzip', ['-t', path], { encoding: 'utf8' });
    if (status !== null) expect(stdout).toContain('No errors detected');
    const json = Object.keys(files).filter((name) => name.endsWith('.json'));
    expect(json.length).toBeGreaterThan(8);
    for (const name of json) expect(() => JSON.parse(textOf(name)), name).not.toThrow();
    const { palette } = readPalette(files['palette/palette.ase']!);
    expect(palette.name).toBe(OPTIONS.name);
    expect(palette.colors).toMatchObject([
      { hex: '#0A66C2', name: 'Sea' },
      { hex: '#F59E0B', name: 'accent-1' },
    ]);
  });

  test('the README names files, contrasts and roles, and the command that updates them', () => {
    const text = textOf('README.md');
    expect(text).toMatch(
      /^# Harbor \\<1\\>: light, dark and high contrast from #0A66C2, #F59E0B$/m,
    );
    expect(text).toContain(
      "swatchwork pull 'https://swatchwork.example/theme?c=0A66C2,F59E0B&name=it%27s' --format tailwind --output theme.css",
    );
    expect(text).toMatch(/^- dark \(AA\): (\d+) of \1 pairs pass · tightest/m);
    const { light, dark, 'high-contrast': high } = THEME.modes;
    const hexes = [light, dark, high].map(({ roles }) => roles['brand-solid'].hex);
    expect(text).toContain(`| brand-solid | ${hexes.join(' | ')} |`);
    for (const name of Object.keys(files)) {
      const folder = name.split('/')[0]!;
      if (folder !== 'README.md') expect(text, name).toContain(folder);
    }
  });

  test('the command writes any format, those of several files into a folder', () => {
    expect(pullLine('L', 'dtcg', 'theme-tokens.zip')).toBe(
      "swatchwork pull 'L' --format dtcg --output theme-tokens/",
    );
  });

  test('without a link there is no command, and the largest theme stays within bounds', async () => {
    const brands = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => `oklch(60% 0.15 ${i * 45})`);
    const { bytes } = await downloadTheme('zip', createTheme({ brands, steps: 21 }));
    expect(bytes.length).toBeLessThan(2_000_000);
    const read = new TextDecoder().decode(unzipSync(bytes)['README.md']);
    expect(read).not.toContain('swatchwork pull');
  });
});

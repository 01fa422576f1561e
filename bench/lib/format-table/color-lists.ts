import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { exactSrgb, fromCmyk, fromGenericRgb, parseHex, type Srgb } from '@swatchwork/color';
import { readPalette } from '@swatchwork/formats/read';

import { findOrInstall } from '../../../scripts/lib/programs.ts';
import { PALETTES } from './palettes.ts';

const SOURCE = fileURLToPath(new URL('color-lists.m', import.meta.url));

/** The spaces in which GNUstep writes, each with the channels of a color and what they look like. */
const SPACES: Readonly<
  Record<string, { channels(color: Srgb): number[]; looks(color: Srgb): Srgb }>
> = {
  rgb: { channels: ({ r, g, b }) => [r, g, b], looks: (color) => color },
  calibrated: { channels: ({ r, g, b }) => [r, g, b], looks: fromGenericRgb },
  white: { channels: ({ r }) => [r], looks: ({ r }) => fromGenericRgb({ r, g: r, b: r }) },
  cmyk: {
    channels: ({ r, g, b }) => [r, g, b, 0],
    looks: ({ r, g, b }) => fromCmyk({ c: r * 100, m: g * 100, y: b * 100, k: 0 }),
  },
};

/**
 * A row for each space and kind of file: how many of the palettes that GNUstep wrote as color lists are
 * read with every color, name and opacity. GNUstep stands in for macOS, which nobody here has.
 */
export async function colorListTable(): Promise<string> {
  const rows = ['| NSColor | file | read whole |', '|---|---|---|'];
  const folder = mkdtempSync(join(tmpdir(), 'color-lists-'));
  try {
    const program = await compile(folder);
    for (const space of Object.keys(SPACES)) {
      for (const kind of ['binary', 'xml']) {
        const whole = PALETTES.filter((_, i) => isWhole(i, space, kind, program, folder));
        const cell = program ? `${whole.length} of ${PALETTES.length}` : 'not installed';
        rows.push(`| ${space} | ${kind} | ${cell} |`);
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return rows.join('\n');
}

/** The program that writes color lists; undefined where GNUstep cannot be had. */
async function compile(folder: string): Promise<string | undefined> {
  const packages = ['gnustep-make', 'gobjc', 'libgnustep-gui-dev'];
  const config = await findOrInstall(['gnustep-config'], ...packages);
  if (!config) return undefined;
  const flags = (what: string) =>
    execFileSync(config, [what], { encoding: 'utf8' })
      .split(/\s+/)
      .filter((flag) => flag && !flag.startsWith('-MM') && flag !== '-MP');
  const program = join(folder, 'color-lists');
  const source = ['-std=gnu11', '-x', 'objective-c', SOURCE, '-x', 'none'];
  const args = [...flags('--objc-flags'), ...source, ...flags('--gui-libs'), '-o', program];
  execFileSync('gcc', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  return program;
}

function isWhole(
  place: number,
  space: string,
  kind: string,
  program: string | undefined,
  folder: string,
): boolean {
  if (!program) return false;
  const { colors, alphas = [], colorNames = [] } = PALETTES[place]!;
  const { channels, looks } = SPACES[space]!;
  // A list has one color for each name.
  const entries = colors.map((hex, i) => ({
    color: parseHex(hex)!,
    alpha: alphas[i] ?? 1,
    name: `${colorNames[i] ?? ''}${i}`,
  }));
  const lines = entries.map(
    ({ color, alpha, name }) => `${[space, ...channels(color), alpha].join(' ')}\t${name}`,
  );
  const file = join(folder, 'list.clr');
  execFileSync(program, [file, kind], { input: lines.join('\n') });
  const { palette } = readPalette(new Uint8Array(readFileSync(file)));
  return entries.every(({ color, alpha, name }, i) => {
    const found = palette.colors[i];
    return (
      found &&
      isNear(exactSrgb(found), looks(color)) &&
      (found.name ?? '') === name &&
      Math.abs((found.alpha ?? 1) - alpha) < 1e-6
    );
  });
}

/** Whether 8 bits of both are the same. */
const isNear = (a: Srgb, b: Srgb) =>
  Math.max(Math.abs(a.r - b.r), Math.abs(a.g - b.g), Math.abs(a.b - b.b)) <= 0.501 / 255;

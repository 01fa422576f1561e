import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { createTestApp } from '../apps/api/testing/app.ts';
import { VERSION } from '../packages/cli/src/version.ts';

const program = join(inject('packedCli'), 'bin/swatchwork.js');
const client = new Client({ name: 'test', version: '1' });
beforeAll(async () => {
  const transport = new StdioClientTransport({ command: process.execPath, args: [program, 'mcp'] });
  await client.connect(transport);
});
afterAll(() => client.close());

type Content = { type: string; text?: string; resource?: { blob: string } };

async function call(name: string, given: Record<string, unknown>) {
  const { content, isError } = await client.callTool({ name, arguments: given });
  return { content: content as Content[], text: (content as Content[])[0]?.text ?? '', isError };
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

const SOURCES = [
  { name: 'theme.css', text: ':root { --sea: #123456 }' },
  { name: 'card.css', text: 'p { color: #123456; fill: #123457 }' },
];

/** It names another file, which whoever sends it may not read. */
const RESOLVER = base64(
  JSON.stringify({
    version: '2025.10',
    resolutionOrder: [{ type: 'set', name: 'a', sources: [{ $ref: 'secret.json' }] }],
  }),
);

describe('swatchwork mcp', () => {
  test('has the tools of the site by the same names, without the two that need its data', async () => {
    expect(client.getServerVersion()).toMatchObject({ name: 'swatchwork', version: VERSION });
    const { tools } = await client.listTools();
    const app = await createTestApp();
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const headers = { accept: 'application/json, text/event-stream' };
    const { body } = await app.inject({ method: 'POST', url: '/mcp', headers, payload: message });
    await app.close();
    const ofSite = [...body.matchAll(/"name":"([a-z_]+)","title"/g)].map(([, name]) => name!);
    expect(ofSite.length).toBe(26);
    expect(
      [...tools.map(({ name }) => name), 'color_of_the_day', 'search_palettes'].sort(),
    ).toEqual(ofSite.sort());
  });

  test.each<[string, Record<string, unknown>, RegExp]>([
    ['convert_color', { colors: ['teal'], to: 'hex' }, /#008080/],
    ['check_contrast', { colors: ['#767676', 'white'] }, /4\.54/],
    ['fix_contrast', { colors: ['#999', 'white'], min: 4.5 }, /#[0-9A-F]{6}/],
    ['check_palette', { colors: ['red', 'green', 'blue'] }, /"pairs"/],
    ['find_harmonies', { colors: ['teal'], type: 'triadic' }, /#008080/],
    ['generate_palette', { seed: 'a', count: 4 }, /#[0-9A-F]{6}/],
    ['create_chart_palette', { colors: ['teal'], count: 4 }, /#008080/],
    ['export_palette', { colors: ['teal'], to: 'css' }, /: #008080;/],
    ['import_palette', { file: base64('GIMP Palette\nName: Sea\n10 102 194 Blue\n') }, /#0A66C2/],
    [
      'match_palette',
      { colors: ['teal'], file: base64('GIMP Palette\nName: Sea\n10 102 194 Blue\n') },
      /"name": "Blue"/,
    ],
    ['create_theme', { colors: ['#0A66C2'], target: 'AAA' }, /"target": "AAA"/],
    ['export_theme', { colors: ['#0A66C2'], format: 'shadcn' }, /@theme inline/],
    ['export_theme', { colors: ['#0A66C2'], format: 'dtcg' }, /"path": "theme\.resolver\.json"/],
    [
      'repair_theme',
      { file: base64(':root { --card: #fff; --card-foreground: #999 }') },
      /card-foreground/,
    ],
    [
      'add_mode',
      { kind: 'dark', file: base64(':root { --bg: #fff; --text: #222 }') },
      /prefers-color-scheme: dark/,
    ],
    ['audit_colors', { files: SOURCES, near: 0.02 }, /"use": "--sea",[\s\S]*"distance": 0\.00/],
    ['suggest_token', { color: '#123456', files: SOURCES }, /"everywhere": \[\s+"--sea"/],
    [
      'contrast_matrix',
      { colors: ['black', 'white', 'red'] },
      /"contrast": 21,[\s\S]*"contrast": 5\.25/,
    ],
    ['name_color', { colors: ['#fa8072'], list: 'css', limit: 2 }, /"name": "salmon"/i],
    ['make_scale', { colors: ['#3B82F6'] }, /"stops": \[\s+50,/],
    [
      'make_scale',
      { colors: ['#3B82F6'], type: 'tints', steps: 3 },
      /"colors": \[(?:\s+"#\w{6}",?){3}\s+\]/,
    ],
    ['simulate_vision', { colors: ['#D00000'], type: 'achromat' }, /"seen": "#(\w\w)\1\1"/],
    ['mix_colors', { colors: ['3b82f6', 'fbbf24'], weight: 25, space: 'oklch' }, /"#00ABCE"/],
    ['make_gradient', { colors: ['3b82f6', 'white', 'fbbf24'] }, /"#9EC3FF"/],
    [
      'check_theme',
      { modes: { light: { ink: '#777', paper: 'white' } }, pairs: [['ink', 'paper', 7]] },
      /"passed": false/,
    ],
  ])('%s answers', async (name, given, found) => {
    const { text, isError } = await call(name, given);
    expect(text).toMatch(found);
    expect(isError).toBe(false);
  });

  test('extract_colors takes a picture, and binary files come back whole', async () => {
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#1E50C8' } });
    const file = (await picture.png().toBuffer()).toString('base64');
    expect((await call('extract_colors', { file })).text).toContain('#1E50C8');
    for (const [name, given, head] of [
      ['export_palette', { to: 'ase' }, 'ASEF'],
      ['export_theme', { format: 'zip' }, 'PK'],
      ['export_theme', { format: 'pdf' }, '%PDF'],
    ] as const) {
      const { content } = await call(name, { colors: ['teal'], ...given });
      const file = Buffer.from(content[0]!.resource!.blob, 'base64');
      expect(file.toString('latin1', 0, head.length)).toBe(head);
    }
  });

  test.each<[string, Record<string, unknown>, RegExp]>([
    ['convert_color', { colors: ['redd'] }, /redd/],
    ['convert_color', { colors: ['red'], condition: 'glossy' }, /--condition must be coated/],
    ['convert_color', { colors: 'red' }, /^colors must be a list of texts/],
    [
      'convert_color',
      { color: 'red' },
      /^An argument must be one of colors, to, exact, condition, black, intent; got "color"/,
    ],
    ['export_palette', { colors: ['red'], to: 'css', output: '/tmp/x' }, /got "output"/],
    ['create_theme', { colors: ['red'], from: '/etc/passwd' }, /got "from"/],
    ['extract_colors', {}, /^file must be/],
    [
      'export_theme',
      { colors: ['red'], 'no-p3': 'yes' },
      /^no-p3 must be true or false; got "yes"/,
    ],
    ['mix_colors', { colors: ['red'] }, /COLOR and COLOR/],
    ['make_scale', { colors: ['red'], steps: 4 }, /^steps is not for ramp/],
    ['make_gradient', { colors: ['red', 'blue'], steps: 1e9 }, /from 2 to 256; got "1000000000"/],
    ['check_theme', { modes: { light: ['red'] } }, /^modes must be JSON such as/],
    ['check_theme', { modes: {}, pairs: [] }, /^modes must be at least one mode/],
    ['check_theme', { modes: { a: { b: 'x' } }, pairs: [['b', 'b', 99]] }, /^pairs must be JSON/],
    ['repair_theme', { file: RESOLVER }, /^Only the file that is sent is read; got "secret.json"/],
    ['audit_colors', { files: [] }, /^files must be JSON such as \[\{"name"/],
    ['audit_colors', { files: [{ name: 'a.css', text: 'a'.repeat(200_001) }] }, /^files must be/],
    ['audit_colors', { files: SOURCES, near: 1 }, /near must be a number from 0\.0001 to 0\.1/],
    ['suggest_token', { color: 'redd', files: SOURCES }, /^color must be a CSS color; got "redd"/],
    ['nothing', {}, /^The tool must be one of convert_color/],
    ['toString', {}, /^The tool must be one of convert_color/],
  ])('%s refuses %j', async (name, given, message) => {
    const { text, isError } = await call(name, given);
    expect(text).toMatch(message);
    expect(isError).toBe(true);
  });

  test('it ends with its input', () => {
    const { status, stdout } = spawnSync(process.execPath, [program, 'mcp'], {
      input: '',
      timeout: 20_000,
    });
    expect([status, stdout.toString()]).toEqual([0, '']);
  });

  test('it answers what it was asked before its input ended', async () => {
    const picture = sharp({
      create: { width: 3000, height: 2000, channels: 3, background: '#3B82F6' },
    });
    const file = (await picture.png().toBuffer()).toString('base64');
    const init = {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'test', version: '1' },
    };
    const messages = [
      { id: 1, method: 'initialize', params: init },
      { method: 'notifications/initialized' },
      { id: 2, method: 'tools/call', params: { name: 'extract_colors', arguments: { file } } },
    ];
    const { status, stdout } = spawnSync(process.execPath, [program, 'mcp'], {
      input: messages
        .map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
        .join(''),
      timeout: 60_000,
    });
    const answers = stdout
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect([status, answers.map(({ id }) => id)]).toEqual([0, [1, 2]]);
    expect(answers[1].result.content[0].text).toContain('#3B82F6');
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import {
  createMessageConnection,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node';

import { folderWith } from '../../testing/swatchwork.ts';

const THEME = `@import "tailwindcss";
@theme { --color-brand-600: #0a66c2; --color-paper: #ffffff }
@media (prefers-color-scheme: dark) { :root { --color-paper: #000000 } }
`;
const CARD = '.card {\r\n  color: #0A66C2;\r\n  background: #fff;\r\n}\r\n';
const PAGE = 'export const P = () => <p className="hover:bg-[#0a66c2]/50 text-[teal]" />;\n';

interface Range {
  start: { line: number; character: number };
  end: { line: number; character: number };
}
interface Edit {
  range: Range;
  newText: string;
}
interface Diagnostic {
  range: Range;
  message: string;
}
interface Fix {
  title: string;
  isPreferred: boolean;
  diagnostics: Diagnostic[];
  edit: { changes: Record<string, Edit[]> };
}

let folder: string;
let server: ChildProcess;
let editor: MessageConnection;
const told = new Map<string, Diagnostic[]>();
let tell = () => {};

const uriOf = (name: string) => pathToFileURL(join(folder, name)).href;

/** The next diagnostics of a file. */
function nextOf(name: string): Promise<Diagnostic[]> {
  told.delete(uriOf(name));
  return new Promise((done) => {
    tell = () => {
      const list = told.get(uriOf(name));
      if (list) done(list);
    };
  });
}

beforeEach(async () => {
  folder = folderWith({ 'theme.css': THEME, 'card.css': CARD, 'page.tsx': PAGE });
  const program = join(inject('packedCli'), 'bin', 'swatchwork.js');
  server = spawn(process.execPath, [program, 'lsp', '--stdio'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  editor = createMessageConnection(
    new StreamMessageReader(server.stdout!),
    new StreamMessageWriter(server.stdin!),
  );
  editor.onNotification(
    'textDocument/publishDiagnostics',
    ({ uri, diagnostics }: { uri: string; diagnostics: Diagnostic[] }) => {
      told.set(uri, diagnostics);
      tell();
    },
  );
  editor.listen();
  const { capabilities } = await editor.sendRequest<{ capabilities: object }>('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(folder).href,
    capabilities: {},
  });
  expect(capabilities).toMatchObject({ colorProvider: true });
  await editor.sendNotification('initialized', {});
});

afterEach(async () => {
  const ended = once(server, 'exit');
  await editor.sendRequest('shutdown');
  await editor.sendNotification('exit');
  expect((await ended)[0]).toBe(0);
  editor.dispose();
});

async function open(name: string): Promise<Diagnostic[]> {
  const diagnostics = nextOf(name);
  const text = readFileSync(join(folder, name), 'utf8');
  await editor.sendNotification('textDocument/didOpen', {
    textDocument: { uri: uriOf(name), languageId: 'css', version: 1, text },
  });
  return diagnostics;
}

const ask = <T>(method: string, name: string, more: object = {}) =>
  editor.sendRequest<T>(`textDocument/${method}`, { textDocument: { uri: uriOf(name) }, ...more });

/** A text after edits, as an editor makes them. */
function edited(text: string, edits: readonly Edit[]): string {
  const lines = text.split('\n');
  for (const { range, newText } of edits) {
    const { line, character } = range.start;
    expect(range.end.line).toBe(line);
    lines[line] =
      lines[line]!.slice(0, character) + newText + lines[line]!.slice(range.end.character);
  }
  return lines.join('\n');
}

describe('swatchwork lsp', () => {
  test('warns of stray colors, and puts the token of the plan in their place', async () => {
    const diagnostics = await open('card.css');
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '#0A66C2 is --color-brand-600.',
      '#fff is --color-paper in light alone.',
    ]);
    expect(diagnostics[0]!.range).toEqual({
      start: { line: 1, character: 9 },
      end: { line: 1, character: 16 },
    });
    const [first, second] = diagnostics;
    const fixes = await ask<Fix[]>('codeAction', 'card.css', {
      range: first!.range,
      context: { diagnostics },
    });
    expect(fixes).toMatchObject([
      { title: 'Use `--color-brand-600`', isPreferred: true, diagnostics: [first] },
    ]);
    const edits = fixes[0]!.edit.changes[uriOf('card.css')]!;
    expect(edited(CARD, edits)).toBe(CARD.replace('#0A66C2', 'var(--color-brand-600)'));
    expect(readFileSync(join(folder, 'card.css'), 'utf8')).toBe(CARD);
    // A value that is a token in light alone has no fix.
    const context = { diagnostics };
    expect(await ask('codeAction', 'card.css', { range: second!.range, context })).toEqual([]);
  });

  test('in classes of JSX', async () => {
    const [first] = await open('page.tsx');
    const context = { diagnostics: [first] };
    const [fix] = await ask<Fix[]>('codeAction', 'page.tsx', { range: first!.range, context });
    expect(edited(PAGE, fix!.edit.changes[uriOf('page.tsx')]!)).toBe(
      PAGE.replace('bg-[#0a66c2]/50', 'bg-brand-600/50'),
    );
  });

  test('shows swatches, and writes a color that was picked', async () => {
    await open('page.tsx');
    const colors = await ask<{ range: Range; color: object }[]>('documentColor', 'page.tsx');
    expect(colors).toHaveLength(2);
    const { range, color } = colors[0]!;
    const line = PAGE.split('\n')[0]!;
    expect(line.slice(range.start.character, range.end.character)).toBe('[#0a66c2]');
    expect(color).toEqual({ red: 10 / 255, green: 102 / 255, blue: 194 / 255, alpha: 1 });
    const picked = { color: { red: 1, green: 0, blue: 0, alpha: 0.5 }, range };
    const shown = await ask<{ label: string; textEdit: Edit }[]>(
      'colorPresentation',
      'page.tsx',
      picked,
    );
    expect(shown.map(({ textEdit: { newText } }) => newText)).toEqual([
      '[#ff000080]',
      '[rgb(255_0_0_/_0.5)]',
      expect.stringMatching(/^\[oklch\(0\.62\S*_\/_0\.5\)\]$/),
    ]);
    expect(edited(PAGE, [shown[0]!.textEdit])).toContain('hover:bg-[#ff000080]/50');
  });

  test('follows what is typed, and a theme that is saved', async () => {
    await open('card.css');
    const typed = nextOf('card.css');
    await editor.sendNotification('textDocument/didChange', {
      textDocument: { uri: uriOf('card.css'), version: 2 },
      contentChanges: [{ text: '.card { color: #123456 }' }],
    });
    expect(await typed).toMatchObject([{ message: '#123456 is no token.' }]);
    writeFileSync(join(folder, 'theme.css'), ':root { --ink: #123456 }');
    const saved = nextOf('card.css');
    await ask('documentColor', 'card.css');
    await editor.sendNotification('textDocument/didSave', {
      textDocument: { uri: uriOf('theme.css') },
    });
    expect(await saved).toMatchObject([{ message: '#123456 is --ink.' }]);
  });

  test('says nothing of files without a reader, of another folder, or that do not parse', async () => {
    const uri = 'untitled:card.css';
    const textDocument = { uri, languageId: 'css', version: 1, text: CARD };
    await editor.sendNotification('textDocument/didOpen', { textDocument });
    expect(await editor.sendRequest('textDocument/documentColor', { textDocument })).toEqual([]);
    writeFileSync(join(folder, 'broken.css'), 'a { color: "');
    expect(await open('broken.css')).toEqual([]);
  });
});

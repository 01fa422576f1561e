import { basename, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Audit, auditColors, type ComponentParsers, isAudited } from '@swatchwork/audit';
import {
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node';

import { loadParsers } from '../audit/load-parsers.ts';
import { readProject } from '../audit/read-project.ts';
import { UsageError } from '../usage-error.ts';
import { VERSION } from '../version.ts';
import { type EditorColor, isSame, openFile, type Range } from './open-file.ts';

interface Document {
  readonly uri: string;
  readonly text: string;
}
interface AtDocument {
  readonly textDocument: { readonly uri: string };
}
interface InRange extends AtDocument {
  readonly range: Range;
}

/** What an editor is told that this can do. `1` is: each change brings the whole text. */
const CAPABILITIES = {
  textDocumentSync: { openClose: true, change: 1, save: { includeText: false } },
  colorProvider: true,
  codeActionProvider: { codeActionKinds: ['quickfix'] },
};

/**
 * Speaks the Language Server Protocol until the input ends.
 *
 * @see https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/
 */
export async function serve(input: NodeJS.ReadableStream, output: NodeJS.WritableStream) {
  const connection = createMessageConnection(
    new StreamMessageReader(input),
    new StreamMessageWriter(output),
  );
  const documents = new Map<string, Document>();
  let root = process.cwd();
  const nothing = { audit: auditColors({ files: [] }), parsers: {} };
  let project: Promise<Opened> = Promise.resolve(nothing);

  const load = () => {
    project = openProject(root).catch((error: unknown) => {
      if (!(error instanceof UsageError)) throw error;
      say(error.message);
      return nothing;
    });
  };
  const say = (message: string) =>
    void connection.sendNotification('window/showMessage', { type: 2, message });
  const fileAt = async (uri: string) => {
    const document = documents.get(uri);
    const name = document && nameOf(uri, root);
    return name === undefined ? undefined : openFile(name, document!.text, await project);
  };
  const publish = async (uri: string) => {
    const before = documents.get(uri);
    const diagnostics = (await fileAt(uri))?.diagnostics() ?? [];
    // Another text has come meanwhile, and is judged by its own call.
    if (documents.get(uri) !== before) return;
    await connection.sendNotification('textDocument/publishDiagnostics', { uri, diagnostics });
  };
  const reload = async () => {
    load();
    await Promise.all([...documents.keys()].map(publish));
  };
  const put = async (uri: string, text: string) => {
    documents.set(uri, { uri, text });
    await publish(uri);
  };

  connection.onRequest('initialize', ({ workspaceFolders, rootUri }: Initialize) => {
    const uri = workspaceFolders?.[0]?.uri ?? rootUri;
    if (uri?.startsWith('file:')) root = fileURLToPath(uri);
    load();
    return { capabilities: CAPABILITIES, serverInfo: { name: 'swatchwork', version: VERSION } };
  });
  connection.onNotification(
    'textDocument/didOpen',
    ({ textDocument: { uri, text } }: { textDocument: Document }) => put(uri, text),
  );
  connection.onNotification(
    'textDocument/didChange',
    ({ textDocument, contentChanges }: AtDocument & { contentChanges: { text: string }[] }) =>
      put(textDocument.uri, contentChanges.at(-1)?.text ?? ''),
  );
  connection.onNotification('textDocument/didClose', async ({ textDocument }: AtDocument) => {
    documents.delete(textDocument.uri);
    await publish(textDocument.uri);
  });
  // What is saved may be the theme.
  connection.onNotification('textDocument/didSave', reload);
  connection.onNotification('workspace/didChangeWatchedFiles', reload);
  connection.onRequest(
    'textDocument/documentColor',
    async ({ textDocument }: AtDocument) => (await fileAt(textDocument.uri))?.colors() ?? [],
  );
  connection.onRequest(
    'textDocument/colorPresentation',
    async ({ textDocument, color, range }: InRange & { color: EditorColor }) =>
      (await fileAt(textDocument.uri))?.presentations(color, range) ?? [],
  );
  connection.onRequest(
    'textDocument/codeAction',
    async ({ textDocument, range, context }: Asked) => {
      const { uri } = textDocument;
      const fixes = (await fileAt(uri))?.fixes(range) ?? [];
      return fixes.map(({ title, isPreferred, at, edits }) => ({
        title,
        kind: 'quickfix',
        isPreferred,
        diagnostics: context.diagnostics.filter((one) => isSame(one.range, at)),
        edit: { changes: { [uri]: edits } },
      }));
    },
  );
  connection.onRequest('shutdown', () => null);
  const closed = new Promise<void>((done) => {
    connection.onClose(done);
    connection.onNotification('exit', () => done());
  });
  connection.listen();
  await closed;
  connection.dispose();
}

interface Opened {
  readonly audit: Audit;
  readonly parsers: ComponentParsers;
}

async function openProject(root: string): Promise<Opened> {
  const files = await readProject(root);
  const parsers = await loadParsers(files.files);
  return { audit: auditColors({ ...files, parsers }), parsers };
}

interface Initialize {
  readonly workspaceFolders?: readonly { readonly uri: string }[] | null;
  readonly rootUri?: string | null;
}
interface Asked extends InRange {
  readonly context: { readonly diagnostics: readonly { readonly range: Range }[] };
}

/** The name of a file in its project; undefined for what is no file of it, or has no reader. */
function nameOf(uri: string, root: string): string | undefined {
  if (!uri.startsWith('file:')) return undefined;
  const path = relative(resolve(root), fileURLToPath(uri));
  const isInside = !path.startsWith(`..${sep}`) && path !== '..';
  return isInside && isAudited(basename(path)) ? path.replaceAll(sep, '/') : undefined;
}

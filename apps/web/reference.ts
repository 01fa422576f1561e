import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { FunctionDeclaration, Node } from 'typescript/unstable/ast';
import {
  isClassDeclaration,
  isFunctionDeclaration,
  isInterfaceDeclaration,
  isPropertyDeclaration,
  isTypeAliasDeclaration,
} from 'typescript/unstable/ast/is';
import {
  API,
  type Symbol as Named,
  type Project,
  SignatureKind,
  SymbolFlags,
} from 'typescript/unstable/sync';
import type { Plugin } from 'vite';

import type { Entry, Exported } from './app/docs/entry.ts';

/** Flag of the compiler: types are written whole. */
const NO_TRUNCATION = 1;

/** Lets pages import `README.md?reference` of a package: its entries, with what they export and the doc comments. */
export const reference = (): Plugin => ({
  name: 'reference',
  transform(_, file) {
    if (!file.endsWith('README.md?reference')) return undefined;
    const entries = readEntries(dirname(file));
    return { code: `export const ENTRIES = ${JSON.stringify(entries)};`, moduleType: 'js' };
  },
});

function readEntries(folder: string): Entry[] {
  const api = new API({ cwd: folder });
  const config = join(folder, 'tsconfig.json');
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (!project) throw new Error(`${config} is no project`);
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const entries = Object.entries<string>(exports).map(([entry, file]) => ({
    name: name + entry.slice(1),
    exported: readExports(project, join(folder, file)),
  }));
  api.close();
  return entries;
}

function readExports(project: Project, file: string): Exported[] {
  const source = project.program.getSourceFile(file);
  const module = source && project.checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} is no module`);
  return project.checker
    .getExportsOfModule(module)
    .map((symbol) => describe(project, symbol))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function describe(project: Project, symbol: Named): Exported {
  const { checker } = project;
  const meant = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const node = meant.declarations[0]?.resolve(project);
  if (!node) throw new Error(`${symbol.name} is declared nowhere`);
  return {
    name: symbol.name,
    code: codeOf(project, meant, node),
    text: checker.getDocumentationCommentOfSymbol(meant),
    tags: checker.getJsDocTagsOfSymbol(meant).map(({ name, text = '' }) => ({ name, text })),
  };
}

/** A declaration without the statements of functions. */
function codeOf({ checker }: Project, symbol: Named, node: Node): string {
  if (isFunctionDeclaration(node)) return headOf(node);
  if (isInterfaceDeclaration(node) || isTypeAliasDeclaration(node)) return textOf(node);
  if (isClassDeclaration(node)) {
    const fields = node.members.filter(isPropertyDeclaration).map((field) => `  ${textOf(field)}`);
    return [textOf(node).replace(/\{[\s\S]*/, '{'), ...fields, '}'].join('\n');
  }
  const type = checker.getTypeOfSymbol(symbol);
  if (!type) throw new Error(`${symbol.name} has no type`);
  const isCalled = checker.getSignaturesOfType(type, SignatureKind.Call).length > 0;
  return `const ${symbol.name}: ${checker.typeToString(type, node, isCalled ? NO_TRUNCATION : 0)}`;
}

const textOf = (node: Node) => node.getText().replace(/^export /, '');

/** With the default values of parameters, which tell what is optional. */
function headOf(node: FunctionDeclaration): string {
  const text = textOf(node);
  return node.body ? text.slice(0, text.length - node.body.getText().length).trim() : text;
}

// TypeScript 7 has no other API yet. package.json pins its version, and tests pack the client.
import { API, SymbolFlags } from 'typescript/unstable/sync';

import { fromRoot } from './root.ts';

const CONTRACT = fromRoot('packages/contract/tsconfig.json');
const INDEX = fromRoot('packages/contract/src/index.ts');

// Of TypeScript's `NodeBuilderFlags`.
const NO_TRUNCATION = 1;
const MULTILINE = 1024;
const IN_TYPE_ALIAS = 8_388_608;
const SINGLE_QUOTES = 268_435_456;
const FORMAT = NO_TRUNCATION | MULTILINE | IN_TYPE_ALIAS | SINGLE_QUOTES;

/**
 * Writes the types that the contract exports, without their schemas, as declarations that need
 * neither the contract nor zod.
 */
export function writeContractTypes(): string {
  const api = new API();
  try {
    const project = api.updateSnapshot({ openProjects: [CONTRACT] }).getProject(CONTRACT)!;
    const { checker, program } = project;
    const index = program.getSourceFile(INDEX)!;
    const module = checker.getSymbolAtLocation(index)!;
    const types = checker
      .getExportsOfModule(module)
      .filter(({ flags }) => flags & SymbolFlags.TypeAlias);
    return types
      .map((symbol) => {
        const type = checker.getDeclaredTypeOfSymbol(symbol);
        const text = checker.typeToString(type, index, FORMAT);
        return `export type ${symbol.name} = ${text};\n`;
      })
      .join('\n');
  } finally {
    api.close();
  }
}

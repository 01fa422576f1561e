import { type Expression, type Options, Parser, type Pattern, type Program } from 'acorn';

import type { ContextFile } from '../contexts/context-sheet.ts';
import { FormatError } from '../palette/format-error.ts';
import { stripTypes } from './strip-types.ts';

/** What a script exports, as it is written. */
export interface Script {
  /** Of `module.exports = …` or `export default …`. */
  readonly exported: Expression | undefined;
  /** What a name that is declared once and for all at the top stands for; anything else as it is. */
  resolve(expression: Expression): Expression;
}

const OPTIONS: Options = {
  ecmaVersion: 'latest',
  sourceType: 'module',
  allowReturnOutsideFunction: true,
};

/**
 * Names that are declared twice and what stands in regular expressions do not matter here, and to look
 * at them takes acorn time in the square of their number.
 */
const Reader = Parser.extend(
  (Base) =>
    class extends Base {
      declareName(): void {}
      validateRegExpPattern(): void {}
    },
);

/** Names that stand for names. */
const CHAIN = 16;

/**
 * Parses a script in JavaScript, or in TypeScript that has types as configurations have them. Nothing is
 * run.
 *
 * @throws {FormatError} If it breaks the rules of the language, or is nested too deep.
 */
export function readScript(file: ContextFile): Script {
  const { body } = parse(file);
  const constants = new Map<string, Expression>();
  let exported: Expression | undefined;
  for (const statement of body) {
    if (statement.type === 'ExportDefaultDeclaration') {
      const { declaration } = statement;
      const isNamed =
        declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration';
      if (!isNamed) exported = declaration;
    } else if (statement.type === 'ExpressionStatement') {
      const { expression } = statement;
      if (expression.type === 'AssignmentExpression' && isModuleExports(expression.left)) {
        exported = expression.right;
      }
    }
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') continue;
    for (const { id, init } of declared.declarations) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
    }
  }
  return {
    exported,
    resolve(expression) {
      let value = expression;
      for (let step = 0; step < CHAIN && value.type === 'Identifier'; step++) {
        value = constants.get(value.name) ?? value;
      }
      return value;
    },
  };
}

function parse(file: ContextFile): Program {
  const { text } = file;
  try {
    return Reader.parse(text, OPTIONS);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  try {
    return Reader.parse(stripTypes(text, OPTIONS), OPTIONS);
  } catch (error) {
    if (error instanceof SyntaxError) throw refuse(error, file);
    throw error;
  }
}

/** Acorn writes the place behind its message, as `(line:column)`, and into `pos`. */
function refuse(error: SyntaxError, { name }: ContextFile): FormatError {
  const offset = 'pos' in error && typeof error.pos === 'number' ? error.pos : 0;
  const what = error.message.replace(/ \(\d+:\d+\)$/, '').slice(0, 200);
  const problem = `is not a JavaScript or TypeScript configuration: ${what}`;
  return new FormatError('broken', name, offset, problem);
}

const isModuleExports = (left: Pattern): boolean =>
  left.type === 'MemberExpression' &&
  left.object.type === 'Identifier' &&
  left.object.name === 'module' &&
  left.property.type === 'Identifier' &&
  left.property.name === 'exports';

import { type Node, parseTree } from 'jsonc-parser';

import type { ContextFile, Declaration } from '../context-sheet.ts';

/**
 * Where the values of a token file are written, by the path of their token.
 *
 * @param file JSON that was parsed before, so that its depth is bounded.
 */
export function locateTokens(file: ContextFile): Map<string, Declaration> {
  const declarations = new Map<string, Declaration>();
  const root = parseTree(file.text.replace(/^\uFEFF/, ' '));
  if (root) visit(root, []);
  return declarations;

  function visit(node: Node, path: readonly string[]): void {
    if (node.type === 'array') {
      for (const [i, child] of (node.children ?? []).entries()) visit(child, [...path, String(i)]);
      return;
    }
    const members = new Map(
      (node.children ?? []).map(({ children: [key, value] = [] }) => [String(key?.value), value]),
    );
    const value =
      members.get('$value') ?? (members.get('$ref')?.type === 'string' ? node : undefined);
    if (value) {
      declarations.set(path.join('.'), declare(value));
      return;
    }
    for (const [key, child] of members) {
      const here = key === '$root' && path.length > 0 ? path : [...path, key];
      if (child?.type === 'object' || child?.type === 'array') visit(child, here);
    }
  }

  function declare({ offset, length }: Node): Declaration {
    const text = file.text.slice(offset, offset + length);
    return { file: file.name, offset, length, text, references: referencesOf(text) };
  }
}

/** The token of `"{group.token}"` or of `{ "$ref": "#/group/token/$value" }`. */
function referencesOf(text: string): string[] {
  const alias = /^"\{([^{}"]{1,1000})\}"$/.exec(text)?.[1];
  const reference = /^\{\s*"\$ref"\s*:\s*"#\/([^"]{1,1000})"\s*\}$/.exec(text)?.[1];
  if (alias !== undefined) return [alias];
  if (reference === undefined) return [];
  return [reference.replace(/\/\$value$/, '').replaceAll('/', '.')];
}

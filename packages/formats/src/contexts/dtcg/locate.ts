import { getNodeValue, type Node, parseTree } from 'jsonc-parser';

import { isLegacyFile } from '../../read/color-tokens.ts';
import { modifyOf } from '../../read/tokens/modify.ts';
import { pathsOf, referenceOf } from '../../read/tokens/reference.ts';
import { toPlainJson } from '../../text/json5.ts';
import { isObject } from '../../text/parse-json.ts';
import type { ContextFile, Declaration } from '../context-sheet.ts';

/**
 * Where the values of a token file are written, by the path of their token.
 *
 * @param file JSON or JSON5 that was parsed before, so that its depth is bounded.
 */
export function locateTokens(file: ContextFile): Map<string, Declaration> {
  const declarations = new Map<string, Declaration>();
  const { json, startOf, endOf } = toPlainJson(file.text);
  const root = parseTree(json);
  const tree: unknown = root && getNodeValue(root);
  const valueKey = isObject(tree) && isLegacyFile(tree) ? 'value' : '$value';
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
      members.get(valueKey) ?? (members.get('$ref')?.type === 'string' ? node : undefined);
    if (value) declare(value, node, path.join('.'));
    // A value by mode is a group of tokens.
    for (const { children: [key, one] = [] } of valueKey === 'value'
      ? (value?.children ?? [])
      : []) {
      if (key && one) declare(one, node, [...path, String(key.value)].join('.'));
    }
    for (const [key, child] of members) {
      if (child?.type === 'object' || child?.type === 'array') visit(child, [...path, key]);
    }
  }

  function declare(value: Node, token: Node, name: string): void {
    const offset = startOf(value.offset);
    const end = endOf(value.offset + value.length);
    const references = referencesOf(getNodeValue(value));
    // Another value in its place would be changed as well: it leads to itself, so that nobody writes one.
    if (modifyOf(getNodeValue(token)) !== undefined) references.push(name);
    const text = file.text.slice(offset, end);
    declarations.set(name, { file: file.name, offset, length: end - offset, text, references });
  }
}

/** The tokens that a value refers to, in itself or in its parts. */
function referencesOf(value: unknown): string[] {
  const reference = referenceOf(value);
  if (reference !== undefined) {
    const [path = []] = pathsOf(reference);
    const end = path.indexOf('$value');
    return [(end < 0 ? path : path.slice(0, end)).join('.').replace(/\.value$/, '')];
  }
  if (typeof value === 'string') {
    return [...value.slice(0, LONGEST).matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name!);
  }
  if (Array.isArray(value)) return value.flatMap(referencesOf);
  return isObject(value) ? Object.values(value).flatMap(referencesOf) : [];
}

/** Longest text with aliases in characters. */
const LONGEST = 2000;

import { type ParserPlugin, parse, parseExpression } from '@babel/parser';

import type { Change, Found } from '../model.ts';
import type { Around } from './around.ts';
import { aroundIn, CLASSES, START } from './around-in.ts';
import { type Findings, noFindings } from './findings.ts';
import { hintsIn } from './hints.ts';
import { asNode, isNode, type Node, nameOf } from './script-node.ts';
import { findInString, type StringPlace } from './string.ts';
import { findInSheet } from './style-sheet.ts';
import { maskedTemplate } from './template.ts';

export interface ScriptOptions {
  /** Where it starts in its file. */
  readonly from?: number;
  /** The ending of its file, such as `tsx`. */
  readonly ending: string;
  /** Why colors in it are the values of tokens. */
  readonly isTheme: boolean;
}

/**
 * The colors of a script, with or without types and JSX.
 *
 * @throws {SyntaxError} If it does not parse.
 */
export function findInScript(text: string, { from = 0, ending, isTheme }: ScriptOptions): Findings {
  if (hintsIn(text).count === 0) return noFindings();
  const plugins: ParserPlugin[] = ['decorators', 'decoratorAutoAccessors'];
  if (!/^(?:m|c)?ts$/.test(ending)) plugins.push('jsx');
  plugins.push(isFlow(text) ? 'flow' : 'typescript');
  const options = {
    sourceType: 'unambiguous',
    plugins,
    allowReturnOutsideFunction: true,
    allowUndeclaredExports: true,
    attachComment: false,
    errorRecovery: true,
  } as const;
  const root = parse(text, options).program;
  return walkAll(root as unknown as Node, text, from, { ...START, isTheme });
}

/** The colors of an expression in a template, such as of `:class`. */
export function findInExpression(text: string, from: number, key: string): Findings {
  const root = parseExpression(text, {
    plugins: ['typescript'],
    errorRecovery: true,
    attachComment: false,
  });
  const isStyle = key === 'style';
  return walkAll(root as unknown as Node, text, from, {
    ...START,
    key,
    isStyle,
    isClass: key === 'class',
  });
}

const isFlow = (text: string) => /@flow\b/.test(text.slice(0, 500));

function walkAll(root: Node, text: string, from: number, start: Around): Findings {
  const findings = noFindings();
  const hints = hintsIn(text);
  const open: [Node, Around][] = [[root, start]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [node, around] = next;
    visit(node, around, {
      text,
      from,
      hints,
      findings,
      push: (child, own) => open.push([child, own]),
    });
  }
  findings.found.sort((one, other) => one.offset - other.offset);
  return findings;
}

interface Visit {
  text: string;
  from: number;
  hints: ReturnType<typeof hintsIn>;
  findings: Findings;
  push: (node: Node, around: Around) => void;
}

function visit(node: Node, around: Around, job: Visit): void {
  const { text, from, hints, findings, push } = job;
  const add = (value: string, at: number) => {
    const place: StringPlace = { text: value, offset: from + at, around };
    findInString(place, findings);
  };
  switch (node.type) {
    case 'StringLiteral':
    case 'DirectiveLiteral':
      add(text.slice(node.start + 1, node.end - 1), node.start + 1);
      return;
    case 'TemplateElement':
      add(text.slice(node.start, node.end), node.start);
      return;
    case 'NumericLiteral':
      addNumber(text.slice(node.start, node.end), from + node.start, around, findings);
      return;
    case 'TaggedTemplateExpression':
      readTagged(node, around, job);
      return;
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
      return;
  }
  const isType = node.type.startsWith('TS') && !VALUES_WITH_TYPES.has(node.type);
  if (isType || node.type === 'TypeAlias' || node.type === 'InterfaceDeclaration') return;
  const own = aroundIn(node, around, text);
  for (const name in node) {
    const child = node[name];
    if (typeof child !== 'object' || child === null || name === 'loc' || name === 'extra') continue;
    const parts = Array.isArray(child) ? child : [child];
    for (let i = parts.length - 1; i >= 0; i--) {
      const part: unknown = parts[i];
      if (isNode(part) && hints.isIn(part.start, part.end)) push(part, own.of(name));
    }
  }
}

const VALUES_WITH_TYPES: ReadonlySet<string> = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSEnumDeclaration',
  'TSEnumBody',
  'TSEnumMember',
  'TSExportAssignment',
  'TSModuleDeclaration',
  'TSModuleBlock',
]);

const COLOR_KEY = /colou?r|background|fill|stroke|tint|emissive/i;

/** Such as `0xff8800`, as libraries for graphics take colors. */
function addNumber(text: string, offset: number, around: Around, findings: Findings): void {
  if (!/^0x[\da-f]{6}$/i.test(text) || !COLOR_KEY.test(around.key)) return;
  const number = Number(text);
  const channel = (shift: number) => ((number >> shift) & 255) / 255;
  const change: Change = { as: 'nothing', reason: 'it is a number of a script' };
  findings.found.push({
    offset,
    text,
    kind: around.isTheme ? 'definition' : 'literal',
    notation: 'number',
    color: { color: { r: channel(16), g: channel(8), b: channel(0) }, alpha: 1, space: 'srgb' },
    property: around.key,
    paint: 'other',
    states: [],
    modes: [],
    owner: around.owner,
    change,
    ...(around.leftAlone !== undefined && { leftAlone: around.leftAlone }),
  } satisfies Found);
}

const STYLE_TAG =
  /^(?:css|styled|keyframes|createGlobalStyle|injectGlobal|globalStyle|style)\b|^styled[.(]/;

/** A template such as `styled.a`…``, of which the text is a style sheet. */
function readTagged(node: Node, around: Around, job: Visit): void {
  const { text, from, findings, push } = job;
  const [tag, quasi] = [asNode(node.tag), asNode(node.quasi)];
  if (!tag || !quasi) return;
  const parts = (list: unknown) => (Array.isArray(list) ? list.filter(isNode) : []);
  for (const one of parts(quasi.expressions)) push(one, { ...around, key: '', isStyle: false });
  const tagText = text.slice(tag.start, Math.min(tag.end, tag.start + 200));
  if (!STYLE_TAG.test(tagText)) {
    for (const one of parts(quasi.quasis))
      push(one, { ...around, isClass: around.isClass || CLASSES.test(nameOf(tag)) });
    return;
  }
  push(tag, around);
  const sheet = maskedTemplate(text, quasi.start, quasi.end, parts(quasi.expressions));
  try {
    const own = findInSheet(sheet, 'scss', from + quasi.start + 1, around.owner);
    findings.found.push(
      ...own.found.map((one) =>
        around.leftAlone === undefined ? one : { ...one, leftAlone: around.leftAlone },
      ),
    );
    findings.properties.push(...own.properties);
    findings.offsets.push(...own.offsets);
  } catch {
    // What is no style sheet as a whole, such as a part of a value, is read as a text.
    for (const one of parts(quasi.quasis)) push(one, { ...around, isStyle: true });
  }
}

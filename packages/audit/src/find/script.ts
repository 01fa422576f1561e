import { type ParserPlugin, parse, parseExpression } from '@babel/parser';

import type { Change, Found } from '../model.ts';
import type { Around } from './around.ts';
import { type Findings, noFindings } from './findings.ts';
import { hintsIn } from './hints.ts';
import { findInString, type StringPlace } from './string.ts';
import { findInSheet } from './style-sheet.ts';
import { maskedTemplate } from './template.ts';

/** A node of the tree of a script, of which only this is looked at. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

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

const START: Around = {
  key: '',
  owner: '',
  isStyle: false,
  isClass: false,
  isTheme: false,
  isAttribute: false,
  isCompared: false,
  leftAlone: undefined,
};

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

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The name that an identifier, a member or a key says. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (typeof node.name === 'string') return node.name;
  if (isNode(node.name)) return nameOf(node.name);
  if (typeof node.value === 'string') return node.value;
  if (isNode(node.property)) return nameOf(node.property);
  if (isNode(node.callee)) return nameOf(node.callee);
  if (isNode(node.tag)) return nameOf(node.tag);
  return '';
}

const CLASSES =
  /^(?:clsx|cn|cx|cva|tv|tw|twMerge|twJoin|classNames?|classnames|classList|className|class)$|[cC]lass(?:Names?|es)?$/;
const STYLES =
  /^(?:style|sx|css|styled|keyframes|makeStyles|createStyles|createGlobalStyle|globalCss|injectGlobal|styles?|recipe|setProperty)$|Style$/;

/** What is known of the children of a node. */
function aroundIn(node: Node, around: Around, text: string): { of: (name: string) => Around } {
  const same = { of: () => around };
  const inside = (child: string, own: Partial<Around>) => ({
    of: (name: string) =>
      name === child ? { ...around, ...own } : { ...around, key: '', isStyle: false },
  });
  switch (node.type) {
    case 'ObjectProperty':
    case 'ObjectMethod': {
      const key = nameOf(node.key);
      const isStyle = around.isStyle || STYLES.test(key);
      const own = { ...around, key, isStyle, isClass: around.isClass || CLASSES.test(key) };
      return { of: (name) => (name === 'key' ? { ...around, key: '', isStyle: false } : own) };
    }
    case 'JSXAttribute': {
      const key = nameOf(node.name);
      return inside('value', {
        key,
        isStyle: STYLES.test(key),
        isClass: CLASSES.test(key),
        isAttribute: true,
      });
    }
    case 'JSXExpressionContainer':
    case 'ConditionalExpression':
    case 'LogicalExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return same;
    case 'JSXElement': {
      const colors =
        around.leftAlone === undefined && nameOf(asNode(node.openingElement)?.name) === 'svg'
          ? distinctColors(text.slice(node.start, node.end))
          : 0;
      const leftAlone =
        colors > 1 ? `it is in a drawing with ${colors} colors of its own` : around.leftAlone;
      return {
        of: () => ({
          ...around,
          key: '',
          isStyle: false,
          isAttribute: false,
          isClass: false,
          leftAlone,
        }),
      };
    }
    case 'VariableDeclarator':
      return inside('init', {
        key: nameOf(node.id),
        owner: nameOf(node.id) || around.owner,
        isStyle: STYLES.test(nameOf(node.id)),
        isClass: CLASSES.test(nameOf(node.id)),
      });
    case 'AssignmentExpression':
      return inside('right', {
        key: nameOf(node.left),
        isStyle: nameOf(asNode(node.left)?.object) === 'style',
      });
    case 'AssignmentPattern':
      return inside('right', { key: nameOf(node.left) });
    case 'ClassProperty':
      return inside('value', { key: nameOf(node.key) });
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return {
        of: () => ({ ...START, isTheme: around.isTheme, owner: nameOf(node.id) || around.owner }),
      };
    case 'CallExpression':
    case 'NewExpression': {
      const callee = nameOf(node.callee);
      const first = Array.isArray(node.arguments) ? nameOf(node.arguments[0]) : '';
      const key = callee === 'setProperty' ? first : callee;
      const isStyle =
        STYLES.test(callee) || STYLES.test(nameOf(asNode(asNode(node.callee)?.object)));
      return inside('arguments', {
        key,
        isStyle,
        isClass: around.isClass || CLASSES.test(callee),
        isAttribute: false,
      });
    }
    case 'BinaryExpression':
      return { of: () => ({ ...around, isCompared: /^[!=]==?$/.test(String(node.operator)) }) };
    case 'ArrayExpression':
    case 'ObjectExpression': {
      // Once for all children, since it looks at all of them.
      const own = { ...around, leftAlone: around.leftAlone ?? tableOf(node, around, text) };
      return { of: () => own };
    }
    default:
      return same;
  }
}

const asNode = (value: unknown): Node | undefined => (isNode(value) ? value : undefined);

const QUOTED = /['"`](?:#[\da-f]{3,8}|(?:rgb|hsl|oklch|lab|lch)a?\([^'"`]{3,60}\))['"`]/gi;
/** Colors of a list, and of a table with names, from which on they are data. */
const LIST = 5;
const TABLE = 8;

const distinctColors = (text: string): number =>
  new Set(
    text.match(/(?<==\s{0,3}\{?["'])#[\da-f]{3,8}(?=["'])/gi)?.map((one) => one.toLowerCase()),
  ).size;

/** Why a list or a table of colors is data; keys of CSS are no table. */
function tableOf(node: Node, around: Around, text: string): string | undefined {
  if (around.isTheme || around.isStyle || around.isClass) return undefined;
  const members = node.elements ?? node.properties;
  if (!Array.isArray(members) || members.length < (node.elements ? LIST : TABLE)) return undefined;
  if (node.end - node.start > 200_000) return undefined;
  const direct = members.filter(
    (one) => isNode(one) && isQuoted(asNode(one.value) ?? one, text),
  ).length;
  if (node.elements) {
    const count = text.slice(node.start, node.end).match(QUOTED)?.length ?? 0;
    return direct >= LIST || count >= Math.max(LIST, members.length)
      ? `it is in a list of ${count} colors`
      : undefined;
  }
  return direct >= TABLE ? `it is in a table of ${direct} colors` : undefined;
}

const isQuoted = (node: Node, text: string): boolean =>
  node.type === 'StringLiteral' && new RegExp(QUOTED, 'i').test(text.slice(node.start, node.end));

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

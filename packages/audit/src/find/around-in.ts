import type { Around } from './around.ts';
import { asNode, isNode, type Node, nameOf } from './script-node.ts';

/** At the root of a script. */
export const START: Around = {
  key: '',
  owner: '',
  isStyle: false,
  isClass: false,
  isTheme: false,
  isAttribute: false,
  classes: undefined,
  isCompared: false,
  leftAlone: undefined,
};

/** Names whose values are classes. */
export const CLASSES =
  /^(?:clsx|cn|cx|cva|tv|tw|twMerge|twJoin|classNames?|classnames|classList|className|class)$|[cC]lass(?:Names?|es)?$/;
const STYLES =
  /^(?:style|sx|css|styled|keyframes|makeStyles|createStyles|createGlobalStyle|globalCss|injectGlobal|styles?|recipe|setProperty)$|Style$/;

/** What is known of the children of a node. */
export function aroundIn(
  node: Node,
  around: Around,
  text: string,
): { of: (name: string) => Around } {
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
    case 'JSXOpeningElement': {
      // What a component does with the attribute is not known.
      const own = { ...around, isAttribute: /^[a-z]/.test(nameOf(node.name)) };
      return { of: () => own };
    }
    case 'JSXAttribute': {
      const key = nameOf(node.name);
      const value = asNode(node.value);
      const isList = around.isAttribute && value?.type === 'StringLiteral';
      return inside('value', {
        key,
        isStyle: STYLES.test(key),
        isClass: CLASSES.test(key),
        classes: isList ? text.slice(value.start, value.end) : undefined,
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
          classes: undefined,
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
        // Those that merge classes leave one of each kind.
        classes: /^(?:cn|twMerge|tv)$/.test(callee)
          ? ''
          : callee === 'cva'
            ? text.slice(node.start, node.end)
            : around.classes,
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

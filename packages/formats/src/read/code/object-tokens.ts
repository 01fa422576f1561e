import { FILE_LIMITS } from '../../constants.ts';
import { FormatError } from '../../palette/format-error.ts';

/** A text in quotes or a number such as `0xff0000`, and where it stands. */
export interface ObjectValue {
  readonly text: string;
  /** The key or variable that it belongs to. */
  readonly key: string;
  /** Keys of the objects around. */
  readonly path: readonly string[];
  readonly at: number;
  readonly end: number;
  /** The object or list around it. */
  readonly around: Around;
  /** The function whose argument it is, or that changes it; undefined for a plain value. */
  readonly call: string | undefined;
}

/** An object, a list or the arguments of a call. */
export interface Around {
  readonly open: string;
  readonly key: string;
  readonly call: string | undefined;
  /** Texts and numbers directly in it. */
  values: number;
  /** Choices `a ? b : c` whose second part is awaited. */
  choices: number;
  /** The argument of a call that makes a color. */
  made?: ObjectValue;
}

const TOKEN =
  /"([^"\n]{0,200})"|'([^'\n]{0,200})'|`([^`]{0,200})`|(?<![\w$.-])(0x[\da-f]{6})(?![\w.])|(?<![\w$-])([\w$-]{1,200})(?![\w$-])|=>|\?\.|[=!]==?|\|\||&&|\?\?|[{}[\](),:;=|.+?]/gi;

const CLOSED: Readonly<Record<string, string>> = { '}': '{', ']': '[', ')': '(' };
const DEEPEST = 64;

/** Words behind which parentheses are no call. */
const KEYWORDS = new Set([
  'if',
  'return',
  'while',
  'switch',
  'typeof',
  'in',
  'of',
  'case',
  'await',
]);

/** What makes a part of an expression of a text before it. */
const CHANGERS = new Set(['.', '?.', '+', '|', '==', '===', '!=', '!==', '[']);
/** What compares or joins a text behind it. */
const BEFORE = new Set(['+', '|', '==', '===', '!=', '!==', 'case']);

/**
 * The values of the objects, lists and variables of a program in JavaScript or one like it, whose
 * comments are blank.
 *
 * @param isMaker Whether a function makes a color of its only argument.
 * @throws {FormatError} If brackets nest too deep, or there are too many parts.
 */
export function* objectValues(
  code: string,
  format: string,
  isMaker: (call: string) => boolean,
): Generator<ObjectValue> {
  const stack: Around[] = [{ open: '', key: '', call: undefined, values: 0, choices: 0 }];
  let [key, word, previous, asked] = ['', '', '', ''];
  let declared: string | undefined;
  /** Whether the key is a variable, which names a value and no object. */
  let isVariable = false;
  let pending: ObjectValue | undefined;
  let parts = 0;

  const wait = (text: string, at: number, end: number): ObjectValue => {
    const around = stack.at(-1)!;
    around.values += 1;
    const before = BEFORE.has(previous) ? previous : undefined;
    const call = around.open === '{' ? before : (around.call ?? before);
    return {
      text,
      key,
      path: stack.filter(({ open }) => open === '{').map((one) => one.key),
      at,
      end,
      around,
      call,
    };
  };

  for (const match of code.matchAll(TOKEN)) {
    parts += 1;
    if (parts > FILE_LIMITS.parts) {
      const many = `more than ${FILE_LIMITS.parts} parts`;
      throw new FormatError('too_large', format, match.index, many);
    }
    const [token, double, single, template, number, name] = match;
    const text = double ?? single ?? template ?? number;
    const around = stack.at(-1)!;
    const isElse = token === ':' && around.choices > 0 && previous !== '?';
    if (pending && (token !== ':' || isElse)) {
      const call = CHANGERS.has(token) ? (pending.call ?? token) : pending.call;
      if (around.open === '(' && call !== undefined && isMaker(call)) around.made = pending;
      else yield call === pending.call ? pending : { ...pending, call };
    }
    pending = undefined;
    const end = match.index + token.length;
    if (text !== undefined) {
      pending = wait(text, match.index, end);
      word = text;
    } else if (name !== undefined) {
      if (/^(?:const|let|var)$/.test(previous)) declared = name;
      word = name;
    } else if (token === '{' || token === '[' || token === '(') {
      if (stack.length > DEEPEST) {
        throw new FormatError('broken', format, match.index, `nested deeper than ${DEEPEST}`);
      }
      const isBehind = previous === ')' || previous === ']' || previous === word;
      const isCall = token !== '{' && isBehind && word !== '' && !KEYWORDS.has(previous);
      const call = isCall ? (token === '[' ? '[' : word) : undefined;
      if (isVariable && token !== '(') key = '';
      stack.push({ open: token, key, call, values: 0, choices: 0 });
      if (token === '{') key = '';
    } else if (token in CLOSED) {
      if (stack.length > 1 && around.open === CLOSED[token]) stack.pop();
      const { made, values } = around;
      if (made && values === 1) pending = wait(made.text, made.at, end);
      else if (made) yield made;
      key = around.key;
    } else if (token === '?') {
      around.choices += 1;
      asked = word;
    } else if (token === ':' && !isElse) {
      if (previous === '?') around.choices -= 1;
      key = previous === '?' ? asked : word;
      isVariable = false;
    } else if (isElse) around.choices -= 1;
    else if (token === '=') {
      key = declared ?? word;
      declared = undefined;
      isVariable = true;
    } else if (token === ';') {
      declared = undefined;
      key = '';
    }
    previous = text === undefined ? token : '"';
  }
  if (pending) yield pending;
}

import { CONTEXT_LIMITS, type ContextFile } from '../contexts/context-sheet.ts';
import { FormatError } from '../palette/format-error.ts';

/** A value of an object literal, and where it is written. */
export type ScriptValue = ScriptText | ScriptObject | ScriptExpression;

interface Place {
  readonly offset: number;
  readonly length: number;
}

/** A string in quotes without escapes; its place is that of the text between them. */
export interface ScriptText extends Place {
  readonly kind: 'text';
  readonly text: string;
}

export interface ScriptObject extends Place {
  readonly kind: 'object';
  readonly members: ReadonlyMap<string, ScriptValue>;
  /** How often it takes over the members of something else. */
  readonly spreads: number;
}

/** Anything that would have to be run. */
interface ScriptExpression extends Place {
  readonly kind: 'expression';
}

/**
 * Comments, strings, templates, names, numbers, and single signs. A regular expression literal is
 * taken for signs, which only matters where it holds quotes or brackets.
 */
const TOKEN =
  /\/\/[^\n]*|\/\*(?:[\s\S]*?\*\/|[\s\S]*)|'[^'\\\n]*(?:\\.[^'\\\n]*)*'|"[^"\\\n]*(?:\\.[^"\\\n]*)*"|`[^`\\]*(?:\\[\s\S][^`\\]*)*`|[\w$]+|\.\.\.|[^\s\w$]/g;

interface Token {
  readonly text: string;
  readonly offset: number;
}

/**
 * The first object literal that a script gives a key or a name, such as `theme: { … }`. It is read
 * without running anything, in time in proportion to its length.
 *
 * @returns Undefined if there is none.
 * @throws {FormatError} If it does not end, or is nested too deep.
 */
export function readScript({ name, text }: ContextFile, key: string): ScriptObject | undefined {
  const tokens = [...text.matchAll(TOKEN)]
    .map((match): Token => ({ text: match[0], offset: match.index }))
    .filter(({ text }) => !text.startsWith('//') && !text.startsWith('/*'));
  let at = tokens.findIndex(
    (token, i) =>
      keyOf(token) === key && tokens[i + 1]?.text === ':' && tokens[i + 2]?.text === '{',
  );
  if (at < 0) return undefined;
  at += 2;
  return readObject(0);

  function readObject(depth: number): ScriptObject {
    if (depth > CONTEXT_LIMITS.depth) throw broken('too many brackets in brackets');
    const { offset } = tokens[at]!;
    const members = new Map<string, ScriptValue>();
    let spreads = 0;
    at++;
    while (now() !== '}') {
      if (now() === undefined) throw broken('an object does not end');
      if (now() === ',') at++;
      else if (now() === '...') {
        spreads++;
        skipExpression();
      } else if (tokens[at + 1]?.text === ':') {
        const member = keyOf(tokens[at]!);
        at += 2;
        members.set(member, readValue(depth));
      } else {
        // A method, a computed key, or a name that stands for its value.
        const token = tokens[at]!;
        members.set(keyOf(token), skipExpression());
      }
    }
    const end = tokens[at++]!.offset + 1;
    return { kind: 'object', members, spreads, offset, length: end - offset };
  }

  function readValue(depth: number): ScriptValue {
    const token = tokens[at];
    const isAlone = [',', '}', undefined].includes(tokens[at + 1]?.text);
    if (token?.text === '{') {
      const from = at;
      const object = readObject(depth + 1);
      if (now() === ',' || now() === '}') return object;
      at = from;
    } else if (token && isAlone && /^(['"])[^\\]*\1$|^`[^\\$]*`$/.test(token.text)) {
      at++;
      const inner = token.text.slice(1, -1);
      return { kind: 'text', text: inner, offset: token.offset + 1, length: inner.length };
    }
    return skipExpression();
  }

  /** To the comma or the bracket that ends it. */
  function skipExpression(): ScriptExpression {
    const offset = tokens[at]?.offset ?? text.length;
    let depth = 0;
    for (; at < tokens.length; at++) {
      const sign = now()!;
      if (depth === 0 && (sign === ',' || sign === '}')) break;
      if ('([{'.includes(sign)) depth++;
      else if (')]}'.includes(sign)) depth--;
    }
    return { kind: 'expression', offset, length: (tokens[at]?.offset ?? text.length) - offset };
  }

  function now(): string | undefined {
    return tokens[at]?.text;
  }

  function broken(problem: string): FormatError {
    return new FormatError('broken', name, tokens[at]?.offset ?? text.length, problem);
  }
}

/** A name, or a string, as a key. */
const keyOf = ({ text }: Token): string => text.replaceAll(/^['"`]|['"`]$/g, '');

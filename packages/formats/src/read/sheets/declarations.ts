/** A variable of a style sheet as it is declared: `--a: red;`, `$a: red`, `@a: red`. */
export interface SheetVariable {
  /** `--`, `$` or `@`; a color that GTK defines has `@`, too. */
  readonly sign: string;
  readonly name: string;
  readonly isGtk: boolean;
  readonly at: number;
  /** Where its value stands. */
  readonly from: number;
  readonly to: number;
}

const START =
  /(?<![\w-])(?:(--|\$|@)([a-z_][\w-]{0,99})[ \t]{0,20}:|@define-color[ \t]{1,20}([\w-]{1,99})[ \t])/gi;

/** What ends a value, or hides signs that would. */
const STOP = /["'()[\]{};\n]/g;

/** The line after one whose value has no semicolon. */
const NEXT = /[ \t]{0,99}(?:(?:--|\$|@)[a-z_][\w-]{0,99}[ \t]{0,20}:|(?![\s\S]))/iy;

/**
 * The variables that a style sheet declares, without its comments. Each step goes forward, so that the
 * time grows linearly with the text.
 */
export function* sheetVariables(code: string): Generator<SheetVariable> {
  const isIndented = !/[;}]/.test(code);
  let from = 0;
  for (;;) {
    START.lastIndex = from;
    const start = START.exec(code);
    if (!start) return;
    const [whole, sign = '@', name = '', gtk] = start;
    const value = start.index + whole.length;
    const { end, isValue } = endOfValue(code, value, isIndented);
    from = end;
    if (isValue) {
      const isGtk = gtk !== undefined;
      yield { sign, name: gtk ?? name, isGtk, at: start.index, from: value, to: end };
    }
  }
}

/** Brackets in brackets, at most: none that a person writes has as many. */
const DEEPEST = 256;

/** Up to a semicolon, the end of the block, or a line that declares the next variable. */
function endOfValue(code: string, from: number, isIndented: boolean) {
  const open: string[] = [];
  STOP.lastIndex = from;
  for (let stop = STOP.exec(code); stop; stop = STOP.exec(code)) {
    const [sign] = stop;
    const end = stop.index;
    if (sign === '"' || sign === "'") STOP.lastIndex = endOfString(code, end, sign);
    else if (sign === ';') return { end, isValue: true };
    else if (sign === '\n') {
      NEXT.lastIndex = end + 1;
      if (open.length === 0 && (isIndented || NEXT.test(code))) return { end, isValue: true };
    } else if (sign === '{') {
      const isInterpolation = code[end - 1] === '#' || code[end - 1] === '@';
      if (!isInterpolation) return { end, isValue: false };
      open.push(sign);
    } else if (open.length === DEEPEST) return { end, isValue: false };
    else if (sign === '(' || sign === '[') open.push(sign);
    else if (sign === '}' && !open.includes('{')) return { end, isValue: true };
    else if (open.pop() === undefined) return { end, isValue: false };
  }
  return { end: code.length, isValue: true };
}

/** Behind the quote that closes it on the same line; one that nothing closes is no string. */
function endOfString(code: string, at: number, quote: '"' | "'"): number {
  const closing = CLOSING[quote];
  closing.lastIndex = at + 1;
  const end = closing.exec(code);
  return end?.[0] === quote ? closing.lastIndex : at + 1;
}

const CLOSING = { '"': /["\n]/g, "'": /['\n]/g };

/** A style sheet in which the conditions of `@supports`, whose colors only ask, are blank. */
export const withoutConditions = (code: string): string =>
  code.replaceAll(/@supports[^{;]{0,500}/gi, (condition) => ' '.repeat(condition.length));

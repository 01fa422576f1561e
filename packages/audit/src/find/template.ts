/**
 * The text of a template, of the same length, with expressions replaced by what a style sheet may have there:
 * a comment where one stands on a line alone, as mixins do, else a word.
 */
export function maskedTemplate(
  text: string,
  start: number,
  end: number,
  expressions: readonly { readonly start: number; readonly end: number }[],
): string {
  const parts: string[] = [];
  let at = start + 1;
  for (const one of expressions) {
    const open = text.lastIndexOf('${', one.start);
    const close = text.indexOf('}', one.end) + 1;
    if (open < at || close <= 0) continue;
    parts.push(text.slice(at, open));
    const isAlone =
      /(?:^|[;{}\n])[ \t]*$/.test(text.slice(Math.max(start + 1, open - 200), open)) &&
      /^[ \t]*(?:;|\r?\n|`|\})/.test(text.slice(close, close + 200));
    parts.push(fill(text.slice(open, close), isAlone));
    at = close;
  }
  return parts.join('') + text.slice(at, end - 1);
}

function fill(source: string, isComment: boolean): string {
  const blank = source.slice(2, -2).replace(/[^\r\n]/g, isComment ? ' ' : 'x');
  if (isComment) return `/*${blank}*/`.slice(0, source.length).padEnd(source.length);
  return `xx${blank.replace(/[\r\n]/g, 'x')}xx`.slice(0, source.length).padEnd(source.length, 'x');
}

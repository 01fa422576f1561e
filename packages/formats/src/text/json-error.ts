import { visit } from 'jsonc-parser';

/**
 * Where a text stops being JSON. Engines say it in words of their own, or not at all.
 *
 * @param text No valid JSON.
 * @returns Code units from the start. A string that is broken counts from its first quote; where more
 *   should follow, it is the length of the text.
 * @see https://www.rfc-editor.org/rfc/rfc8259
 */
export function jsonErrorOffset(text: string): number {
  let first = text.length;
  const onError = (_code: number, offset: number) => {
    first = Math.min(first, offset);
  };
  visit(text, { onError }, { disallowComments: true });
  return first;
}

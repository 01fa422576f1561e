import type { ModeKind } from '@swatchwork/theme/mode';

const USUAL = /(?<![a-z])(?:light|dark|day|night)(?![a-z])/i;

/**
 * The name of a file, a context or a mode for another mode: `Light` becomes `Dark`, and `tokens.json` becomes
 * `tokens.dark.json`.
 *
 * @param isWord Whether it is a name alone, without an ending.
 */
export function counterpartOf(name: string, kind: ModeKind, isWord = false): string {
  const at = name.lastIndexOf('/') + 1;
  const own = name.slice(at);
  const word = USUAL.exec(own)?.[0];
  if (word !== undefined) return name.slice(0, at) + own.replace(USUAL, inCase(kind, word));
  return isWord ? inCase(kind, name) : besideOf(name, kind);
}

/** Another file beside one: `theme.json` and `theme.dark.json`. Standard input is called `theme.json`. */
export function besideOf(name: string, word: string): string {
  const file = name === '-' ? 'theme.json' : name;
  const [, stem = file, ending = ''] = /^(.*?)((?:\.tokens)?\.json5?)$/i.exec(file) ?? [];
  return `${stem}.${word}${ending || '.json'}`;
}

function inCase(word: string, like: string): string {
  if (like === like.toUpperCase()) return word.toUpperCase();
  return /^[A-Z]/.test(like) ? word[0]!.toUpperCase() + word.slice(1) : word;
}

/** JSON that is indented as another text, with lists of numbers in one line. */
export function toJsonText(value: unknown, like: string): string {
  const indent = /\n([ \t]+)["'}\w]/.exec(like)?.[1] ?? '  ';
  const text = JSON.stringify(value, null, indent).replace(
    /\[\s+((?:-?[\d.e+-]+,\s+)*-?[\d.e+-]+)\s+\]/g,
    (_, numbers: string) => `[${numbers.split(/,\s+/).join(', ')}]`,
  );
  return like.includes('\r\n') ? `${text}\n`.replaceAll('\n', '\r\n') : `${text}\n`;
}

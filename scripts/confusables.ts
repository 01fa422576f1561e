// `node scripts/confusables.ts confusables.txt`: writes the table of characters that look like Latin
// letters and digits, by which forbidden words are found. The file is Unicode's, from
// https://www.unicode.org/Public/security/latest/confusables.txt (UTS 39).
import { readFileSync, writeFileSync } from 'node:fs';

import { fromRoot } from './lib/root.ts';

const TARGET = fromRoot('apps/api/src/features/moderation/terms/confusables.json');

/** What UTS 39 writes for a letter that it takes for two. */
const DOUBLE = new Map([['rn', 'm']]);

const alike = new Map<string, string[]>();
for (const line of readFileSync(process.argv[2]!, 'utf8').split('\n')) {
  const [source, target] = line.split(';').map((part) => toText(part.trim()));
  if (!source || !target) continue;
  const letter = DOUBLE.get(target) ?? target;
  if (!/^[a-z0-9]$/i.test(letter) || isPlain(source)) continue;
  alike.set(letter, [...(alike.get(letter) ?? []), source]);
}

const rows = [...alike]
  .sort()
  .map(([letter, all]) => `  "${letter}": "${all.map(toEscape).join('')}"`);
writeFileSync(TARGET, `{\n${rows.join(',\n')}\n}\n`);

/** The characters of code points in hex; empty for a comment. */
function toText(codes: string): string {
  if (!/^[0-9A-F ]+$/.test(codes)) return '';
  return String.fromCodePoint(...codes.split(' ').map((code) => Number.parseInt(code, 16)));
}

/** Whether the search reads a character as ASCII without the table. */
function isPlain(text: string): boolean {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '');
  return /^[\x20-\x7E]*$/.test(bare) || [...text].length > 1;
}

function toEscape(text: string): string {
  return text.replaceAll(
    /[\s\S]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

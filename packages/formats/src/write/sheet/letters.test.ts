import { describe, expect, test } from 'vitest';

import { isEastAsian } from './east-asian.ts';
import { isEmoji } from './emoji.ts';
import { isHangul } from './family-order.ts';
import { readFont } from './font.ts';
import { readFontFile } from './font-files.ts';
import { ALPHABETS, alphabetOf, charactersOf, printable } from './letters.ts';
import { sliceOutlines, slicesOf } from './sliced.ts';
import { readSlice } from './slices.ts';

const UP_TO = 0x30000;

const all = function* (isWanted: (letter: string) => boolean) {
  for (let point = 0; point < UP_TO; point++) {
    const letter = String.fromCodePoint(point);
    if (isWanted(letter)) yield letter;
  }
};

const lettersOf = async (file: Uint8Array) => (await readFont(file)).codePoints;

const isOther = (letter: string) => isEastAsian(letter) && !isHangul(letter);

describe('letters of a sheet', () => {
  test('an alphabet has every letter that is said of it', async () => {
    const letters = new Map<string, ReadonlySet<number>>();
    for (const file of ALPHABETS) letters.set(file, await lettersOf(await readFontFile(file)));
    for (const letter of all((each) => alphabetOf(each) !== undefined)) {
      const file = alphabetOf(letter)!;
      if (!letters.get(file)!.has(letter.codePointAt(0)!)) expect.fail(`${file} lacks ${letter}`);
    }
  });

  test.each([
    [['noto-emoji'], isEmoji],
    [['noto-sans-kr'], (letter: string) => isEastAsian(letter) && isHangul(letter)],
    [['noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr', 'noto-sans-hk'], isOther],
    [['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr', 'noto-sans-hk'], isOther],
  ] as const)(
    '%j have what is said of them, each letter where it is looked for',
    async (families, isTheirs) => {
      const left = new Set(all(isTheirs));
      for (const family of families) {
        for (const { name, has } of await slicesOf(family)) {
          const said = [...left].filter((letter) => has.has(letter.codePointAt(0)!));
          for (const letter of said) left.delete(letter);
          if (said.length === 0) continue;
          const letters = await lettersOf(await readSlice(family, name));
          const lacking = said.filter((letter) => !letters.has(letter.codePointAt(0)!));
          expect(lacking, `${family} ${name}`).toEqual([]);
        }
      }
      expect([...left]).toEqual([]);
    },
  );

  test('emoji that are joined, and that no font has as one, show their parts', async () => {
    const joined = '🌊\u200D🎨';
    expect(charactersOf(joined)).toEqual([joined]);
    expect((await sliceOutlines([joined])).get(joined)).toHaveLength(2);
    expect((await sliceOutlines(['👩🏽\u200D🎨'])).get('👩🏽\u200D🎨')).toHaveLength(1);
  });

  test('an emoji stays with all that belongs to it', async () => {
    const emoji = ['🏳️‍🌈', '❤️', '1️⃣', '👩🏽‍🎨', '🇺🇦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👨‍👩‍👧‍👦'];
    expect(charactersOf(`a${emoji.join('')}9`)).toEqual(['a', ...emoji, '9']);
    const outlines = await sliceOutlines(emoji);
    expect(emoji.map((each) => outlines.get(each)?.length)).toEqual(emoji.map(() => 1));
  });

  test.each([
    ['春 한 🌊️', '春 한 🌊️'],
    ['a\u200Bb\uFEFF', 'ab'],
    ['ကို x', 'ကို x'],
    ['© ™ 1 #', '© ™ 1 #'],
    ['★ Star → ♪ ① ✓', '★ Star → ♪ ① ✓'],
    ['㗎 𨋢 颳 𠮷 﨑', '㗎 𨋢 颳 𠮷 﨑'],
    ['ჿ ⸙', 'ჿ ?'],
  ])('%s is written as %s', (text, expected) => {
    expect(printable(text)).toBe(expected);
  });
});

import { expect, test } from 'vitest';

import { compileTerms, keyOfTerm } from './compile-terms.ts';

const find = compileTerms(['casino', 'ass', 'cunt', 'hot shops', 'shop.example', 'bücher.example']);

test.each([
  ['case', 'CASINO night', 'casino'],
  ['accents', 'Cásïnõ', 'casino'],
  ['digits for letters', 'my c4s1n0', 'casino'],
  ['signs for letters', 'a$$', 'ass'],
  ['signs behind a word', 'Casino!', 'casino'],
  ['Cyrillic letters that look Latin', 'саsіnо', 'casino'],
  ['Greek letters that look Latin', 'cαsιnο', 'casino'],
  ['letters that look like each other', 'caslno and casIno', 'casino'],
  ['Greek letters that Unicode says look Latin', 'ϲasino', 'casino'],
  ['phonetic letters', 'cɑsino', 'casino'],
  ['Armenian letters', 'casinօ', 'casino'],
  ['small capitals', 'ᴄᴀꜱɪɴᴏ', 'casino'],
  ['capitals that only their decomposition shows', 'ℂasino', 'casino'],
  ['letters in squares', '🄲🄰🅂🄸🄽🄾 and 🅲🅰🆂🅸🅽🅾', 'casino'],
  ['letters of flags', '🇨​🇦​🇸​🇮​🇳​🇴', 'casino'],
  ['Cherokee and Lisu letters', 'ᏟᎪꓢꓲΝ𐓂', 'casino'],
  ['digits behind a word', 'casino1 and 24casino', 'casino'],
  ['wide letters', 'ＣＡＳＩＮＯ', 'casino'],
  ['mathematical letters', '𝐜𝐚𝐬𝐢𝐧𝐨', 'casino'],
  ['what is not drawn inside', 'cas\u200Bi\u00ADno', 'casino'],
  ['a filler that is not drawn', 'cas\u3164ino', 'casino'],
  ['what ends a word', 'free_casino-now', 'casino'],
  ['some words together', 'The hot, shops', 'hot shops'],
  ['a host in a link', 'see https://shop.example/a?b', 'shop.example'],
  ['a host below it', 'www.SHOP.example', 'shop.example'],
  ['the host of an address', 'me@shop.example.', 'shop.example'],
  ['other dots', 'shop。example', 'shop.example'],
  ['an international host', 'https://xn--bcher-kva.example', 'bücher.example'],
])('a forbidden term is found through %s', (_how, text, term) => {
  expect(find(text)).toBe(term);
});

test.each([
  'Scunthorpe grass',
  'Classic passage, assassin',
  'casinos are other words',
  'hot and shops',
  'workshop.example',
  'shop.example.org',
  'shop example',
  'The color #A55, and 455 of it',
  'Café noir',
  '',
])('%j holds none', (text) => {
  expect(find(text)).toBeUndefined();
});

test('a hex that is a color is no word, and the same letters alone are', () => {
  expect(find('#A55A55 and #455')).toBeUndefined();
  expect(find('A55')).toBe('ass');
});

test('what could never be found is no term', () => {
  for (const term of ['…', '??', '!!!', '$$', 'one two three four five six seven'])
    expect(keyOfTerm(term)).toBeUndefined();
});

test('a term is found in every text that is the term itself', () => {
  for (const term of ['c4s1n0', 'a$$', '4$$', 'x.y', 'ﷺ', '赌场', 'हिन्दी', 'straße'])
    expect(compileTerms([term])(`– ${term} –`), term).toBe(term);
});

test('vowels of Indic scripts count: other words stay allowed', () => {
  expect(compileTerms(['हिन्दी'])('हन्द')).toBeUndefined();
});

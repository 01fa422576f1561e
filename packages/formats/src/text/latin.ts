import { normalize } from './normalize.ts';

/** Letters of the Latin alphabet without an accent that could be taken off. */
const LETTERS = 'ß ss æ ae ø o đ d ð d þ th ł l œ oe ı i ħ h ŋ ng ŧ t ə e';

const CYRILLIC =
  'а a б b в v г g ґ g д d е e ж zh з z и i і i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ъ  ы y ь  э e ю yu я ya є ye ђ dj ј j љ lj њ nj ћ c џ dz ѓ g ќ k ѕ dz ў u ё yo ї yi';

const GREEK =
  'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o';

/** Hiragana in the order of their code points from U+3041; small ones as the large. */
const KANA =
  'a a i i u u e e o o ka ga ki gi ku gu ke ge ko go sa za shi ji su zu se ze so zo ta da chi ji tsu tsu zu te de to do na ni nu ne no ha ba pa hi bi pi fu bu pu he be pe ho bo po ma mi mu me mo ya ya yu yu yo yo ra ri ru re ro wa wa i e o n vu'.split(
    ' ',
  );

const FIRST_KANA = 0x3041;
const KATAKANA = /[ァ-ヴ]/g;
const TO_HIRAGANA = 0x60; // code points between a katakana and its hiragana

// The parts of a syllable of Hangul, in the order of its code points (Revised Romanization).
const INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const FINALS = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');
const FIRST_HANGUL = 0xac00;

const TABLE = new Map([
  ...pairs(LETTERS),
  ...pairs(CYRILLIC),
  ...pairs(GREEK),
  ...KANA.map((sound, i) => [String.fromCodePoint(FIRST_KANA + i), sound] as const),
]);

function* pairs(table: string): Generator<readonly [letter: string, sound: string]> {
  const words = table.split(' ');
  for (let i = 0; i < words.length; i += 2) yield [words[i]!, words[i + 1]!];
}

/**
 * A text in lower-case letters of the Latin alphabet, without accents, as far as letters stand for
 * sounds: Latin, Cyrillic, Greek, kana and Hangul. Everything else stays as it is.
 */
export const toLatin = (text: string): string =>
  normalize(text, 'NFKC')
    .toLowerCase()
    .replaceAll(KATAKANA, (letter) => String.fromCodePoint(letter.codePointAt(0)! - TO_HIRAGANA))
    .replaceAll(/([ぁ-ゖ])([ゃゅょ])/g, (_, letter: string, small: string) => glide(letter, small))
    .replaceAll(/っ([a-zぁ-ゖ])/g, (_, next: string) => `${(TABLE.get(next) ?? next)[0]}${next}`)
    .replaceAll('ー', '')
    .replaceAll(/[가-힣]/g, syllable)
    .replaceAll(NOT_ASCII, bySound) // first as they are: ё is more than е with a mark
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(NOT_ASCII, bySound);

const NOT_ASCII = /[^\0-\x7f]/g;

const bySound = (letter: string) => TABLE.get(letter) ?? letter;

/** `きゃ` is kya, `しゃ` is sha. */
function glide(letter: string, small: string): string {
  const sound = TABLE.get(letter) ?? '';
  const vowel = TABLE.get(small) ?? '';
  if (!sound.endsWith('i') || sound === 'i') return sound + vowel;
  const start = sound.slice(0, -1);
  return start + (/(?:sh|ch|j)$/.test(start) ? vowel.slice(1) : vowel);
}

function syllable(letter: string): string {
  const index = letter.codePointAt(0)! - FIRST_HANGUL;
  const initial = INITIALS[Math.floor(index / (21 * 28))]!;
  return initial + VOWELS[Math.floor(index / 28) % 21]! + FINALS[index % 28]!;
}

/** Whether such a text still has letters or digits that ASCII does not have. */
export const hasOtherLetters = (latin: string): boolean =>
  /(?!\w)[\p{Letter}\p{Number}]/u.test(latin);

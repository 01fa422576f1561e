/** The notations in which Adobe Color repeats each of its colors, behind the color's name. */
export const NOTATION = /-(?:hex|rgba?|hsla?|cmyk|hsb|lab)$/i;

/** `--color-brand` is named brand. Numbers are no names, alone or after the palette's own name. */
export function ownName(variable: string, family: string): string | undefined {
  const name = variable.replace(/^colou?r-/i, '');
  const own = name.startsWith(`${family}-`) ? name.slice(family.length + 1) : name;
  return /^\d+$/.test(own) ? undefined : name;
}

/** Members with words for people and programs, in which coral and tan are no colors. */
export const isWordKey = (key: string): boolean => WORD_KEYS.test(key);

const WORD_KEYS =
  /^(?:\$?description|alias(?:es)?|category|comments?|family|field|fonts?|id|key|kind|label|mood|(?:display|color)?_?name|note|slug|tags?|title|token|type|url|usage)$/i;

/** Of those, what the color beside it is called. */
export const isNameKey = (key: string): boolean =>
  /^(?:(?:display|color)?_?name|title|label)$/i.test(key);

/** A word of letters, which may be a name of a color in CSS as well as any other word. */
export const isWord = (text: string): boolean => /^[a-z]+$/i.test(text);

/** Functions whose only argument, in quotes, is the color that they make. */
export const isMaker = (call: string): boolean => MAKERS.test(call);

const MAKERS =
  /(?:^|\.)(?:[qs]?k?color|rgb|hex|hexcolor|fromhex|fromhtml|tinycolor|chroma|to_rgba?)$/i;

/** Whether a function makes another color of one, by its name. */
export const isChanger = (call: string): boolean => CHANGERS.test(call);

const CHANGERS =
  /light|dark|fade|alpha|shade|tint|mix|satur|opac|transp|invert|complement|hue|spin|adjust|contrast|gr[ae]y|blend/i;

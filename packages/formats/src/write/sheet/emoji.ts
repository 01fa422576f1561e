import { isInstalled } from '#families';

/** An emoji with its modifiers, and what is joined to it; also flags, those of England, Scotland and Wales too, and keys. */
export const EMOJI =
  /\p{RI}{2}|\u{1F3F4}[\u{E0062}\u{E0063}\u{E0065}\u{E0067}\u{E006C}\u{E006E}\u{E0073}\u{E0074}\u{E0077}]{5}\u{E007F}|[0-9#*]\uFE0F?\u20E3|(?![0-9#*©®™\u{1F46A}])\p{Emoji}(?:\p{EMod}|\uFE0F)?(?:\u200D\p{Emoji}(?:\p{EMod}|\uFE0F)?)*/u;

const ONLY = new RegExp(`^(?:${EMOJI.source})$`, 'u');

/** Whether a text is one emoji. */
export const isEmojiText = (text: string): boolean => ONLY.test(text);

/** Whether a text is one emoji, and the font of emoji is there. */
export const isEmoji = (text: string): boolean => isInstalled('noto-emoji') && isEmojiText(text);

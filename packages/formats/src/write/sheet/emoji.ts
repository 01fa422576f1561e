import { HAS_SLICES } from '#slices';

/** An emoji with its modifiers, and what is joined to it; also flags and keys. */
export const EMOJI =
  /\p{RI}{2}|[0-9#*]\uFE0F?\u20E3|(?![0-9#*©®™\u{1F46A}])\p{Emoji}(?:\p{EMod}|\uFE0F)?(?:\u200D\p{Emoji}(?:\p{EMod}|\uFE0F)?)*/u;

const ONLY = new RegExp(`^(?:${EMOJI.source})$`, 'u');

/** Whether a text is one emoji that the fonts have. */
export const isEmoji = (text: string): boolean => HAS_SLICES && ONLY.test(text);

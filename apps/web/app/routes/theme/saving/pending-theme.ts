/** What a theme will be called and who will see it. */
export interface Wish {
  readonly name: string;
  readonly onlyMe: boolean;
}

/** Who can open a saved theme, as a sentence. */
export const seenBy = (onlyMe: boolean): string =>
  onlyMe ? 'Only you can open it.' : 'Everyone with its link can open it.';

/** What signing in will save, as a sentence. */
export function noticeOf({ name, onlyMe }: Wish): string {
  if (name.trim() === '') return 'Your theme is kept. It needs a name to be saved.';
  const who = onlyMe ? 'for you alone' : 'for everyone with its link';
  return `Once you are signed in, the theme ${name.trim()} is saved, ${who}.`;
}

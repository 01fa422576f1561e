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
  if (name.trim() === '') return 'Your theme is not lost. Enter a name to save it.';
  const who = onlyMe ? 'only for you' : 'for everyone with its link';
  return `The theme ${name.trim()} will be saved after you sign in, ${who}.`;
}

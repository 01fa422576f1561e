import type { CreatorDocument } from '../../../palettes/creator-document.ts';
import { writeDocument } from '../../../palettes/document-url.ts';

/** The place to which a visitor returns to save a palette, or a color of it. */
export const placeOf = (document: CreatorDocument): string =>
  `/create-palette${writeDocument(document)}`;

/** What signing in will save, as a sentence. */
export function noticeOf({ name, onlyMe }: CreatorDocument, color?: string): string {
  if (color) return `${color} will be saved to your favorites after you sign in.`;
  if (name.trim() === '') return 'Your palette is not lost. Enter a name to save it.';
  const seenBy = onlyMe ? 'only for you' : 'for everyone to see';
  return `The palette ${name.trim()} will be saved after you sign in, ${seenBy}.`;
}

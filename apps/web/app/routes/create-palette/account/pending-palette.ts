import type { CreatorDocument } from '../../../palettes/creator-document.ts';
import { writeDocument } from '../../../palettes/document-url.ts';

/** The place to which a visitor returns to save a palette, or a color of it. */
export const placeOf = (document: CreatorDocument): string =>
  `/create-palette${writeDocument(document)}`;

/** What signing in will save, as a sentence. */
export function noticeOf({ name, onlyMe }: CreatorDocument, color?: string): string {
  if (color) return `Once you are signed in, ${color} is saved to your favorites.`;
  if (name.trim() === '') return 'Your palette is kept. It needs a name to be saved.';
  const seenBy = onlyMe ? 'for you alone' : 'for everyone to see';
  return `Once you are signed in, the palette ${name.trim()} is saved, ${seenBy}.`;
}

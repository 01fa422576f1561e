import { toast } from '../messages/toast.ts';
import { copyText } from './copy-text.ts';

/** Copies a text and shows a toast; by default with the text for a color. */
export async function copyWithToast(
  text: string,
  title = 'Copied!',
  description = `Color ${text} copied to clipboard.`,
) {
  if (await copyText(text)) toast.success(title, description);
  else toast.error('Copy Failed', 'Could not copy color to clipboard.');
}

import { toast } from '../../ui/messages/toast.ts';
import type { Source } from './read-source.ts';

const STYLE_FILE = /\.(?:css|html?)$/i;

const STYLE_TEXT = /--[\w-]+\s*:|[{;]\s*(?:background-)?color\s*:/;

/**
 * Offers to check a style sheet as a theme, once its colors have been taken.
 *
 * @param carry Takes it to the contrast audit.
 */
export function offerTheme(
  source: Source,
  carry: (source: readonly File[] | string) => Promise<boolean>,
): void {
  const theme = typeof source === 'string' || source instanceof File ? source : '';
  const isFile = typeof theme !== 'string';
  if (!(isFile ? STYLE_FILE.test(theme.name) : STYLE_TEXT.test(theme))) return;
  const offer = toast.offer('This is a style sheet.', {
    label: 'Check as a theme',
    run() {
      toast.dismiss(offer);
      void carry(isFile ? [theme] : theme);
    },
  });
}

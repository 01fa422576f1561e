import { toast } from '../../ui/messages/toast.ts';
import type { Source } from './read-source.ts';

const STYLE_FILE = /\.(?:css|html?)$/i;

const STYLE_TEXT = /--[\w-]+\s*:|[{;]\s*(?:background-)?color\s*:/;

/**
 * Offers to check style sheets as a theme, once their colors have been taken.
 *
 * @param carry Takes them to the contrast audit.
 */
export function offerTheme(
  sources: readonly Source[],
  carry: (source: readonly File[] | string) => Promise<boolean>,
): void {
  const text = sources.find((one) => typeof one === 'string' && STYLE_TEXT.test(one));
  const files = sources.filter(
    (one): one is File => one instanceof File && STYLE_FILE.test(one.name),
  );
  if (text === undefined && files.length === 0) return;
  const what = files.length > 1 ? 'These are style sheets.' : 'This is a style sheet.';
  const offer = toast.offer(what, {
    label: 'Check as a theme',
    run() {
      toast.dismiss(offer);
      void carry(typeof text === 'string' ? text : files);
    },
  });
}

import { useNavigate } from 'react-router';

import { toast } from '../../ui/messages/toast.ts';

/** Names of files that can hold a theme. */
const THEME = /\.(?:css|html?|json5?|tokens|zip)$/i;

/**
 * Carries style sheets and tokens that came to another page to the contrast audit, in the tab's storage.
 *
 * @returns A function that tells whether it took the files, or the text.
 */
export function useCarriedTheme() {
  const navigate = useNavigate();

  return async (source: readonly File[] | string): Promise<boolean> => {
    const files = typeof source === 'string' ? [] : source.filter(({ name }) => THEME.test(name));
    if (typeof source !== 'string' && files.length === 0) return false;
    try {
      const { keepWork, workOf, workOfText } = await import('./read-files.ts');
      const work = typeof source === 'string' ? workOfText(source) : await workOf(files);
      if (!keepWork(work)) return false;
    } catch {
      return false;
    }
    navigate('/audit');
    toast.info('Opened in Contrast Audit', 'It checks style sheets and design tokens.');
    return true;
  };
}

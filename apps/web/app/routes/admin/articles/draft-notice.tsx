import { Info } from 'lucide-react';

import { Button } from '../../../ui/buttons/button.tsx';
import type { useDraft } from './use-draft.ts';

type Props = Pick<ReturnType<typeof useDraft>, 'restoredAt' | 'isOutdated' | 'asideAt' | 'swap'> & {
  /** Time of the saved version; missing for a new article. */
  savedAt: string | undefined;
};

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/**
 * Says that the editor shows an earlier unsaved text, or that the article was saved meanwhile, and
 * lets the admin choose.
 */
export function DraftNotice({ restoredAt, isOutdated, asideAt, swap, savedAt }: Props) {
  const [text, choice] = isOutdated
    ? [
        `The article was saved on ${savedAt && MOMENT.format(new Date(savedAt))}, after you started editing. Save Changes will overwrite it.`,
        'Show Saved Version',
      ]
    : asideAt
      ? [
          `Your unsaved text of ${MOMENT.format(asideAt)} is set aside. It is lost when you close this window.`,
          'Back to My Text',
        ]
      : restoredAt
        ? [`Your unsaved text of ${MOMENT.format(restoredAt)} is back.`, 'Discard Unsaved Text']
        : [];

  return (
    <div role="status" aria-label="Draft">
      {text && (
        <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border border-outline p-3">
          <Info aria-hidden="true" className="size-5 shrink-0" />
          <p className="min-w-0 flex-1 basis-52">{text}</p>
          <Button size="small" onClick={swap}>
            {choice}
          </Button>
        </div>
      )}
    </div>
  );
}

import type { CssColor } from '@swatchwork/color';
import type { ThemeAudit } from '@swatchwork/formats/audit';
import { useLocation } from 'react-router';

import { useSaveDialog } from '../../own/use-save-dialog.tsx';
import { stepsOf } from '../../query/steps-of.ts';
import { useUndoKeys } from '../../query/use-undo-keys.ts';
import { copyWorkLink, useWorkLink } from '../../themes/own/share-work.ts';
import type { OwnWork } from '../../themes/own/use-work.ts';
import { nameOf } from '../../themes/own/work.ts';
import { packWork } from '../../themes/own/work-link.ts';
import { focusIn } from '../../tools/head/focus-in.ts';
import { toast } from '../../ui/messages/toast.ts';

/** What is done with the whole of an audit, whose link and saved state hold its files. */
export function useAuditActions({ work, audit, open, history, travel }: OwnWork) {
  useUndoKeys(travel);
  useWorkLink(useLocation().hash, open, 'audit');
  const { press, dialog } = useSaveDialog(
    {
      noun: 'audit',
      tag: 'contrast',
      colors: audit ? colorsOf(audit) : [],
      page: '/audit',
      state: () => (work ? packWork(work) : ''),
      place: '/audit',
    },
    work?.head.title.trim() || (work ? `Audit of ${nameOf(work)}` : ''),
  );

  const share = () =>
    work
      ? copyWorkLink(work, '/audit', 'audit')
      : toast.error('Nothing to Share', 'Choose files or paste a style sheet first.');

  const exporting = work && { onClick: () => focusIn('report', 'button') };
  return {
    actions: { ...stepsOf(history, travel), onShare: share, save: press, exporting },
    dialog,
  };
}

/** Colors of the pairs, those that fail first. */
function colorsOf({ pairs }: ThemeAudit): CssColor[] {
  const all = pairs
    .flatMap(({ contexts }) => Object.values(contexts))
    .toSorted((a, b) => Number(a.passes) - Number(b.passes))
    .flatMap(({ background, foreground }) => [background, foreground]);
  return [...new Set(all)].map((hex) => ({ hex }));
}

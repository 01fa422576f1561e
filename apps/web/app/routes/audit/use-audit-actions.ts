import type { CssColor } from '@swatchwork/color';
import type { ThemeAudit } from '@swatchwork/formats/audit';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useSaveDialog } from '../../own/use-save-dialog.tsx';
import { stepsOf } from '../../query/steps-of.ts';
import { useUndoKeys } from '../../query/use-undo-keys.ts';
import type { OwnWork } from '../../themes/own/use-work.ts';
import { keptWork, nameOf, type Work } from '../../themes/own/work.ts';
import { isWorkLink, LongWorkError, packWork, unpackWork } from '../../themes/own/work-link.ts';
import { focusIn } from '../../tools/head/focus-in.ts';
import { copyWithToast } from '../../ui/copying/copy-with-toast.ts';
import { toast } from '../../ui/messages/toast.ts';
import { useHandler } from '../../ui/use-handler.ts';

/** What is done with the whole of an audit, whose link and saved state hold its files. */
export function useAuditActions({ work, audit, open, history, travel }: OwnWork) {
  useUndoKeys(travel);
  useWorkLink(open);
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

  async function share() {
    if (!work) return toast.error('Nothing to Share', 'Choose files or paste a style sheet first.');
    try {
      const link = location.origin + location.pathname + (await packWork(work));
      await copyWithToast(link, 'Link Copied!', 'It holds your files and opens this audit.');
    } catch (error) {
      if (!(error instanceof LongWorkError)) throw error;
      toast.error('Too Long for a Link', error.message);
    }
  }

  const exporting = work && { onClick: () => focusIn('report', 'button') };
  return {
    actions: { ...stepsOf(history, travel), onShare: share, save: press, exporting },
    dialog,
  };
}

/** Opens the work of a link, and takes it out of the address, which what is changed later would not match. */
function useWorkLink(open: OwnWork['open']) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const arrive = useHandler(async (fragment: string) => {
    const work = await unpackWork(fragment);
    const before = keptWork();
    if (work) open(work);
    else
      toast.error(
        'Link Damaged',
        'This link is incomplete. It may have been cut off when it was sent.',
      );
    if (work && before && !isSame(work, before)) {
      const offer = toast.offer('The audit that was open here was replaced.', {
        label: 'Undo',
        run: () => {
          toast.dismiss(offer);
          open(before);
        },
      });
    }
    navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (isWorkLink(hash)) void arrive(hash);
  }, [hash, arrive]);
}

const isSame = (one: Work, other: Work) => JSON.stringify(one) === JSON.stringify(other);

/** Colors of the pairs, those that fail first. */
function colorsOf({ pairs }: ThemeAudit): CssColor[] {
  const all = pairs
    .flatMap(({ contexts }) => Object.values(contexts))
    .toSorted((a, b) => Number(a.passes) - Number(b.passes))
    .flatMap(({ background, foreground }) => [background, foreground]);
  return [...new Set(all)].map((hex) => ({ hex }));
}

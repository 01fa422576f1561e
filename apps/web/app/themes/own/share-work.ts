import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { copyWithToast } from '../../ui/copying/copy-with-toast.ts';
import { toast } from '../../ui/messages/toast.ts';
import { useHandler } from '../../ui/use-handler.ts';
import { isWorkLink } from './is-work-link.ts';
import type { OwnWork } from './use-work.ts';
import { keptWork, type Work } from './work.ts';
import { LongWorkError, packWork, unpackWork } from './work-link.ts';

/**
 * Copies a link that opens the work, or says that it is too long for one.
 *
 * @param page The address of the page that opens it.
 * @param noun What the work is called there.
 */
export async function copyWorkLink(work: Work, page: string, noun: 'audit' | 'theme') {
  try {
    const link = location.origin + page + (await packWork(work));
    await copyWithToast(link, 'Link Copied!', `It holds your files and opens this ${noun}.`);
  } catch (error) {
    if (!(error instanceof LongWorkError)) throw error;
    toast.error('Too Long for a Link', error.message);
  }
}

/**
 * Opens the work of a link, and takes it out of the address, which what is changed later would not match.
 *
 * @param noun What the work is called on this page.
 */
export function useWorkLink(hash: string, open: OwnWork['open'], noun: 'audit' | 'theme') {
  const { search } = useLocation();
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
      const offer = toast.offer(`The ${noun} that was open here was replaced.`, {
        label: 'Undo',
        run: () => {
          toast.dismiss(offer);
          open(before);
        },
      });
    }
    navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (isWorkLink(hash)) void arrive(hash);
  }, [hash, arrive]);
}

const isSame = (one: Work, other: Work) => JSON.stringify(one) === JSON.stringify(other);

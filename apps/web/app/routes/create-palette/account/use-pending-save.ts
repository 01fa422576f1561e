import { useEffect } from 'react';

import { useAuth } from '../../../auth/auth-provider.tsx';
import { takePendingSave } from '../../../auth/pending-save.ts';
import type { CreatorDocument } from '../../../palettes/creator-document.ts';
import { useHandler } from '../../../ui/use-handler.ts';
import { placeOf } from './pending-palette.ts';
import type { useSaving } from './use-saving.ts';

/** Saves what a visitor wanted to save before they were led to sign in, once. */
export function usePendingSave(
  document: CreatorDocument,
  { savePalette, saveColor }: ReturnType<typeof useSaving>,
) {
  const userId = useAuth().user?.id;

  const savePending = useHandler((id: string) => {
    const pending = takePendingSave(placeOf(document), id);
    if (pending?.color) saveColor(pending.color);
    else if (pending) savePalette();
  });

  useEffect(() => {
    if (userId) savePending(userId);
  }, [userId, savePending]);
}

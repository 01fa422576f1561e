import { type ThemeDocument, toInput } from '@swatchwork/theme/link';
import { useEffect } from 'react';

import { browserClient } from '../../../api/browser-client.ts';
import type { SavedTheme } from '../../../api/types.ts';
import { useAuth } from '../../../auth/auth-provider.tsx';
import { takePendingSave } from '../../../auth/pending-save.ts';
import { readToken } from '../../../auth/session.ts';
import { useLoginToSave } from '../../../auth/use-login-to-save.ts';
import { addToOpenProject } from '../../../projects/open-project.ts';
import { useOnce } from '../../../ui/buttons/use-once.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { useHandler } from '../../../ui/use-handler.ts';
import type { SavedDocument } from '../state/saved-document.ts';
import { noticeOf, seenBy, type Wish } from './pending-theme.ts';

type Parts = {
  document: ThemeDocument;
  saved: SavedDocument | undefined;
  wish: Wish;
  /** Path and query of this theme. */
  place: string;
  onSaved: (theme: SavedTheme) => void;
};

/**
 * Saves a theme in the account, as a new one or in place of the one that was opened, or leads to the
 * login and finishes it afterwards.
 */
export function useSaving({ document, saved, wish, place, onSaved }: Parts) {
  const login = useLoginToSave();
  const userId = useAuth().user?.id;
  const pending = (replaces: boolean) => ({ place, notice: noticeOf(wish), replaces });

  const [send, saving] = useOnce(async (replaces: boolean) => {
    const { onlyMe } = wish;
    const name = wish.name.trim();
    const theme = { name, isPublic: !onlyMe, input: toInput(document) };
    try {
      const answer = await (replaces && saved
        ? browserClient.themes.saved.change(saved.id, theme)
        : browserClient.themes.saved.save(theme));
      toast.success(
        'Theme Saved!',
        `${name} is in your profile. ${seenBy(onlyMe)}${await addToOpenProject(answer.id)}`,
      );
      onSaved(answer);
      return true;
    } catch (error) {
      const texts = {
        signedOut: 'Please log in to save themes.',
        fallback: 'Could not save theme. Please try again.',
      };
      return login.fail(error, texts, pending(replaces));
    }
  });

  /** Resolves to whether it was saved. */
  async function save(replaces: boolean): Promise<boolean> {
    if (!readToken()) login.ask('Please log in to save themes.', pending(replaces));
    else if (wish.name.trim() === '')
      toast.error('Name Required', 'Please enter a name for your theme.');
    else return send(replaces);
    return false;
  }

  const savePending = useHandler((id: string) => {
    const taken = takePendingSave(place, id);
    if (taken) void save(taken.replaces === true);
  });
  useEffect(() => {
    if (userId) savePending(userId);
  }, [userId, savePending]);

  return { save, saving };
}

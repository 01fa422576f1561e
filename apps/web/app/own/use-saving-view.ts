import { type CssColor, describe, parseHex } from '@swatchwork/color';
import { FEWEST_COLORS, MOST_COLORS, type ViewPage } from '@swatchwork/contract/constants';
import { useEffect } from 'react';

import { browserClient } from '../api/browser-client.ts';
import { useAuth } from '../auth/auth-provider.tsx';
import { takePendingSave } from '../auth/pending-save.ts';
import { readToken } from '../auth/session.ts';
import { useLoginToSave } from '../auth/use-login-to-save.ts';
import { addToOpenProject } from '../projects/open-project.ts';
import { LongWorkError } from '../themes/own/work-link.ts';
import { useOnce } from '../ui/buttons/use-once.ts';
import { toast } from '../ui/messages/toast.ts';
import { useHandler } from '../ui/use-handler.ts';

/** The work of a page that is saved as a palette with a view. */
export type ViewWork = {
  noun: 'palette' | 'check' | 'audit';
  tag: 'data' | 'contrast';
  /** The first ten stand for it in lists. */
  colors: readonly CssColor[];
  page: ViewPage;
  /** What restores it, behind the path: a query or a fragment. Rejects with a sentence if that is too long. */
  state: () => string | Promise<string>;
  /** The address to which a sign-in leads back. */
  place: string;
};

/** Saves the work of a page in the account, for its owner alone, or leads to the login and finishes it afterwards. */
export function useSavingView({ noun, tag, colors, page, state, place }: ViewWork) {
  const login = useLoginToSave();
  const userId = useAuth().user?.id;
  const Noun = noun[0]!.toUpperCase() + noun.slice(1);
  const signedOut = `Please log in to save ${noun}s.`;
  const pendingOf = (name: string) => ({
    place,
    name,
    notice:
      name === ''
        ? `Your ${noun} is kept. It needs a name to be saved.`
        : `After you sign in, the ${noun} ${name} is saved. Only you can see it.`,
  });

  const [send, saving] = useOnce(async (name: string) => {
    try {
      const { id } = await browserClient.palettes.save({
        name,
        description: '',
        colors: colors
          .slice(0, MOST_COLORS)
          .map((color) => ({ ...color, name: describe(parseHex(color.hex)!) })),
        isPublic: false,
        tags: [tag],
        view: { page, state: await state() },
      });
      toast.success(
        `${Noun} Saved!`,
        `${name} is in your profile. Only you see it.${await addToOpenProject(id)}`,
      );
      return true;
    } catch (error) {
      const fallback =
        error instanceof LongWorkError
          ? error.message
          : `Could not save ${noun}. Please try again.`;
      const texts = { signedOut, fallback };
      return login.fail(error, texts, pendingOf(name));
    }
  });

  /** Resolves to whether it was saved. */
  const save = useHandler(async (typed: string): Promise<boolean> => {
    const name = typed.trim();
    if (!readToken()) login.ask(signedOut, pendingOf(name));
    else if (name === '') toast.error('Name Required', `Please enter a name for your ${noun}.`);
    else return send(name);
    return false;
  });
  /** Whether there is anything to save. */
  const isReady = colors.length >= FEWEST_COLORS;
  const savePending = useHandler((id: string) => {
    const taken = takePendingSave(place, id);
    if (taken) void save(taken.name ?? '');
  });
  useEffect(() => {
    if (userId && isReady) savePending(userId);
  }, [userId, isReady, savePending]);

  return { save, saving, isReady };
}

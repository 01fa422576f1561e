import { describe, type Hex, parseHex } from '@swatchwork/color';
import { useEffect } from 'react';

import { browserClient } from '../../../api/browser-client.ts';
import { useAuth } from '../../../auth/auth-provider.tsx';
import { takePendingSave } from '../../../auth/pending-save.ts';
import { readToken } from '../../../auth/session.ts';
import { useLoginToSave } from '../../../auth/use-login-to-save.ts';
import { addToOpenProject } from '../../../projects/open-project.ts';
import { useOnce } from '../../../ui/buttons/use-once.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { useHandler } from '../../../ui/use-handler.ts';

type Wish = {
  name: string;
  colors: readonly Hex[];
  /** Path and query of this palette. */
  place: string;
};

/** Saves a palette for charts in the account, for its owner alone, or leads to the login and finishes it afterwards. */
export function useSaving({ name, colors, place }: Wish) {
  const login = useLoginToSave();
  const userId = useAuth().user?.id;
  const title = name.trim();
  const notice =
    title === ''
      ? 'Your palette is kept. It needs a name to be saved.'
      : `Once you are signed in, the palette ${title} is saved, for you alone.`;

  const [send, saving] = useOnce(async () => {
    try {
      const { id } = await browserClient.palettes.save({
        name: title,
        description: '',
        colors: colors.map((hex) => ({ hex, name: describe(parseHex(hex)!) })),
        isPublic: false,
        tags: ['data'],
      });
      toast.success(
        'Palette Saved!',
        `${title} is in your profile. Only you see it.${await addToOpenProject(id)}`,
      );
      return true;
    } catch (error) {
      const texts = {
        signedOut: 'Please log in to save palettes.',
        fallback: 'Could not save palette. Please try again.',
      };
      return login.fail(error, texts, { place, notice });
    }
  });

  const save = useHandler(() => {
    if (!readToken()) login.ask('Please log in to save palettes.', { place, notice });
    else if (title === '') toast.error('Name Required', 'Please enter a name for your palette.');
    else void send();
  });
  const savePending = useHandler((id: string) => {
    if (takePendingSave(place, id)) save();
  });
  useEffect(() => {
    if (userId) savePending(userId);
  }, [userId, savePending]);

  return { save, saving };
}

import { ApiError } from '@swatchwork/client';
import type { Hex } from '@swatchwork/color';
import { useEffect, useRef } from 'react';

import { browserClient } from '../../../api/browser-client.ts';
import { plainText } from '../../../api/plain-errors.ts';
import { readToken } from '../../../auth/session.ts';
import { usePageNavigate } from '../../../navigation/use-page-navigate.ts';
import type { CreatorDocument } from '../../../palettes/creator-document.ts';
import { useOnce } from '../../../ui/buttons/use-once.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { useHandler } from '../state/use-handler.ts';

/** Milliseconds to read the toast before the page changes to the login. */
const REDIRECT_DELAY = 1500;

/** Saves palettes and colors to the account, or redirects to the login. */
export function useSaving() {
  const navigate = usePageNavigate();
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(redirect.current), []);

  function askToLogIn(text: string) {
    toast.error('Login Required', text);
    clearTimeout(redirect.current);
    redirect.current = setTimeout(() => navigate('/login'), REDIRECT_DELAY);
  }

  function fail(error: unknown, fallback: string): false {
    const isSignedOut = error instanceof ApiError && error.status === 401;
    if (isSignedOut) {
      toast.error('Save Failed', 'Please log in to save palettes and colors.');
      navigate('/login');
    } else {
      toast.error('Save Failed', plainText(error) ?? fallback);
    }
    return false;
  }

  type NamesOf = (color: Hex) => string;

  const [sendPalette, saving] = useOnce(async (document: CreatorDocument, namesOf: NamesOf) => {
    const { name, description, colors, harmony } = document;
    try {
      await browserClient.palettes.save({
        name: name.trim(),
        description: description.trim(),
        colors: colors.map((hex) => ({ hex, name: namesOf(hex) })),
        isPublic: true,
        tags: harmony ? [harmony, 'custom'] : ['custom'],
      });
      toast.success('Palette Saved!', `${name.trim()} is in your profile.`);
      return true;
    } catch (error) {
      return fail(error, 'Could not save palette. Please try again.');
    }
  });

  const [sendColor] = useOnce(
    async (hexCode: Hex) => {
      try {
        await browserClient.colors.save({ hexCode, name: `Color ${hexCode}`, tags: ['favorite'] });
        toast.success('Color Saved!', `${hexCode} is in your favorites.`);
        return true;
      } catch (error) {
        return fail(error, 'Could not save color. Please try again.');
      }
    },
    (hexCode) => hexCode,
  );

  function savePalette(document: CreatorDocument, namesOf: NamesOf) {
    if (!readToken()) askToLogIn('Please log in to save palettes.');
    else if (document.name.trim() === '')
      toast.error('Name Required', 'Please enter a name for your palette.');
    else void sendPalette(document, namesOf);
  }

  function saveColor(hexCode: Hex) {
    if (!readToken()) askToLogIn('Please log in to save colors to favorites.');
    else void sendColor(hexCode);
  }

  return { saving, savePalette, saveColor: useHandler(saveColor) };
}

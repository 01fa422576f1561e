import { ApiError } from '@swatchwork/client';
import type { Hex } from '@swatchwork/color';
import { useEffect, useRef } from 'react';

import { browserClient } from '../../../api/browser-client.ts';
import { plainText } from '../../../api/plain-errors.ts';
import { rememberSave } from '../../../auth/pending-save.ts';
import { readToken } from '../../../auth/session.ts';
import { linkWithPlace } from '../../../auth/sign-in-links.ts';
import { usePageNavigate } from '../../../navigation/use-page-navigate.ts';
import type { CreatorDocument } from '../../../palettes/creator-document.ts';
import { useOnce } from '../../../ui/buttons/use-once.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { useHandler } from '../state/use-handler.ts';
import { noticeOf, placeOf } from './pending-palette.ts';

/** Milliseconds to read the toast before the page changes to the login. */
const REDIRECT_DELAY = 1500;

/** The name of a color, if it is known. */
export type NameOf = (color: Hex) => string | undefined;

/** Saves palettes and colors to the account, or leads to the login and remembers what to save. */
export function useSaving(document: CreatorDocument) {
  const navigate = usePageNavigate();
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(redirect.current), []);

  /** @returns The way to the login, which leads back to the palette and saves it, or the color. */
  function loginFor(color?: Hex): string {
    const place = placeOf(document);
    rememberSave({ place, notice: noticeOf(document, color), ...(color && { color }) });
    return linkWithPlace('/login', place);
  }

  function askToLogIn(text: string, color?: Hex) {
    const login = loginFor(color);
    toast.error('Login Required', text);
    clearTimeout(redirect.current);
    redirect.current = setTimeout(() => navigate(login), REDIRECT_DELAY);
  }

  function fail(error: unknown, fallback: string, color?: Hex): false {
    const isSignedOut = error instanceof ApiError && error.status === 401;
    if (isSignedOut) {
      toast.error('Save Failed', 'Please log in to save palettes and colors.');
      navigate(loginFor(color));
    } else {
      toast.error('Save Failed', plainText(error) ?? fallback);
    }
    return false;
  }

  const [sendPalette, saving] = useOnce(async (nameOf: NameOf) => {
    const { name, description, colors, harmony, onlyMe } = document;
    try {
      await browserClient.palettes.save({
        name: name.trim(),
        description: description.trim(),
        colors: colors.map((hex) => ({ hex, name: nameOf(hex) ?? `Color ${hex}` })),
        isPublic: !onlyMe,
        tags: harmony ? [harmony, 'custom'] : ['custom'],
      });
      const seenBy = onlyMe ? 'Only you see it.' : 'Everyone can see it.';
      toast.success('Palette Saved!', `${name.trim()} is in your profile. ${seenBy}`);
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
        return fail(error, 'Could not save color. Please try again.', hexCode);
      }
    },
    (hexCode) => hexCode,
  );

  function savePalette(nameOf: NameOf) {
    if (!readToken()) askToLogIn('Please log in to save palettes.');
    else if (document.name.trim() === '')
      toast.error('Name Required', 'Please enter a name for your palette.');
    else void sendPalette(nameOf);
  }

  function saveColor(hexCode: Hex) {
    if (!readToken()) askToLogIn('Please log in to save colors to favorites.', hexCode);
    else void sendColor(hexCode);
  }

  return { saving, savePalette, saveColor: useHandler(saveColor) };
}

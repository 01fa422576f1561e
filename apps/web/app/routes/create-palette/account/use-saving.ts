import { ApiError } from '@swatchwork/client';
import type { Hex } from '@swatchwork/color';
import { useEffect, useRef, useState } from 'react';

import { browserClient } from '../../../api/browser-client.ts';
import { readToken } from '../../../auth/session.ts';
import { usePageNavigate } from '../../../navigation/use-page-navigate.ts';
import { toast } from '../../../ui/toast.ts';
import type { CreatorDocument } from '../state/creator-document.ts';
import { useHandler } from '../state/use-handler.ts';

/** Milliseconds in which to read why the page changes to the login. */
export const REDIRECT_DELAY = 1500;

/** Saves palettes and colours to the account, or leads to the login. */
export function useSaving() {
  const navigate = usePageNavigate();
  const [saving, setSaving] = useState(false);
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(redirect.current), []);

  function askToLogIn(text: string) {
    toast.error('Login Required', text);
    clearTimeout(redirect.current);
    redirect.current = setTimeout(() => navigate('/login'), REDIRECT_DELAY);
  }

  function fail(error: unknown, fallback: string) {
    const isSignedOut = error instanceof ApiError && error.status === 401;
    if (!isSignedOut) {
      toast.error('Save Failed', errorText(error) ?? fallback);
      return;
    }
    toast.error('Save Failed', 'Please log in to save palettes and colors.');
    navigate('/login');
  }

  async function savePalette(
    { name, description, colors, harmony }: CreatorDocument,
    namesOf: (color: Hex) => string,
  ) {
    if (!readToken()) return askToLogIn('Please log in to save palettes.');
    if (name.trim() === '') {
      toast.error('Name Required', 'Please enter a name for your palette.');
      return;
    }
    setSaving(true);
    try {
      await browserClient.palettes.save({
        name: name.trim(),
        description: description.trim(),
        colors: colors.map((hex) => ({ hex, name: namesOf(hex) })),
        isPublic: true,
        tags: harmony ? [harmony, 'custom'] : ['custom'],
      });
      toast.success('Palette Saved!', `${name.trim()} is in your profile.`);
    } catch (error) {
      fail(error, 'Could not save palette. Please try again.');
    } finally {
      setSaving(false);
    }
  }

  async function saveColor(hexCode: Hex) {
    if (!readToken()) return askToLogIn('Please log in to save colors to favorites.');
    try {
      await browserClient.colors.save({ hexCode, name: `Color ${hexCode}`, tags: ['favorite'] });
      toast.success('Color Saved!', `${hexCode} is in your favorites.`);
    } catch (error) {
      fail(error, 'Could not save color. Please try again.');
    }
  }

  return { saving, savePalette, saveColor: useHandler(saveColor) };
}

/** What the server said, if it said anything. */
function errorText(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.message.startsWith('HTTP error! status:') ? undefined : error.message;
}

import { toCssColor } from '@swatchwork/color';

import { browserClient } from '../../../api/browser-client.ts';
import { readToken } from '../../../auth/session.ts';
import { useLoginToSave } from '../../../auth/use-login-to-save.ts';
import { colorTexts } from '../../../palettes/carried-palette.ts';
import type { CreatorDocument } from '../../../palettes/creator-document.ts';
import { writeDocument } from '../../../palettes/document-url.ts';
import { addToOpenProject } from '../../../projects/open-project.ts';
import { useOnce } from '../../../ui/buttons/use-once.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { useHandler } from '../../../ui/use-handler.ts';
import { type NameOf, namesIn } from '../state/names-in.ts';
import { noticeOf, placeOf } from './pending-palette.ts';

/** Saves palettes and colors to the account, or leads to the login and remembers what to save. */
export function useSaving(document: CreatorDocument, ownNameOf: NameOf) {
  const login = useLoginToSave();

  /** What is left to be done once the visitor has signed in: the palette, or a color of it. */
  const pending = (color?: string) => ({
    place: placeOf(document),
    notice: noticeOf(document, color),
    ...(color && { color }),
  });

  const fail = (error: unknown, fallback: string, color?: string) =>
    login.fail(
      error,
      { signedOut: 'Please log in to save palettes and colors.', fallback },
      pending(color),
    );

  const [sendPalette, saving] = useOnce(async () => {
    const { name, description, colors, exact, harmony, onlyMe, roles } = document;
    const names = namesIn(document, ownNameOf);
    try {
      const { id, held } = await browserClient.palettes.save({
        name: name.trim(),
        description: description.trim(),
        colors: colors.map((hex, i) => ({
          ...(toCssColor(exact[i] ?? '') ?? { hex }),
          name: names[i]!,
        })),
        isPublic: !onlyMe,
        tags: harmony ? [harmony, 'custom'] : ['custom'],
        ...(Object.keys(roles).length > 0 && {
          view: { page: '/create-palette' as const, state: writeDocument(document) },
        }),
      });
      const seenBy = onlyMe ? 'Only you can see it.' : 'Everyone can see it.';
      const waits = 'A moderator has to approve it first; until then only you can see it.';
      toast.success(
        'Palette Saved!',
        `${name.trim()} is in your profile. ${held ? waits : seenBy}${await addToOpenProject(id)}`,
      );
      return true;
    } catch (error) {
      return fail(error, 'Could not save palette. Please try again.');
    }
  });

  const [sendColor] = useOnce(
    async (text: string) => {
      const { hex: hexCode, ...beyond } = toCssColor(text)!;
      const name = `Color ${hexCode}`;
      try {
        await browserClient.colors.save({ hexCode, ...beyond, name, tags: ['favorite'] });
        toast.success('Color Saved!', `${text} is in your favorites.`);
        return true;
      } catch (error) {
        return fail(error, 'Could not save color. Please try again.', text);
      }
    },
    (text) => text,
  );

  /** @returns Whether the palette has what it needs; else its form has to show. */
  function savePalette(): boolean {
    if (!readToken()) login.ask('Please log in to save palettes.', pending());
    else if (document.name.trim() === '') {
      toast.error('Name Required', 'Please enter a name for your palette.');
      return false;
    } else void sendPalette();
    return true;
  }

  /** Saves a color, given as text for CSS, as a favorite. */
  function saveColor(text: string) {
    if (!readToken()) login.ask('Please log in to save colors to favorites.', pending(text));
    else void sendColor(text);
  }

  const star = useHandler((slot: number) => saveColor(colorTexts(document)[slot]!));

  return { saving, savePalette, saveColor, star };
}

import { formatHex, type HarmonyType, parseHex } from '@swatchwork/color';
import { useState } from 'react';

import { browserClient } from '../../../api/browser-client.ts';
import { toast } from '../../../ui/toast.ts';
import { type CreatorDocument, SLOT_COUNT } from '../state/creator-document.ts';
import type { Creator } from '../state/use-creator.ts';
import { useHandler } from '../state/use-handler.ts';
import { placeHarmony } from './place-harmony.ts';

type Pending = 'random' | 'renewal' | 'harmony';

/** New colours from the API; one request at a time, `pending` names it. */
export function useGeneration({ state, dispatch }: Creator) {
  const [pending, setPending] = useState<Pending>();
  const { document } = state;

  async function run(kind: Pending, request: () => Promise<void>) {
    if (pending) return;
    setPending(kind);
    try {
      await request();
    } catch {
      toast.error('Generation Failed', 'Could not generate palette. Please try again.');
    } finally {
      setPending(undefined);
    }
  }

  /** Keeps the locked slots. */
  const randomise = useHandler(() => {
    if (isAllLocked(document)) return sayAllLocked();
    return run('random', async () => {
      const { colors } = await browserClient.palettes.generate({
        type: 'random',
        count: SLOT_COUNT,
        locked: lockedColors(document),
      });
      dispatch({ type: 'fill', colors });
      toast.success('Palette Generated!');
    });
  });

  /** All five, locked or not. */
  const renew = useHandler(() =>
    run('renewal', async () => {
      const { colors } = await browserClient.palettes.generate({
        type: 'random',
        count: SLOT_COUNT,
      });
      dispatch({ type: 'renew', colors });
      toast.success('Palette Generated!');
    }),
  );

  /** Fills the slots that are not locked; `baseText` is what was typed. */
  const harmonise = useHandler((baseText: string, type: HarmonyType) => {
    const base = parseHex(baseText);
    if (!base) {
      toast.error('Invalid Color', 'Please enter a valid hex color for harmony generation.');
      return;
    }
    if (isAllLocked(document)) return sayAllLocked();
    return run('harmony', async () => {
      const hex = formatHex(base);
      const { colors } = await browserClient.colors.harmonies({ hex, type });
      const slots = lockedColors(document).map((color, i) =>
        // The base stays where it was taken from.
        i === document.selected && document.colors[i] === hex ? hex : color,
      );
      dispatch({ type: 'fill', colors: placeHarmony(colors, type, slots), harmony: type });
      toast.success('Harmony Created!');
    });
  });

  return { pending, randomise, renew, harmonise };
}

const lockedColors = ({ colors, locked }: CreatorDocument) =>
  colors.map((color, i) => (locked[i] ? color : null));

const isAllLocked = ({ locked }: CreatorDocument) => locked.every(Boolean);

const sayAllLocked = () =>
  toast.info('All Colors Locked', 'Unlock at least one to generate new colours.');

import { formatHex, type HarmonyType, harmonyOffsets, parseHex } from '@swatchwork/color';
import { useEffect, useRef, useState } from 'react';

import { browserClient } from '../../../api/browser-client.ts';
import { readHexes } from '../../../api/read-hexes.ts';
import { type CreatorDocument, SLOT_COUNT } from '../../../palettes/creator-document.ts';
import { toast } from '../../../ui/messages/toast.ts';
import type { CreatorAction } from '../state/creator-reducer.ts';
import type { Creator } from '../state/use-creator.ts';
import { useHandler } from '../state/use-handler.ts';
import { placeHarmony } from './place-harmony.ts';

type Pending = 'random' | 'renewal' | 'harmony';

/** Requests new colors for the palette as it is when the request is sent. */
type Request = (document: CreatorDocument) => Promise<CreatorAction>;

/**
 * New colors from the API. `pending` names the running request; further requests are queued, and
 * each has its own undo step.
 */
export function useGeneration({ state, dispatch }: Creator) {
  const [pending, setPending] = useState<Pending>();
  const newestDocument = useHandler(() => state.document);
  const queue = useRef(Promise.resolve());
  const leaving = useRef(new AbortController());

  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  function run(kind: Pending, success: string, request: Request) {
    queue.current = queue.current.then(async () => {
      const { signal } = leaving.current;
      if (signal.aborted) return;
      setPending(kind);
      try {
        const action = await request(newestDocument());
        if (signal.aborted) return;
        dispatch(action);
        toast.success(success);
      } catch {
        if (signal.aborted) return;
        toast.error('Generation Failed', 'Could not generate palette. Please try again.');
      } finally {
        setPending(undefined);
      }
    });
    return queue.current;
  }

  /** Only the slots that are not locked. */
  const randomize = useHandler(() => {
    if (isAllLocked(state.document)) return sayAllLocked();
    return run('random', 'Palette Generated!', async (document) => {
      const { colors } = await browserClient.palettes.generate({
        type: 'random',
        count: SLOT_COUNT,
        locked: lockedColors(document),
      });
      return { type: 'fill', colors: readHexes(colors, SLOT_COUNT) };
    });
  });

  /** All five, locked or not. */
  const renew = useHandler(() =>
    run('renewal', 'Palette Generated!', async () => {
      const { colors } = await browserClient.palettes.generate({
        type: 'random',
        count: SLOT_COUNT,
      });
      return { type: 'renew', colors: readHexes(colors, SLOT_COUNT) };
    }),
  );

  /** Fills the slots that are not locked; `baseText` is the typed base. */
  const harmonize = useHandler((baseText: string, type: HarmonyType) => {
    const base = parseHex(baseText);
    if (!base) {
      toast.error('Invalid Color', 'Please enter a valid hex color for harmony generation.');
      return;
    }
    if (isAllLocked(state.document)) return sayAllLocked();
    return run('harmony', 'Harmony Created!', async (document) => {
      const hex = formatHex(base);
      const { colors } = await browserClient.colors.harmonies({ hex, type });
      const scheme = readHexes(colors, harmonyOffsets(type).length);
      const slots = lockedColors(document).map((color, i) =>
        // The base stays in the slot from which it was taken.
        i === document.selected && document.colors[i] === hex ? hex : color,
      );
      return { type: 'fill', colors: placeHarmony(scheme, type, slots), harmony: type };
    });
  });

  return { pending, randomize, renew, harmonize };
}

const lockedColors = ({ colors, locked }: CreatorDocument) =>
  colors.map((color, i) => (locked[i] ? color : null));

const isAllLocked = ({ locked }: CreatorDocument) => locked.every(Boolean);

const sayAllLocked = () =>
  toast.info('All Colors Locked', 'Unlock at least one to generate new colors.');

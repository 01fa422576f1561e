import { type HarmonyType, type Hex, harmonyOffsets } from '@swatchwork/color';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { browserClient } from '../../../api/browser-client.ts';
import { readHexes } from '../../../api/read-hexes.ts';
import type { CreatorDocument } from '../../../palettes/creator-document.ts';
import { exactOf } from '../../../palettes/exact-of.ts';
import { wholeColor } from '../../../palettes/whole-color.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { useHandler } from '../../../ui/use-handler.ts';
import type { CreatorAction } from '../state/creator-reducer.ts';
import { isFull, sayFull } from '../state/size-limits.ts';
import type { Creator } from '../state/use-creator.ts';
import { isSameColor, readBase } from './base-color.ts';
import { placeHarmony, placePerceptualHarmony } from './place-harmony.ts';

/** The space in which a harmony turns the hue. */
export type Wheel = 'oklch' | 'hsl';

type Pending = 'random' | 'renewal' | 'harmony' | 'addition';

/**
 * Requests new colors for the palette as it is when the request is sent. Undefined: that palette
 * cannot take them.
 */
type Request = (document: CreatorDocument) => Promise<CreatorAction | undefined>;

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
        if (signal.aborted || !action) return;
        flushSync(() => dispatch(action)); // a new color can be focused at once
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
        character: document.character,
        count: document.colors.length,
        locked: lockedColors(document),
      });
      return { type: 'fill', colors: readHexes(colors, document.colors.length) };
    });
  });

  /** All slots, locked or not. */
  const renew = useHandler(() =>
    run('renewal', 'Palette Generated!', async (document) => {
      const { character } = document;
      const count = document.colors.length;
      const { colors } = await browserClient.palettes.generate({
        type: 'random',
        character,
        count,
      });
      return { type: 'renew', colors: readHexes(colors, count) };
    }),
  );

  /** One color more, at an index: the generator chooses it to go with all the others. */
  const add = useHandler((slot: number) =>
    run('addition', 'Color Added!', async (document) => {
      if (isFull(document)) return sayFull();
      const places: (Hex | null)[] = [...document.colors];
      const locked = places.toSpliced(slot, 0, null);
      const at = locked.indexOf(null); // at the end, if the palette has become shorter
      const count = locked.length;
      const { colors } = await browserClient.palettes.generate({
        type: 'random',
        character: document.character,
        count,
        locked,
      });
      return { type: 'add', slot: at, color: readHexes(colors, count)[at]! };
    }),
  );

  /**
   * Fills the slots that are not locked; `baseText` is the typed base. The API turns hues in HSL,
   * those of the hex, since HSL ends with sRGB; in OKLCH the page turns those of the color itself.
   */
  const harmonize = useHandler((baseText: string, type: HarmonyType, wheel: Wheel) => {
    const base = readBase(baseText);
    if (!base) {
      toast.error('Invalid Color', 'Please enter a valid hex color for harmony generation.');
      return;
    }
    if (isAllLocked(state.document)) return sayAllLocked();
    return run('harmony', 'Harmony Created!', async (document) => {
      const slots = document.colors.map((hex, i) => {
        const color = wholeColor(hex, document.exact[i]);
        // The base stays in the slot from which it was taken.
        const isBase = i === document.selected && isSameColor(color, base);
        return document.locked[i] || isBase ? color : null;
      });
      if (wheel === 'oklch') {
        const placed = placePerceptualHarmony(base, type, slots);
        const colors = placed.map(({ hex }) => hex);
        return { type: 'fill', colors, exact: placed.map(exactOf), harmony: type };
      }
      const { colors } = await browserClient.colors.harmonies({ hex: base.hex, type });
      const scheme = readHexes(colors, harmonyOffsets(type).length);
      const hexes = slots.map((slot) => slot?.hex ?? null);
      return {
        type: 'fill',
        colors: placeHarmony(scheme, type, hexes, document.character),
        harmony: type,
      };
    });
  });

  return { pending, randomize, renew, add, harmonize };
}

const lockedColors = ({ colors, locked }: CreatorDocument) =>
  colors.map((color, i) => (locked[i] ? color : null));

const isAllLocked = ({ locked }: CreatorDocument) => locked.every(Boolean);

const sayAllLocked = () =>
  toast.info('All Colors Locked', 'Unlock at least one to generate new colors.');

import { type HarmonyType, type Hex, harmonyOffsets } from '@swatchwork/color';

import { browserClient } from '../../../api/browser-client.ts';
import { readHexes } from '../../../api/read-hexes.ts';
import type { CreatorDocument } from '../../../palettes/creator-document.ts';
import { exactOf } from '../../../palettes/exact-of.ts';
import { wholeColor } from '../../../palettes/whole-color.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { useHandler } from '../../../ui/use-handler.ts';
import { isFull, sayFull } from '../state/size-limits.ts';
import type { Creator } from '../state/use-creator.ts';
import { isSameColor, readBase } from './base-color.ts';
import { placeHarmony, placePerceptualHarmony } from './place-harmony.ts';
import { useRequestQueue } from './use-request-queue.ts';

/** The space in which a harmony turns the hue. */
export type Wheel = 'oklch' | 'hsl';

/**
 * New colors from the API. `pending` names the running request; further requests are queued, and
 * each has its own undo step.
 */
export function useGeneration({ state, dispatch }: Creator) {
  const { pending, run } = useRequestQueue({ state, dispatch });

  /** Only the slots that are not locked. */
  const randomize = useHandler(() => {
    if (isAllLocked(state.document)) return sayAllLocked();
    return run('random', 'Palette Generated!', async (document) => {
      const places = lockedColors(document);
      return { type: 'fill', colors: await generate(document, places.length, places) };
    });
  });

  /** All slots, locked or not. */
  const renew = useHandler(() =>
    run('renewal', 'Palette Generated!', async (document) => {
      return { type: 'renew', colors: await generate(document, document.colors.length) };
    }),
  );

  /** One color more, at an index: the generator chooses it to go with all the others. */
  const add = useHandler((slot: number) =>
    run('addition', 'Color Added!', async (document) => {
      if (isFull(document)) return sayFull();
      const places: (Hex | null)[] = [...document.colors];
      const locked = places.toSpliced(slot, 0, null);
      const at = locked.indexOf(null); // at the end, if the palette has become shorter
      const colors = await generate(document, locked.length, locked);
      return { type: 'add', slot: at, color: colors[at]! };
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

/** Colors of the palette's character; locked ones stay in their places. */
async function generate(
  { character }: CreatorDocument,
  count: number,
  locked?: (Hex | null)[],
): Promise<Hex[]> {
  const request = { type: 'random' as const, character, count, ...(locked && { locked }) };
  const { colors } = await browserClient.palettes.generate(request);
  return readHexes(colors, count);
}

const lockedColors = ({ colors, locked }: CreatorDocument) =>
  colors.map((color, i) => (locked[i] ? color : null));

const isAllLocked = ({ locked }: CreatorDocument) => locked.every(Boolean);

const sayAllLocked = () =>
  toast.info('All Colors Locked', 'Unlock at least one to generate new colors.');

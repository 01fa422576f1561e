import {
  type CssColor,
  type HarmonyType,
  type Hex,
  harmonyOffsets,
  type PaletteStyleId,
  parseHex,
  type Srgb,
} from '@swatchwork/color';

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
import { useRequestQueue } from './use-request-queue.ts';

/** How a harmony is made: each hue as light and strong as suits it, or by the rules of a space. */
export type HarmonyKind = 'balanced' | 'oklch' | 'hsl';

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

  /** Fills the slots that are not locked; `baseText` is the typed base. */
  const fillWithHarmony = useHandler((baseText: string, type: HarmonyType, kind: HarmonyKind) => {
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
      const { style } = document;
      const space = kind === 'hsl' ? 'hsl' : 'oklch';
      const { equallyLight, placeHarmony } = await import('./place-harmony.ts');
      const partners =
        kind === 'oklch' ? equallyLight(base, type) : await partnersOf(base, type, kind, style);
      const placed = placeHarmony(base, partners, slots, { type, space, style });
      const colors = placed.map(({ hex }) => hex);
      return { type: 'fill', colors, exact: placed.map(exactOf), harmony: type };
    });
  });

  return { pending, randomize, renew, add, harmonize: fillWithHarmony };
}

/** The other colors of a harmony, from the API, which answers for the hex of the base. */
async function partnersOf(
  base: CssColor,
  type: HarmonyType,
  kind: Exclude<HarmonyKind, 'oklch'>,
  style: PaletteStyleId,
): Promise<Srgb[]> {
  const seed = Math.random().toString(36).slice(2);
  const balanced = kind === 'balanced' && ({ space: 'oklch', style, seed } as const);
  const { colors } = await browserClient.colors.harmonies({ hex: base.hex, type, ...balanced });
  return readHexes(colors, harmonyOffsets(type).length)
    .slice(1)
    .map((hex) => parseHex(hex)!);
}

/** Colors of the palette's style; locked ones stay in their places. */
async function generate(
  { style }: CreatorDocument,
  count: number,
  locked?: (Hex | null)[],
): Promise<Hex[]> {
  const request = { type: 'random' as const, style, count, ...(locked && { locked }) };
  const { colors } = await browserClient.palettes.generate(request);
  return readHexes(colors, count);
}

const lockedColors = ({ colors, locked }: CreatorDocument) =>
  colors.map((color, i) => (locked[i] ? color : null));

const isAllLocked = ({ locked }: CreatorDocument) => locked.every(Boolean);

const sayAllLocked = () =>
  toast.info('All Colors Locked', 'Unlock at least one to generate new colors.');

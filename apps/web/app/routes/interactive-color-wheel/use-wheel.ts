import type { HarmonyType } from '@swatchwork/color';
import { useCallback, useState } from 'react';

import { useQueryFields } from '../../query/use-query-fields.ts';
import { DEFAULT_HARMONY, DEFAULT_HUE, readHarmony, readHue, writeColor } from './wheel-query.ts';

const DEFAULTS = { color: writeColor(DEFAULT_HUE), harmony: DEFAULT_HARMONY };

/** The hue and the harmony, which live in the address; during a drag, the hue is not written. */
export function useWheel() {
  const { fields, set } = useQueryFields<keyof typeof DEFAULTS>(DEFAULTS);
  const [preview, setPreview] = useState<number>();

  return {
    /** In degrees, 0 up to 360. */
    hue: preview ?? readHue(fields.color) ?? DEFAULT_HUE,
    harmony: readHarmony(fields.harmony) ?? DEFAULT_HARMONY,
    /** Shows a hue, in any degrees, without writing it; undefined ends the preview. */
    preview: (hue?: number) => setPreview(hue === undefined ? undefined : wrap(hue)),
    /** Sets the hue, in any degrees. */
    choose(hue: number) {
      set('color')(writeColor(wrap(hue)));
      setPreview(undefined);
    },
    setHarmony: useCallback((type: HarmonyType) => set('harmony')(type), [set]),
  };
}

const wrap = (hue: number) => ((hue % 360) + 360) % 360;

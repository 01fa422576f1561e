import type { CssColor, HarmonyType } from '@swatchwork/color';
import { useCallback, useMemo, useState } from 'react';

import { useQueryFields } from '../../query/use-query-fields.ts';
import {
  DEFAULT_HARMONY,
  DEFAULT_HUE,
  readExact,
  readHarmony,
  readHue,
  readWhole,
  writeColor,
  writeExact,
} from './wheel-query.ts';

const DEFAULTS = { color: writeColor(DEFAULT_HUE), harmony: DEFAULT_HARMONY, css: '' };

/** The hue and the harmony, which live in the address; during a drag, the hue is not written. */
export function useWheel() {
  const { fields, set } = useQueryFields<keyof typeof DEFAULTS>(DEFAULTS);
  const setColor = (text: string) => {
    set('color')(text);
    set('css')('');
  };
  const [preview, setPreview] = useState<number>();
  const color = readWhole(fields);
  const exact = useMemo(() => readExact(color), [color]);
  const [brought, setBrought] = useState(exact);
  if (exact !== undefined && exact !== brought) setBrought(exact);

  return {
    /**
     * The last color that a person brought to the wheel, if the wheel can only show its hue; and
     * whether the wheel still shows it.
     */
    brought,
    isAtBrought: preview === undefined && exact !== undefined,
    /** In degrees, 0 up to 360. */
    hue: preview ?? readHue(color) ?? DEFAULT_HUE,
    harmony: readHarmony(fields.harmony) ?? DEFAULT_HARMONY,
    /** Shows a hue, in any degrees, without writing it; undefined ends the preview. */
    preview: (hue?: number) => setPreview(hue === undefined ? undefined : wrap(hue)),
    /** Sets the hue, in any degrees. */
    choose(hue: number) {
      setColor(writeColor(wrap(hue)));
      setPreview(undefined);
    },
    /** Takes a color as it is; the wheel shows its hue. */
    chooseExact(color: CssColor) {
      setColor(writeExact(color));
      setPreview(undefined);
    },
    setHarmony: useCallback((type: HarmonyType) => set('harmony')(type), [set]),
  };
}

/** The same without the address, for a wheel within another page. */
export function useOwnWheel(): Wheel {
  const [hue, setHue] = useState(DEFAULT_HUE);
  const [harmony, setHarmony] = useState(DEFAULT_HARMONY);
  const [preview, setPreview] = useState<number>();

  return {
    brought: undefined,
    isAtBrought: false,
    hue: preview ?? hue,
    harmony,
    preview: (moved) => setPreview(moved === undefined ? undefined : wrap(moved)),
    choose(chosen) {
      setHue(wrap(chosen));
      setPreview(undefined);
    },
    chooseExact(color) {
      setHue(readHue(writeExact(color)) ?? DEFAULT_HUE);
      setPreview(undefined);
    },
    setHarmony,
  };
}

export type Wheel = ReturnType<typeof useWheel>;

const wrap = (hue: number) => ((hue % 360) + 360) % 360;

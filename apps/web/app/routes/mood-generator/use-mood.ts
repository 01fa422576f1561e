import { type MoodId, PALETTE_SIZE } from '@swatchwork/color';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

import { browserClient } from '../../api/browser-client.ts';
import { readHexes } from '../../api/read-hexes.ts';
import { usePageNavigate } from '../../navigation/use-page-navigate.ts';
import { toast } from '../../ui/messages/toast.ts';
import { readMood, readMoodPalette, writeMoodQuery } from './mood-query.ts';

/**
 * The palette in the address, and a function that generates a new one. Each palette is a history
 * entry, so that the back button restores the one before. A new request cancels the previous one.
 */
export function useMood() {
  const [params] = useSearchParams();
  const navigate = usePageNavigate();
  const [pending, setPending] = useState<MoodId>();
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  async function generate(mood: MoodId) {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    setPending(mood);
    try {
      const { colors } = await browserClient.palettes.mood(mood, { signal });
      navigate(writeMoodQuery({ mood, colors: readHexes(colors, PALETTE_SIZE) }), {
        preventScrollReset: true,
      });
      toast.success('Palette Generated!');
    } catch {
      if (signal.aborted) return;
      toast.error(...FAILURE);
    }
    setPending(undefined);
  }

  return {
    palette: readMoodPalette(params),
    /** The mood that is being generated, else the mood in the address. */
    mood: pending ?? readMood(params),
    isPending: pending !== undefined,
    generate,
  };
}

/** Title and text of the toast if no palette arrives. */
export const FAILURE = [
  'Generation Failed',
  'Could not generate mood palette. Please try again.',
] as const;

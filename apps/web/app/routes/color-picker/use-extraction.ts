import { ApiError } from '@swatchwork/client';
import type { Swatch } from '@swatchwork/extract';
import { useEffect, useState } from 'react';

import { plainText } from '../../api/plain-errors.ts';
import { toast } from '../../ui/messages/toast.ts';
import { countOf } from '../../ui/text/format-count.ts';
import { extractOnServer } from './extract-on-server.ts';
import type { Picture } from './picture/use-picture.ts';

/** Where colors are found. */
export type Place = 'device' | 'server';

type Options = {
  picture: Picture | undefined;
  place: Place;
  /** How many colors to look for. */
  count: number;
  onFound: (swatches: readonly Swatch[]) => void;
};

/** Finds the colors of the chosen picture, shows a toast, and drops outdated answers. */
export function useExtraction({ picture, place, count, onFound }: Options) {
  const [running, setRunning] = useState<AbortController>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => () => running?.abort(), [running]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture cancels and resets.
  useEffect(() => {
    setRunning(undefined);
    setFailure(undefined);
  }, [picture]);

  /** `isSilent` if a changed setting starts it, not the button. */
  async function extract({ isSilent = false } = {}) {
    if (running) return;
    if (!picture) return toast.error('No Image', 'Please select an image first.');
    const run = new AbortController();
    setRunning(run);
    setFailure(undefined);
    try {
      const swatches =
        place === 'device'
          ? await picture.reader.extract(count)
          : (await extractOnServer(picture.file, count, run.signal)).swatches;
      if (run.signal.aborted) return;
      onFound(swatches);
      if (!isSilent) {
        const found = `Found ${countOf(swatches.length, 'dominant color')} in your image.`;
        toast.success('Colors Extracted!', found);
      }
    } catch (error) {
      if (run.signal.aborted) return;
      setFailure(sentenceOf(error));
      toast.error(
        'Extraction Failed',
        'Could not extract colors from the image. Please try another image.',
      );
    }
    setRunning(undefined);
  }

  return {
    extract,
    isExtracting: running !== undefined,
    /** Why the last extraction failed. */
    failure,
  };
}

function sentenceOf(error: unknown): string {
  if (error instanceof ApiError)
    return plainText(error) ?? 'The server cannot do it now. Please try again later.';
  if (error instanceof TypeError) return 'The server cannot be reached.';
  return error instanceof Error ? error.message : String(error);
}

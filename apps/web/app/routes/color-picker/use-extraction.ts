import { ApiError } from '@swatchwork/client';
import { createClient } from '@swatchwork/client/once';
import type { Preset, Region, Swatch } from '@swatchwork/extract';
import { useEffect, useState } from 'react';

import { plainText } from '../../api/plain-errors.ts';
import { toast } from '../../ui/messages/toast.ts';
import { countOf } from '../../ui/text/format-count.ts';
import type { Search } from './picture/messages.ts';
import type { Picture } from './picture/use-picture.ts';

/** Where colors are found. */
export type Place = 'device' | 'server';

type Options = {
  picture: Picture | undefined;
  place: Place;
  /** How many colors to look for. */
  count: number;
  preset: Preset;
  /** The part of the picture; all of it by default. */
  region: Region | undefined;
  onFound: (swatches: readonly Swatch[]) => void;
};

/** Finds the colors of the chosen picture, shows a toast, and drops outdated answers. */
export function useExtraction({ picture, place, count, preset, region, onFound }: Options) {
  const [running, setRunning] = useState<{ run: AbortController; isSilent: boolean }>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => () => running?.run.abort(), [running]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture cancels and resets.
  useEffect(() => {
    setRunning(undefined);
    setFailure(undefined);
  }, [picture]);

  /** `isSilent` if a picture or a changed setting starts it, not the button; `at` for once. */
  async function extract({ isSilent = false, at = place } = {}) {
    if (running && !running.isSilent && !isSilent) return; // a second click
    // Anything else replaces what runs.
    if (!picture) return toast.error('No Image', 'Please select an image first.');
    const run = new AbortController();
    setRunning({ run, isSilent });
    setFailure(undefined);
    try {
      const swatches =
        at === 'device'
          ? await picture.reader.extract({ count, preset, region })
          : (await extractOnServer(picture.file, { count, preset, region }, run.signal)).swatches;
      if (run.signal.aborted) return;
      onFound(swatches);
      if (!isSilent) {
        const kind = preset === 'balanced' ? 'dominant' : preset;
        const found = `Found ${countOf(swatches.length, `${kind} color`)} in your image.`;
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
    return plainText(error) ?? 'The server cannot do this right now. Please try again later.';
  if (error instanceof TypeError) return 'The server cannot be reached.';
  return error instanceof Error ? error.message : String(error);
}

/** Without a token: the colors of a picture belong to no account. */
const client = createClient({ fetch: (...call) => fetch(...call) });

/** Sends the picture to the API. Rejects with an `ApiError` about a problem with the picture. */
const extractOnServer = (file: Blob, options: Search, signal: AbortSignal) =>
  client.colors.extract(file, options, { signal });

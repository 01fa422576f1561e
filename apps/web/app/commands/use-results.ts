import { useEffect, useMemo, useState } from 'react';

import { colorEntries, readTypedColor } from './color-entries.ts';
import type { Group } from './entry.ts';
import { findHere, type Known } from './find-here.ts';
import { findArticles, findColors, findPalettes } from './server-search.ts';

/** Debounce in milliseconds before the server is asked. */
const REST = 150;

/** Fewest letters that the server is asked for. */
const LEAST = 2;

/** What the server and the list of names found for a text. */
type Found = { text: string; groups: readonly Group[]; hasFailed: boolean };

/**
 * What answers a text, in groups: at once from the browser, and then from the server. Groups that
 * arrive later are below the others, so that nothing moves under the reader.
 *
 * @returns `hasFailed` tells that the server or the names could not be reached; `isSearching` that
 * they have not answered yet.
 */
export function useResults(text: string, { own, actions }: Pick<Known, 'own' | 'actions'>) {
  const typed = text.trim();
  const color = useMemo(() => readTypedColor(typed), [typed]);
  const local = useMemo(
    () => findHere(typed, { color: color ? colorEntries(color) : [], own, actions }),
    [typed, color, own, actions],
  );
  const [found, setFound] = useState<Found>();
  const isAsked = typed.length >= LEAST;

  useEffect(() => {
    if (!isAsked) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      const answers = await Promise.allSettled([
        ...(color ? [] : [findColors(typed)]),
        findPalettes(typed, color?.color, signal),
        findArticles(typed),
      ]);
      if (signal.aborted) return;
      setFound({
        text: typed,
        groups: answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])),
        hasFailed: answers.some(({ status }) => status === 'rejected'),
      });
    }, REST);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [typed, color, isAsked]);

  const isCurrent = isAsked && found?.text === typed;
  return {
    groups: [...local, ...(isCurrent ? found.groups : [])].filter(
      ({ entries }) => entries.length > 0,
    ),
    isSearching: isAsked && !isCurrent,
    hasFailed: isCurrent && found.hasFailed,
  };
}

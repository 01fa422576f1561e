import { describe, formatHex, mapToGamut, parseColor, type Srgb } from '@swatchwork/color';
import { useEffect, useMemo, useState } from 'react';
import { carriedColor } from '../palettes/carried-color.ts';
import type { Exact } from '../palettes/exact-of.ts';
import { wholeColor } from '../palettes/whole-color.ts';
import { COLOR_TOOLS, toolAddress } from '../tools/go-on/targets.ts';
import { copyWithToast } from '../ui/copying/copy-with-toast.ts';
import { colorPath } from '../ui/links/color-path.ts';
import type { Entry, Group } from './entry.ts';
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

/** A color as near as sRGB comes, and what it is beyond that. */
type TypedColor = { color: Srgb; exact: Exact };

/** The color that a text writes; undefined if it is no color. */
function readTypedColor(text: string): TypedColor | undefined {
  const parsed = parseColor(text);
  if (!parsed) return undefined;
  return { color: mapToGamut(parsed.color), exact: carriedColor(parsed.color, text).exact };
}

/** What can be done with a color: its page, the tools that open on it, a copy. */
function colorEntries({ color, exact }: TypedColor): Entry[] {
  const hex = formatHex(color);
  const colors = [wholeColor(hex, exact)];
  const copies = exact === undefined ? [hex] : [exact, hex];
  return [
    {
      id: 'color',
      title: hex,
      detail: exact
        ? `the nearest sRGB color, ${describe(color)}: color details`
        : `${describe(color)}: color details`,
      colors: [hex],
      to: colorPath(color),
    },
    ...CREATOR_FIRST.map((tool) => ({
      id: `color-${tool.id}`,
      title: TITLES[tool.id] ?? tool.title,
      detail: exact ?? hex,
      colors,
      to: toolAddress(tool, color, exact),
    })),
    ...copies.map((text) => ({
      id: `copy-${text}`,
      title: `Copy ${text}`,
      colors: text === hex ? [hex] : colors,
      act: () => void copyWithToast(text),
    })),
  ];
}

/** Most people look for a palette. */
const CREATOR_FIRST = COLOR_TOOLS.toSorted(
  (a, b) => Number(b.id === 'creator') - Number(a.id === 'creator'),
);

const TITLES: Partial<Record<string, string>> = {
  creator: 'Open in creator',
  explore: 'Palettes near this color',
};

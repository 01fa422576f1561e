import { useEffect, useMemo, useState } from 'react';

import { ALL_TOOLS } from '../tools/all-tools.ts';
import { TOOL_TEXTS } from '../tools/tool-texts.ts';
import { colorEntries, readTypedColor } from './color-entries.ts';
import type { Entry, Group } from './entry.ts';
import { best } from './rank.ts';
import { findArticles, findColors, findPalettes } from './server-search.ts';

/** Debounce in milliseconds before the server is asked. */
const REST = 150;

/** Fewest letters that the server is asked for. */
const LEAST = 2;

const MOST = { tools: 5, actions: 4, pages: 4 };

/** What the server and the list of names found for a text. */
type Found = { text: string; groups: readonly Group[]; hasFailed: boolean };

/**
 * What answers a text, in groups: at once from the browser, and then from the server. Groups that
 * arrive later are below the others, so that nothing moves under the reader.
 *
 * @returns `hasFailed` tells that the server or the names could not be reached; `isSearching` that
 * they have not answered yet.
 */
export function useResults(text: string, actions: readonly Entry[]) {
  const typed = text.trim();
  const color = useMemo(() => readTypedColor(typed), [typed]);
  const local = useMemo(
    () => findHere(typed, color ? colorEntries(color) : [], actions),
    [typed, color, actions],
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

/** Without a text, everything that the browser knows. */
function findHere(typed: string, color: Entry[], actions: readonly Entry[]): Group[] {
  const all = typed === '';
  const pick = (entries: readonly Entry[], count: number) =>
    all ? entries : best(typed, entries, count);
  return [
    { title: 'This color', entries: color },
    { title: 'Tools', entries: pick(TOOL_ENTRIES, MOST.tools) },
    { title: 'Actions', entries: pick(actions, MOST.actions) },
    { title: 'Pages', entries: pick(PAGE_ENTRIES, MOST.pages) },
  ];
}

/** Words for a tool that neither its name nor its description holds. */
const WORDS: Partial<Record<(typeof ALL_TOOLS)[number]['id'], string>> = {
  converter: 'hex rgb hsl cmyk oklch lab convert',
  creator: 'generator create generate random scheme',
  explore: 'browse search trending popular library',
  theme: 'dark mode light design system tokens scale tailwind shadcn radix material',
  data: 'chart charts graph map categorical sequential diverging color blindness viridis tableau d3 plot visualization',
  picker: 'extract photo image eyedropper upload',
  contrast: 'wcag accessibility readable a11y',
  wheel: 'hue harmony',
  harmonies: 'complementary triadic analogous tetradic scheme',
  variations: 'tints shades tones',
  accessibility: 'color blindness deuteranopia protanopia tritanopia vision wcag a11y',
  visualizer: 'mockup preview',
  'palette-contrast': 'matrix wcag check audit color blindness accessibility a11y',
  'color-of-the-day': 'today calendar',
};

/** All tools. */
const TOOL_ENTRIES: readonly Entry[] = ALL_TOOLS.map(({ id, title, path }) => ({
  id,
  title,
  words: WORDS[id] ?? '',
  detail: TOOL_TEXTS[id],
  to: path,
}));

/** The other pages that anyone may open. */
const PAGE_ENTRIES: readonly Entry[] = [
  { id: 'home', title: 'Home', to: '/' },
  { id: 'tools', title: 'Color Tools', detail: 'All tools on one page', to: '/color-tools' },
  {
    id: 'learn',
    title: 'Learn & Resources',
    words: 'articles tutorials lessons theory',
    to: '/learn-colors',
  },
  {
    id: 'glossary',
    title: 'Color Glossary',
    words:
      'terms hue saturation lightness value chroma tint shade tone complementary analogous triadic monochromatic split',
    to: '/learn-colors?tab=glossary',
  },
  {
    id: 'one-as-two',
    title: 'Make One Color Look Like Two',
    words: 'exercise albers play lesson simultaneous contrast relative',
    to: '/learn-colors/one-color-as-two',
  },
  {
    id: 'readable-brand',
    title: 'Make This Brand Color Readable',
    words: 'exercise play lesson quiz theme contrast text tint dark',
    to: '/learn-colors/readable-brand-color',
  },
  { id: 'blog', title: 'Blog', words: 'articles news', to: '/blog' },
  { id: 'api', title: 'API Documentation', words: 'developers keys curl rest', to: '/api-access' },
  { id: 'plugins', title: 'Plugins', words: 'figma penpot design tokens install', to: '/plugins' },
  { id: 'about', title: 'About', to: '/about' },
  { id: 'contact', title: 'Contact', words: 'support help mail', to: '/contact' },
  { id: 'privacy', title: 'Privacy Policy', words: 'legal', to: '/privacy-policy' },
  { id: 'terms', title: 'Terms of Service', words: 'legal license', to: '/terms-of-service' },
];

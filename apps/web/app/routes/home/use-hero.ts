import type { Hex } from '@swatchwork/color';
import { useCallback, useEffect, useRef, useState } from 'react';

import { loadOnDemand } from '../../palette-files/load-on-demand.ts';
import { useQueryFields } from '../../query/use-query-fields.ts';
import type { Answers } from './answers.ts';
import type { HeroColor } from './hero-colors.ts';
import { loadParts } from './sent.tsx';

/** What the field holds while nothing is given. */
const NOTHING_GIVEN = { color: '' };

/** ms after the last key until the text is read: finding colors takes longer than a key may. */
const REST = 150;

/** Loads what answers, and the cards that show it. */
const load = () =>
  loadOnDemand(async () => {
    await loadParts();
    return import('./answers-in-browser.ts');
  });

/**
 * The colors of the hero, and what changes them: what is given in the field, `shuffle`, or Space
 * while nothing has the focus and the hero is in view; further down Space scrolls the page. E
 * follows the link to the exports. The color that leads is the one that tools answer with.
 */
export function useHero(first: { colors: readonly HeroColor[]; lead: Hex }) {
  const { fields, set } = useQueryFields(NOTHING_GIVEN);
  const text = fields.color;
  const [colors, setColors] = useState(first.colors);
  const [lead, setLead] = useState(first.lead);
  const section = useRef<HTMLElement>(null);
  const latest = useRef({ colors, text });

  const change = useCallback((next: readonly HeroColor[], to?: Hex) => {
    latest.current.colors = next;
    setColors(next);
    if (to) setLead(to);
  }, []);

  const shuffle = useCallback(async () => {
    const loaded = await load();
    if (!loaded) return;
    const next = loaded.changeHero(latest.current.colors);
    change(next, loaded.leadOf(next));
  }, [change]);

  const toggleLock = (place: number) =>
    change(
      latest.current.colors.map((color, i) =>
        i === place ? { ...color, isLocked: !color.isLocked } : color,
      ),
    );

  useEffect(() => {
    if (text === latest.current.text) return;
    latest.current.text = text;
    if (text === '') return;
    const timer = setTimeout(async () => {
      const loaded = await load();
      const given = loaded?.readGiven(text) ?? [];
      if (given[0] && text === latest.current.text) change(loaded!.heroAround(given), given[0]);
    }, REST);
    return () => clearTimeout(timer);
  }, [text, change]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isFree = event.target instanceof Element && event.target.matches('body, main');
      const isInView = (section.current?.getBoundingClientRect().bottom ?? 0) > innerHeight / 2;
      const isPlain = !(event.shiftKey || event.ctrlKey || event.metaKey || event.altKey);
      if (!isPlain || !isFree || !isInView) return;
      if (event.key === 'e') section.current?.querySelector<HTMLElement>('[href$=export]')?.click();
      if (event.key !== ' ') return;
      event.preventDefault();
      if (!event.repeat) shuffle();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shuffle]);

  return { section, colors, lead, text, setText: set('color'), shuffle, toggleLock };
}

/** What the tools make of a color. While they work, the last answers stay. */
export function useAnswers(lead: Hex, first: Answers | undefined): Answers | undefined {
  const [answers, setAnswers] = useState(first);
  const isKnown = answers?.color === lead;

  useEffect(() => {
    if (isKnown) return;
    const controller = new AbortController();
    load()
      .then((loaded) => loaded?.answersInBrowser(lead))
      .then((next) => next && !controller.signal.aborted && setAnswers(next));
    return () => controller.abort();
  }, [lead, isKnown]);

  return answers;
}

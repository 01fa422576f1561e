import { useCallback, useEffect, useRef, useState } from 'react';

import { loadOnDemand } from '../../palette-files/load-on-demand.ts';
import { HERO_COLORS, type HeroColor } from './hero-colors.ts';

/**
 * The colors of the hero, and what changes them: `shuffle`, or Space while nothing has the focus and
 * the hero is in view; further down Space scrolls the page. E follows the link to the exports, as it
 * shows them in the creator.
 */
export function useHero() {
  const [colors, setColors] = useState<readonly HeroColor[]>(HERO_COLORS);
  const section = useRef<HTMLElement>(null);
  const latest = useRef(colors);

  const change = useCallback((next: readonly HeroColor[]) => {
    latest.current = next;
    setColors(next);
  }, []);

  const shuffle = useCallback(async () => {
    const loaded = await loadOnDemand(() => import('./shuffle-hero.ts'));
    if (loaded) change(loaded.shuffleHero(latest.current));
  }, [change]);

  const toggleLock = (place: number) =>
    change(
      latest.current.map((color, i) =>
        i === place ? { ...color, isLocked: !color.isLocked } : color,
      ),
    );

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

  return { section, colors, shuffle, toggleLock };
}

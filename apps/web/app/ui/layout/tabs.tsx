import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';

type Tab = {
  id: string;
  label: ReactNode;
  content: ReactNode;
  /** Address of the page with this tab open, if the URL holds it; works without JavaScript. */
  to?: string;
};
type Props = {
  /** Label of the tab list, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the open tab if the page holds it (in the URL, for example); else the tabs hold it. */
  value?: string;
  onChange?: (id: string) => void;
  /** Wraps tabs that do not fit into another line; else they scroll sideways. */
  wrap?: boolean;
  /** The panels bring their own space, and the strip stays in view where an ancestor scrolls. */
  flush?: boolean;
};

const TAB =
  '-mb-px flex min-h-11 items-center border-b-2 border-transparent px-3 font-medium ' +
  'whitespace-nowrap text-muted hover:text-ink not-aria-selected:hover:border-outline ' +
  'aria-selected:border-ink aria-selected:text-ink ' +
  // Forced colors draw transparent borders as well, and every tab would look open.
  'forced-colors:not-aria-selected:border-[Canvas]';

/**
 * In browsers that support it, the open tab is in view without JavaScript too. Only in a strip that
 * scrolls itself: elsewhere the page would be scrolled.
 */
const TAB_OF_STRIP = `${TAB} aria-selected:[scroll-initial-target:nearest]`;

/**
 * Tabs as the ARIA pattern describes them: arrows, Home and End move and open, Tab leaves. A panel
 * renders when its tab is first opened, and keeps its state from then on.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs({ label, tabs, value, onChange, wrap = false, flush = false }: Props) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.id);
  const open = tabs.find((tab) => tab.id === (value ?? own)) ?? tabs[0];
  const [seen, setSeen] = useState(open ? [open.id] : []);
  if (open && !seen.includes(open.id)) setSeen([...seen, open.id]);
  const openTab = `${prefix}-tab-${open?.id}`;

  useEffect(() => {
    // In the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(() => {
      const tab = document.getElementById(openTab);
      if (list.current && tab) scrollTo(list.current, tab);
    });
    return () => cancelAnimationFrame(frame);
  }, [openTab]);

  function choose(id: string) {
    setOwn(id);
    onChange?.(id);
  }

  function onKeyDown(event: KeyboardEvent) {
    // The space bar opens a tab, also one that is a link.
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      event.target.click();
      return;
    }
    if (event.key === 'Tab') makeReachable(document.getElementById(`${prefix}-panel-${open?.id}`));
    const at = tabs.findIndex((tab) => tab.id === open?.id);
    const next = targetIndex(event.key, at, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    const button = list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next];
    button?.focus();
    button?.click();
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className={`flex gap-1 border-b border-line p-1 pb-0 ${flush ? 'bg-raised px-2 lg:sticky lg:top-0 lg:z-2' : ''} ${wrap ? 'flex-wrap' : 'overflow-x-auto'}`}
      >
        {tabs.map((tab) => {
          const selected = tab.id === open?.id;
          const props = {
            role: 'tab',
            id: `${prefix}-tab-${tab.id}`,
            'aria-selected': selected,
            'aria-controls': `${prefix}-panel-${tab.id}`,
            tabIndex: selected ? 0 : -1,
            onClick: () => choose(tab.id),
            className: wrap ? TAB : TAB_OF_STRIP,
            children: tab.label,
          };
          return tab.to === undefined ? (
            <button key={tab.id} type="button" {...props} />
          ) : (
            <Link key={tab.id} to={tab.to} replace preventScrollReset {...props} />
          );
        })}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}-panel-${tab.id}`}
          aria-labelledby={`${prefix}-tab-${tab.id}`}
          hidden={tab.id !== open?.id}
          className={flush ? '' : 'pt-5'}
        >
          {seen.includes(tab.id) && tab.content}
        </div>
      ))}
    </div>
  );
}

/** The Tab key leads from a tab to its panel where nothing in that is a stop of its own. */
function makeReachable(panel: HTMLElement | null) {
  if (!panel) return;
  const isStop = panel.querySelector('a[href], button, input, select, textarea, [tabindex="0"]');
  if (isStop) panel.removeAttribute('tabindex');
  else panel.tabIndex = 0;
}

/** Scrolls a strip until a whole tab is in view. The page does not scroll. */
function scrollTo(strip: HTMLElement, tab: HTMLElement) {
  const start = tab.offsetLeft - strip.offsetLeft;
  const end = start + tab.offsetWidth - strip.clientWidth;
  strip.scrollLeft = Math.min(start, Math.max(end, strip.scrollLeft));
}

function targetIndex(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useAuth } from '../auth/auth-provider.tsx';
import { loadOwnWork, type OwnWork } from '../own/own-work.ts';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { CommandList } from './command-list.tsx';
import type { Entry } from './entry.ts';
import { useActionEntries } from './use-action-entries.ts';
import { useResults } from './use-results.ts';

type Props = {
  isOpen: boolean;
  text: string;
  /** Whether the text is to be continued, and not replaced. */
  isEarly: boolean;
  onText: (text: string) => void;
  onClose: () => void;
};

/** One field for everything: a color, a palette, a tool, an article, an action. */
export function CommandPalette({ isOpen, text, isEarly, onText, onClose }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { pathname } = useLocation();
  const actions = useActionEntries(isOpen);
  const own = useOwnEntries(isOpen);
  const results = useResults(text, { own, actions });
  const entries = results.groups.flatMap((group) => group.entries);
  const [chosen, setChosen] = useState(0);
  const current = Math.min(chosen, entries.length - 1);
  const optionId = (index: number) => `${id}-${index}`;

  // What was typed last is kept for the page.
  const page = useRef(pathname);
  useEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    onText('');
  }, [pathname, onText]);

  useEffect(() => {
    const element = field.current;
    if (!isOpen || !element) return;
    setChosen(0);
    element.focus();
    element.setSelectionRange(isEarly ? element.value.length : 0, element.value.length);
  }, [isOpen, isEarly]);

  /** Closes first: the focus is back on the page then, and its dialogs can open. */
  function leave(entry: Entry) {
    flushSync(onClose);
    if ('act' in entry) entry.act();
  }

  function press(event: KeyboardEvent) {
    const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    const entry = entries[current];
    if (event.nativeEvent.isComposing || !entry) return;
    if (step) {
      const next = (current + step + entries.length) % entries.length;
      setChosen(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key !== 'Enter') {
      return;
    } else if ('to' in entry && (event.ctrlKey || event.metaKey)) {
      window.open(entry.to, '_blank', 'noopener');
    } else {
      document.getElementById(optionId(current))?.click();
    }
    event.preventDefault();
  }

  return (
    <Dialog title="Search" open={isOpen} onClose={onClose} high>
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label="Color, palette, tool, article or action"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current >= 0 ? optionId(current) : undefined}
        placeholder="#0A66C2, oklch(0.6 0.2 30), ocean, contrast…"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          setChosen(0);
        }}
        onKeyDown={press}
        className="mt-1.5 min-h-11 w-full rounded-control border border-outline bg-surface px-3"
      />
      <CommandList
        id={`${id}-list`}
        groups={results.groups}
        isEmpty={entries.length === 0 && !results.isSearching}
        current={current}
        optionId={optionId}
        onFollow={leave}
        onHover={setChosen}
      />
      <SearchState
        typed={text.trim()}
        count={entries.length}
        isSearching={results.isSearching}
        hasFailed={results.hasFailed}
      />
    </Dialog>
  );
}

type SearchStateProps = { typed: string; count: number; isSearching: boolean; hasFailed: boolean };

/** What was found, for screen readers; what is missing, for everyone; and the keys. */
function SearchState({ typed, count, isSearching, hasFailed }: SearchStateProps) {
  const found = `${count} ${count === 1 ? 'result' : 'results'}`;

  return (
    <div className="mt-2 min-h-6 text-sm text-muted">
      <p role="status" className="sr-only">
        {isSearching ? '' : found}
      </p>
      {hasFailed ? (
        <p role="status">
          Palettes, articles and color names could not be searched: the server did not respond.
          Other results are shown; type again to retry.
        </p>
      ) : count === 0 && !isSearching ? (
        <p>
          No match for “{typed}”. Try a color, the name of a tool, or a word in a palette’s name.
        </p>
      ) : (
        <p aria-hidden="true" className="pointer-coarse:hidden">
          ↑ ↓ to move, Enter to open, Ctrl Enter for a new tab, Esc to close
        </p>
      )}
    </div>
  );
}

/** How many palettes, themes and projects of an account can be found. */
const MOST = 50;

/** What the account has saved, read anew each time the palette opens; nothing if it cannot be loaded. */
function useOwnEntries(isOpen: boolean): readonly Entry[] {
  const { user } = useAuth();
  const [own, setOwn] = useState<{ of: string; entries: readonly Entry[] }>();
  const id = user?.id;

  useEffect(() => {
    if (!isOpen || !id) return;
    let isCurrent = true;
    loadOwnWork(id, MOST).then(
      (work) => {
        if (isCurrent) setOwn({ of: id, entries: work.map(toEntry) });
      },
      () => {}, // the search says itself that the server did not respond
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, id]);

  return own && own.of === id ? own.entries : NONE;
}

const NONE: readonly Entry[] = [];

const toEntry = ({ id, kind, name, colors, to }: OwnWork): Entry => ({
  id: `own-${id}`,
  title: name,
  words: kind,
  detail: `Your ${kind}`,
  colors,
  to,
});

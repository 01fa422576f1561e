import { Pipette } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../ui/buttons/button.tsx';
import { toast } from '../ui/messages/toast.ts';
import { countOf } from '../ui/text/format-count.ts';
import { addToTray } from './actions.ts';
import type { PairField } from './address-here.ts';
import { colorOf } from './color-of.ts';
import { dragStore, dropped } from './drag.ts';
import { LinkedColors } from './linked-colors.tsx';
import { readTrayColors } from './tray-color.ts';
import { TrayColors } from './tray-colors.tsx';
import { readTrayHash } from './tray-link.ts';
import { TrayMenu } from './tray-menu.tsx';
import {
  EMPTY_TRAY,
  holds,
  moveColor,
  type Removal,
  restoreColors,
  type TrayState,
} from './tray-state.ts';
import { changeTray, trayStore } from './tray-store.ts';
import { usePaletteMemory } from './use-palette-memory.ts';

export { addPointedAt } from './actions.ts';
export { startDrag } from './drag.ts';

let openTray = () => {};
let isWanted = false;

/** What a control with `data-tray` does: it opens the strip, or adds the colors that it names. */
export function press(what: string) {
  const colors = readTrayColors(what);
  if (colors.length > 0) return addToTray(colors);
  isWanted = true;
  openTray();
}

/** The strip at the foot of the page with the colors that a person works with. */
export function Tray() {
  const tray = useSyncExternalStore(trayStore.subscribe, trayStore.get, () => EMPTY_TRAY);
  const dragged = useSyncExternalStore(dragStore.subscribe, dragStore.get, () => undefined);
  const location = useLocation();
  const strip = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(isWanted);
  const [isEditing, setEditing] = useState(false);
  const [removal, setRemoval] = useState<Removal>();
  const field = usePairField();
  usePaletteMemory(location);

  const linked = readTrayHash(location.hash);
  const shows =
    isOpen ||
    dragged !== undefined ||
    linked.length > 0 ||
    (tray.colors.length > 0 && !tray.isHidden);

  useEffect(() => {
    document.documentElement.toggleAttribute('data-strip', shows);
    return () => document.documentElement.removeAttribute('data-strip');
  }, [shows]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: Undo ends when the person goes on.
  useEffect(() => setRemoval(undefined), [location.pathname]);

  useEffect(() => {
    openTray = () => {
      changeTray((now) => ({ ...now, isHidden: false }));
      setOpen(true);
      strip.current?.focus();
    };
    if (isWanted) openTray();
    return () => {
      openTray = () => {};
    };
  }, []);

  function remove(change: (now: TrayState) => TrayState) {
    const { was, is } = changeTray(change);
    const count = was.colors.length - is.colors.length;
    setRemoval({ colors: was.colors, count });
    toast.info('Removed from Tray', `${countOf(count, 'color')}. Undo is in the tray.`);
    setOpen(true); // An empty strip stays, with its Undo.
  }

  function putAway() {
    changeTray((now) => ({ ...now, isHidden: true }));
    isWanted = false;
    setOpen(false);
    setEditing(false);
  }

  function onDrop(event: DragEvent) {
    const color = dropped(event.dataTransfer);
    if (!color) return;
    event.preventDefault();
    const over = (event.target as Element).closest<HTMLElement>('[data-place]')?.dataset.place;
    if (!holds(tray, color)) addToTray([color]);
    if (over !== undefined) changeTray((now) => moveColor(now, color, Number(over)));
  }

  if (!shows) return null;
  return (
    <section
      ref={strip}
      aria-label="Color tray"
      tabIndex={-1}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
      className="sticky bottom-0 z-30 border-t border-line bg-surface shadow-float focus-visible:outline-none focus-visible:shadow-float"
    >
      {linked.length > 0 && <LinkedColors colors={linked} held={tray.colors} />}
      <div className="flex min-h-14 items-center gap-2 px-2 sm:px-4">
        {tray.colors.length > 0 ? (
          <TrayColors tray={tray} {...{ location, field, isEditing, remove }} />
        ) : (
          <p className="min-w-0 flex-1 py-2 text-sm text-muted">
            {dragged
              ? 'Drop the color here.'
              : 'Point at any color and press T, drag it here, or collect it with a tap.'}
          </p>
        )}
        {removal && (
          <UndoNote
            key={removal.colors.length}
            removal={removal}
            onEnd={() => setRemoval(undefined)}
          />
        )}
        <CollectButton />
        <TrayMenu
          {...{ tray, isEditing, putAway }}
          onEdit={() => setEditing(!isEditing)}
          onClear={() => remove((now) => ({ ...now, colors: [] }))}
        />
      </div>
    </section>
  );
}

/** The field of a pair of colors that a person was in last: there the next color goes. */
function usePairField(): PairField {
  const [field, setField] = useState<PairField>('background');

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const name = target instanceof HTMLInputElement ? target.name : undefined;
      if (name === 'text' || name === 'background') setField(name);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);

  return field;
}

type Props = { removal: Removal; onEnd: () => void };

/** Offers back what was just removed. */
function UndoNote({ removal: { colors, count }, onEnd }: Props) {
  function undo() {
    changeTray((tray) => restoreColors(tray, colors));
    onEnd();
  }

  return (
    <div className="flex shrink-0 items-center gap-2 text-sm">
      <span className="max-sm:sr-only">Removed {countOf(count, 'color')}.</span>
      <Button size="small" onClick={undo}>
        Undo
      </Button>
    </div>
  );
}

/** What stays usable while colors are collected. */
const CHROME = '[aria-label="Color tray"], body > header, body > footer, dialog, [popover]';

/** While it is pressed, a click or tap on any color of the page adds it, for hands without keys. */
function CollectButton() {
  const [isOn, setOn] = useState(false);

  useEffect(() => {
    if (!isOn) return;
    const listening = new AbortController();
    const { signal } = listening;
    const collect = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || event.target.closest(CHROME)) return;
      const color = colorOf(event.target);
      if (!color) return;
      event.preventDefault();
      event.stopPropagation();
      addToTray([color]);
    };
    const end = ({ key }: KeyboardEvent) => key === 'Escape' && setOn(false);
    document.addEventListener('click', collect, { capture: true, signal });
    document.addEventListener('keydown', end, { signal });
    return () => listening.abort();
  }, [isOn]);

  return (
    <Button
      size="small"
      variant={isOn ? 'primary' : 'secondary'}
      aria-pressed={isOn}
      aria-label="Collect colors"
      title={isOn ? 'Click a color to add it; press again to stop' : 'Add colors by clicking them'}
      onClick={() => setOn(!isOn)}
      className="min-h-11 shrink-0"
    >
      <Pipette aria-hidden="true" />
      <span className="max-sm:hidden">{isOn ? 'Click a color' : 'Collect'}</span>
    </Button>
  );
}

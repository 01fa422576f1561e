import { Pipette } from 'lucide-react';
import { useEffect, useState } from 'react';

import { Button } from '../ui/buttons/button.tsx';
import { addToTray } from './actions.ts';
import { colorOf } from './color-of.ts';

/** What stays usable while colors are collected. */
const CHROME = '[aria-label="Color tray"], body > header, body > footer, dialog, [popover]';

/** While it is pressed, a click or tap on any color of the page adds it, for hands without keys. */
export function CollectButton() {
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

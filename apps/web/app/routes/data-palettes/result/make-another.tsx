import { CHART_STYLES, type ChartStyle } from '@swatchwork/color';
import { RefreshCw } from 'lucide-react';
import { type RefObject, useEffect } from 'react';

import { Button } from '../../../ui/buttons/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useHandler } from '../../../ui/use-handler.ts';
import { CONTROLS } from '../controls/controls.tsx';
import { type ChartDocument, placedColors } from '../state/chart-document.ts';
import { another, released } from '../state/edits.ts';
import type { ChartDispatch } from '../state/use-chart-state.ts';

const STYLE_NAMES: Record<ChartStyle, string> = {
  balanced: 'Balanced',
  bright: 'Bright',
  muted: 'Muted',
  earthy: 'Earthy',
  'one-hue': 'One hue',
  spread: 'As far apart as possible',
};

type Props = {
  document: ChartDocument;
  dispatch: ChartDispatch;
  /** What has to be in view for Space to make another palette; else it scrolls the page. */
  place: RefObject<HTMLElement | null>;
};

/** The style of the palette, and another one of it. */
export function MakeAnother({ document, dispatch, place }: Props) {
  const { kind, style } = document;
  const styles = CHART_STYLES.filter((one) => kind === 'categorical' || one !== 'spread');
  const locked = placedColors(document).filter(({ isLocked }) => isLocked).length;
  const isNew = kind === 'categorical' ? locked < document.count : locked < 2;
  const make = useHandler(() => {
    if (isNew) dispatch({ type: 'change', change: another(document) });
  });
  useSpace(make, place);

  return (
    <>
      <Button className="max-sm:flex-1 noscript:hidden" onClick={make} disabled={!isNew}>
        <RefreshCw aria-hidden="true" />
        Another
        <kbd className="rounded-[4px] border border-current px-1.5 text-[0.75rem] leading-5 pointer-coarse:hidden">
          Space
        </kbd>
      </Button>
      <Select
        label="Style"
        name="style"
        form={CONTROLS}
        autoComplete="off"
        className="flex items-center gap-2 *:first:mb-0 max-sm:flex-1 max-sm:*:first:sr-only max-sm:*:last:flex-1 sm:*:last:w-40"
        options={styles.map((value) => ({ value, label: STYLE_NAMES[value] }))}
        value={styles.includes(style) ? style : 'balanced'}
        onChange={(event) => {
          const chosen = styles.find((one) => one === event.target.value)!;
          dispatch({ type: 'change', change: { style: chosen, ...released(document) } });
        }}
      />
    </>
  );
}

/** Calls a function for Space while nothing has the focus and the place is in view. */
function useSpace(act: () => void, place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isFree = event.target instanceof Element && event.target.matches('body, main');
      const isPlain = !(event.shiftKey || event.ctrlKey || event.metaKey || event.altKey);
      const isInView = (place.current?.getBoundingClientRect().bottom ?? 0) > 0;
      if (event.key !== ' ' || !isPlain || !isFree || !isInView) return;
      event.preventDefault();
      if (!event.repeat) act();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [act, place]);
}

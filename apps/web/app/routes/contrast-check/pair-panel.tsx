import {
  type CheckedPair,
  formatHex,
  formatRatio,
  type Hex,
  mapToGamut,
  NON_TEXT,
  type PaletteCheck,
  simulateVision,
  VISIONS,
  type Vision,
} from '@swatchwork/color';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

import { PairSample } from '../../colors/contrast/pair-sample.tsx';
import { buttonStyle } from '../../ui/buttons/button-style.ts';
import { Swatch } from '../../ui/swatches/swatch.tsx';
import { withColors, writeCheck } from './check-query.ts';
import { formatDifference, VISION_WORDS } from './check-words.ts';
import { PairUse } from './pair-use.tsx';
import { Proposals } from './proposals.tsx';
import type { ShownCheck } from './use-check.ts';

/** One pair closely: what it can carry, who confuses it, and what would repair it. */
export function PairPanel(props: ShownCheck & { pair: CheckedPair }) {
  const { query, whole, check, labels, pair } = props;
  const [one, other] = pair.places;
  const [background, text] = [whole[one]!, whole[other]!];
  const panel = useRef<HTMLElement>(null);
  useRevealed(panel, query.pair?.join());

  return (
    <section
      ref={panel}
      aria-labelledby="pair-title"
      className="scroll-mt-20 rounded-panel border border-line bg-raised p-4 sm:p-5 lg:sticky lg:top-18 lg:max-h-[calc(100dvh-5.5rem)] lg:overflow-y-auto"
    >
      <LastChange {...props} />
      <div aria-live="polite">
        <h2 id="pair-title" tabIndex={-1} className="text-lg font-semibold">
          <span className="font-mono">{labels[other]}</span> on{' '}
          <span className="font-mono">{labels[one]}</span>
        </h2>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-sm">
          <span className="font-mono text-2xl font-medium">{formatRatio(pair.contrast)}:1</span>
          <PairUse use={pair.use} />
        </p>
      </div>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <PairSample {...{ text, background }} className="h-16 w-full" />
        <PairSample text={background} background={text} className="h-16 w-full" />
      </div>
      <p className="mt-3 text-sm">
        {pair.nonText ? 'Good' : 'Too low'} for icons, borders and fields, which need {NON_TEXT}
        :1.
      </p>
      <table className="mt-5 w-full text-sm">
        <caption className="mb-1 text-left font-medium">Simulated color vision</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Vision</th>
            <th scope="col">Simulated</th>
            <th scope="col">Difference, ΔE OK</th>
          </tr>
        </thead>
        <tbody>
          {VISIONS.map((vision) => (
            <tr key={vision} className="border-t border-line">
              <th scope="row" className="py-1.5 pr-2 text-left font-normal">
                {VISION_WORDS[vision]}
              </th>
              <td className="w-20 py-1.5">
                <span className="flex overflow-hidden rounded-[6px] border border-line">
                  <Swatch color={seenBy(vision, check.colors[one]!)} className="h-7 flex-1" />
                  <Swatch color={seenBy(vision, check.colors[other]!)} className="h-7 flex-1" />
                </span>
              </td>
              <td className="w-24 py-1.5 pl-3 text-right font-mono">
                {formatDifference(pair.differences[vision])}
                {pair.collides.includes(vision) && (
                  <span className="block font-sans font-semibold">Too similar</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {pair.collides.length > 0 && (
        <Proposals
          {...props}
          title="Make them distinct for everyone"
          purpose="The smallest change in lightness that makes no other pair worse. You choose which color changes, and in which direction."
          kind="repair"
        />
      )}
      {!pair.meets && (
        <Proposals
          {...props}
          title={`Reach ${query.target}:1`}
          purpose="The nearest colors of the same hue that reach the target."
          kind="fix"
        />
      )}
    </section>
  );
}

type Seen = PaletteCheck['colors'][number];

function seenBy(vision: Vision, { color }: Seen): Hex {
  return formatHex(vision === 'normal' ? mapToGamut(color) : simulateVision(color, vision, 1));
}

/** Scrolls to the panel where a person has chosen a pair and cannot see it. */
function useRevealed(panel: React.RefObject<HTMLElement | null>, chosen: string | undefined) {
  const seen = useRef(chosen);

  useEffect(() => {
    if (seen.current === chosen) return;
    seen.current = chosen;
    const top = panel.current?.getBoundingClientRect().top ?? 0;
    if (top > innerHeight - 160 || top < 0) panel.current?.scrollIntoView({ block: 'start' });
  }, [panel, chosen]);
}

/** Says what the last change did, and takes it back. It has the focus after a change, and after Undo the pair. */
function LastChange({ query }: ShownCheck) {
  const { was, wasExact = [], colors } = query;
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef(was?.join());
  const changes = colors.flatMap((color, i) =>
    was && was[i] !== color ? [`${was[i]} became ${color}`] : [],
  );

  useEffect(() => {
    if (seen.current === was?.join()) return;
    seen.current = was?.join();
    const { body, activeElement: at } = document;
    if (at && at !== body && !at.closest('[aria-labelledby="pair-title"]')) return; // Undo of the head
    const next = box.current ?? document.getElementById('pair-title');
    next?.focus({ preventScroll: true });
  }, [was]);

  if (!was || changes.length === 0) return null;
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="mb-4 flex flex-wrap items-center justify-between gap-2 rounded-control bg-sunken p-3 text-sm"
    >
      <p>
        <strong>Color Improved</strong>
        <span className="block font-mono">{changes.join(', ')}</span>
      </p>
      <Link
        to={writeCheck({ ...withColors(query, was), exact: wasExact, was: undefined })}
        preventScrollReset
        className={buttonStyle({ size: 'small' })}
      >
        <Undo2 aria-hidden="true" />
        Undo
      </Link>
    </div>
  );
}

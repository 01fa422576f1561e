import { describe, parseColor } from '@swatchwork/color';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';

import { Button } from '../../../ui/buttons/button.tsx';
import { countOf, formatCount } from '../../../ui/text/format-count.ts';
import type { ShownColor, ShownPlace } from './stray-report.ts';

/** Colors that are shown at once. */
const AT_ONCE = 12;

/** Colors of the strip over the list. */
const IN_STRIP = 48;

/** Every stray color with what it paints, the token that it is, what is near it, and its places. */
export function StrayColors({ colors, all }: { colors: readonly ShownColor[]; all: number }) {
  const [most, setMost] = useState(AT_ONCE);
  const shown = colors.slice(0, most);

  return (
    <section
      aria-labelledby="stray-colors"
      className="overflow-hidden rounded-panel border border-line bg-raised"
    >
      <div aria-hidden="true" className="flex h-16 border-b border-line">
        {colors.slice(0, IN_STRIP).map(({ hex, count }) => (
          <span
            key={hex}
            className="min-w-1 forced-color-adjust-none"
            style={{ backgroundColor: hex, flexGrow: count }}
          />
        ))}
      </div>
      <h3 id="stray-colors" className="px-4 pt-4 text-lg font-medium sm:px-5">
        {countOf(all, 'stray color')}, the most frequent first
      </h3>
      <ul aria-labelledby="stray-colors" className="mt-2 divide-y divide-line border-t border-line">
        {shown.map((color) => (
          <li key={color.hex} className="px-4 py-3 sm:px-5">
            <ColorRow color={color} />
          </li>
        ))}
      </ul>
      {colors.length > shown.length && (
        <p className="border-t border-line p-4 sm:px-5">
          <Button size="small" onClick={() => setMost(colors.length)}>
            {`Show all ${formatCount(colors.length)} colors`}
          </Button>
        </p>
      )}
      {all > colors.length && most > AT_ONCE && (
        <p className="border-t border-line p-4 text-muted sm:px-5">
          {`${formatCount(all - colors.length)} more colors are in the report of the command line.`}
        </p>
      )}
    </section>
  );
}

function ColorRow({ color }: { color: ShownColor }) {
  const { hex, spellings, paints, count, files, tokens, near, places } = color;
  const others = spellings.filter((text) => text !== hex);
  const name = nameOf(hex);
  const { toggle, list } = usePlaces({
    of: hex,
    label: `${countOf(count, 'place')} in ${countOf(files, 'file')}`,
    places,
    count,
  });

  return (
    <>
      <div className="grid gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.2fr)]">
        <div className="flex min-w-0 items-start gap-3">
          <StraySwatch hex={hex} className="size-11" />
          <p className="min-w-0">
            <span className="font-mono font-medium">{hex}</span>{' '}
            <span className="text-sm text-muted">{name}</span>
            {others.length > 0 && (
              <span className="block font-mono text-sm text-muted wrap-anywhere">
                {others.join(', ')}
              </span>
            )}
          </p>
        </div>
        <div>
          {toggle}
          <p className="text-sm text-muted">
            {paints.map(([paint, times]) => `${paint} ${times}`).join(', ')}
          </p>
        </div>
        <div className="min-w-0 text-sm">
          {tokens.length === 0 && <p className="text-muted">no token has this color</p>}
          {tokens.slice(0, 4).map(({ token, contexts, isEverywhere, barred }) => (
            <p key={token} className="wrap-anywhere">
              <span className="font-mono font-medium">{token}</span>{' '}
              <span className="text-muted">
                {isEverywhere ? 'in every mode' : `in ${contexts.slice(0, 3).join(', ')} alone`}
                {barred !== undefined && `; not used: ${barred}`}
              </span>
            </p>
          ))}
          {near.length > 0 && (
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="text-muted">near</span>{' '}
              {near.slice(0, 6).map((one) => (
                <span key={one.hex} className="flex items-center gap-1.5">
                  <StraySwatch hex={one.hex} className="size-4" />
                  <span className="font-mono">{one.hex}</span>{' '}
                  <span className="text-muted">
                    {one.isOneBitOff ? 'one step off' : `ΔE ${one.distance.toFixed(3)}`}
                  </span>
                </span>
              ))}
              {near.length > 6 && (
                <span className="text-muted">{`and ${near.length - 6} more`}</span>
              )}
            </p>
          )}
        </div>
      </div>
      {list}
    </>
  );
}

function nameOf(hex: string): string {
  const parsed = parseColor(hex);
  return parsed ? describe(parsed.color) : '';
}

/** A swatch; a checkered ground shows through where the color is translucent. */
export const StraySwatch = ({ hex, className }: { hex: string; className: string }) => (
  <span
    aria-hidden="true"
    className={`shrink-0 overflow-hidden rounded-control border border-line forced-color-adjust-none ${hex.length > 7 ? 'checkered' : ''} ${className}`}
  >
    <span draggable className="block size-full" style={{ backgroundColor: hex }} />
  </span>
);

type PlacesProps = {
  /** What they are places of. */
  of: string;
  /** What is shown of them, such as `3 places in 2 files`. */
  label: string;
  places: readonly ShownPlace[];
  count: number;
};

/** A button that shows where a color is written, and the list, which the caller places. */
export function usePlaces({ of, label, places, count }: PlacesProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const toggle = (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={id}
      aria-label={`${label}: ${of}`}
      onClick={() => setOpen(!isOpen)}
      className="-my-1 flex min-h-8 items-center gap-1.5 rounded-control text-left underline-offset-4 hover:underline"
    >
      {label}
      <ChevronDown aria-hidden="true" className={`size-4 shrink-0 ${isOpen ? 'rotate-180' : ''}`} />
    </button>
  );
  const list = (
    <ul id={id} hidden={!isOpen} aria-label={`Places of ${of}`} className="mt-3 space-y-1 text-sm">
      {isOpen &&
        places.map(({ file, line, text, property, owner, modes }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may hold the same color twice
          <li key={i} className="wrap-anywhere">
            <span className="font-mono">{`${file}:${line}`}</span>{' '}
            <span className="text-muted">
              {[owner, property, ...modes, text].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      {isOpen && count > places.length && (
        <li className="text-muted">{`${formatCount(count - places.length)} more`}</li>
      )}
    </ul>
  );
  return { toggle, list };
}

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

import { loadOwnWork, type OwnWork } from '../../own/own-work.ts';
import { EMPTY_TRAY } from '../../tray/tray-state.ts';
import { trayStore } from '../../tray/tray-store.ts';
import { InnerLink } from '../../ui/links/inner-link.tsx';
import { swatchStyle } from '../../ui/swatches/swatch-style.ts';
import { countOf } from '../../ui/text/format-count.ts';

/** How many of each kind are asked for, and how many are shown of all. */
const ASKED = 8;

const ITEM =
  'group flex h-20 w-44 flex-col sm:w-56 overflow-hidden rounded-panel border border-line bg-raised text-left';

/** The latest palettes, themes and projects of a member, and the tray; each opens with one press. */
export function OwnStrip({ userId }: { userId: string }) {
  const [work, setWork] = useState<readonly OwnWork[] | 'failed'>();
  const { colors } = useSyncExternalStore(trayStore.subscribe, trayStore.get, () => EMPTY_TRAY);
  const load = useCallback(() => {
    loadOwnWork(userId, ASKED).then(
      (loaded) => setWork(loaded.slice(0, ASKED)),
      () => setWork('failed'),
    );
  }, [userId]);
  useEffect(load, [load]);

  return (
    <section aria-labelledby="go-on" className="px-4 py-3 sm:px-6">
      <div className="flex items-baseline gap-4 text-sm">
        <p id="go-on" className="font-semibold">
          Go on
        </p>
        <InnerLink
          to="/profile"
          data-discover="true"
          className="text-muted underline-offset-4 hover:text-ink hover:underline"
        >
          All of yours
        </InnerLink>
      </div>
      <ul className="-mx-4 mt-2 flex gap-3 overflow-x-auto px-4 pb-2 sm:-mx-6 sm:px-6">
        {colors.length > 0 && (
          <li>
            <button type="button" data-tray="" className={ITEM}>
              <Face
                colors={colors.map(({ hex }) => hex)}
                name="Tray"
                kind={countOf(colors.length, 'color')}
              />
            </button>
          </li>
        )}
        {work === undefined && <li className="py-4 text-sm text-muted">Loading…</li>}
        {work === 'failed' && (
          <li className="flex items-center gap-3 text-sm">
            Your palettes and themes could not be loaded.
            <button type="button" onClick={load} className="min-h-11 underline underline-offset-4">
              Try again
            </button>
          </li>
        )}
        {work?.length === 0 && (
          <li className="py-4 text-sm text-muted">
            Palettes, themes and projects that you save appear here.
          </li>
        )}
        {Array.isArray(work) &&
          work.map(({ id, kind, name, colors: own, to }: OwnWork) => (
            <li key={id}>
              <InnerLink to={to} data-discover="true" className={ITEM}>
                <Face colors={own} name={name} kind={kind} />
              </InnerLink>
            </li>
          ))}
      </ul>
    </section>
  );
}

type FaceProps = { colors: OwnWork['colors']; name: string; kind: string };

const Face = ({ colors, name, kind }: FaceProps) => (
  <>
    <span aria-hidden="true" className="flex min-h-0 flex-1 bg-sunken forced-color-adjust-none">
      {colors.map((color, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a palette may repeat a color.
        <span key={place} className="flex-1" style={swatchStyle(color)} />
      ))}
    </span>
    <span className="flex items-baseline gap-2 px-3 py-1.5 text-sm">
      <bdi className="truncate font-medium group-hover:underline">{name}</bdi>
      <span className="ml-auto text-muted first-letter:uppercase">{kind}</span>
    </span>
  </>
);

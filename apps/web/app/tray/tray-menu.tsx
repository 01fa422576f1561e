import { Ellipsis } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';

import { type CarriedPalette, colorTexts } from '../palettes/carried-palette.ts';
import { readDocument } from '../palettes/document-url.ts';
import { paletteAddress } from '../tools/go-on/targets.ts';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { copyWithToast } from '../ui/copying/copy-with-toast.ts';
import { InnerLink } from '../ui/links/inner-link.tsx';
import { Swatch } from '../ui/swatches/swatch.tsx';
import { countOf } from '../ui/text/format-count.ts';
import { writeTrayHash } from './tray-link.ts';
import { paletteOfTray, type TrayState } from './tray-state.ts';

type Props = {
  tray: TrayState;
  isEditing: boolean;
  onEdit: () => void;
  onClear: () => void;
  putAway: () => void;
};

const ENTRY =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left hover:bg-hover';

/** What can be done with the whole tray, and the palettes lately opened. */
export function TrayMenu({ tray, isEditing, onEdit, onClear, putAway }: Props) {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const { colors, palettes } = tray;
  const palette = paletteOfTray(tray);
  const close = () => popover.current?.hidePopover();

  const action = (text: string, run: () => void, isOn?: boolean) => (
    <button
      type="button"
      className={ENTRY}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
      onClick={() => {
        close();
        run();
      }}
    >
      {text}
    </button>
  );

  return (
    <>
      <IconButton label="Tray menu" popoverTarget={id} className="shrink-0">
        <Ellipsis aria-hidden="true" />
      </IconButton>
      <div
        ref={popover}
        id={id}
        popover="auto"
        className="fixed inset-auto right-2 bottom-16 m-0 max-h-[calc(100dvh-9rem)] w-72 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-panel border border-line bg-raised p-2 text-ink shadow-float"
      >
        {colors.length > 0 && (
          <>
            <Entry to={paletteAddress('creator', palette)!} onFollow={close}>
              {openText(colors.length, inCreator(palette))}
            </Entry>
            <Entry to={paletteAddress('visualizer', palette)!} onFollow={close}>
              See them in use
            </Entry>
            {action('Copy a link to these colors', () =>
              copyWithToast(
                location.origin + location.pathname + location.search + writeTrayHash(palette),
                'Link Copied!',
                'It offers these colors to anyone who opens it.',
              ),
            )}
            {action(isEditing ? 'Stop arranging' : 'Arrange and remove', onEdit, isEditing)}
            {action(`Clear ${countOf(colors.length, 'color')}`, onClear)}
          </>
        )}
        {action('Hide the tray', putAway)}
        {palettes.length > 0 && <Palettes palettes={palettes} onFollow={close} />}
      </div>
    </>
  );
}

/** How many colors of a palette the creator keeps. */
const inCreator = (palette: CarriedPalette) =>
  readDocument(new URL(paletteAddress('creator', palette)!, location.origin).search).colors.length;

const openText = (count: number, room: number) =>
  count <= room ? 'Open in the creator' : `Open the first ${room} in the creator`;

type FollowProps = { onFollow: () => void };

function Entry({ to, onFollow, children }: FollowProps & { to: string; children: ReactNode }) {
  return (
    <InnerLink to={to} data-discover="true" onClick={onFollow} className={ENTRY}>
      {children}
    </InnerLink>
  );
}

function Palettes({ palettes, onFollow }: FollowProps & { palettes: readonly CarriedPalette[] }) {
  return (
    <>
      <h2 className="mt-2 border-t border-line px-3 pt-3 pb-1 text-sm font-medium text-muted">
        Recently opened
      </h2>
      <ul>
        {palettes.map(({ colors, exact = [], name }) => (
          <li key={String(colorTexts({ colors, exact }))}>
            <Entry to={paletteAddress('creator', { colors, exact, name })!} onFollow={onFollow}>
              <span className="flex h-6 w-24 shrink-0 overflow-hidden rounded-control border border-line">
                {colors.map((hex, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a swatch is its place; colors may repeat.
                  <Swatch key={i} color={hex} css={exact[i]} className="flex-1" />
                ))}
              </span>
              <span className="truncate">{name || colors.join(', ')}</span>
            </Entry>
          </li>
        ))}
      </ul>
    </>
  );
}

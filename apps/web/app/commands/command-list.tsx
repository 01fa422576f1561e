import type { MouseEvent } from 'react';

import { InnerLink } from '../ui/links/inner-link.tsx';
import { swatchStyle } from '../ui/swatches/swatch-style.ts';
import type { Entry, Group } from './entry.ts';

type Props = {
  id: string;
  groups: readonly Group[];
  /** Whether nothing will be found either. */
  isEmpty: boolean;
  /** Index of the option that Enter follows, through all groups. */
  current: number;
  optionId: (index: number) => string;
  onFollow: (entry: Entry) => void;
  onHover: (index: number) => void;
};

const OPTION =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-1.5 text-left aria-selected:bg-hover aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-outline';

/** The results in their groups. The focus stays in the field, which names the current option. */
export function CommandList({ id, groups, isEmpty, current, optionId, onFollow, onHover }: Props) {
  let last = -1;

  return (
    <div
      id={id}
      role="listbox"
      aria-label="Results"
      tabIndex={0}
      className={`-mx-3 mt-3 ${isEmpty ? '' : 'h-[min(26rem,52dvh)]'} overflow-y-auto overscroll-contain px-0.5`}
    >
      {groups.map(({ title, entries }, place) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups by role.
        <div key={title} role="group" aria-labelledby={`${id}-${place}`} className="pb-3">
          <div id={`${id}-${place}`} className="px-3 py-1 text-sm text-muted">
            {title}
          </div>
          {entries.map((entry) => {
            last += 1;
            const index = last;
            const option = {
              id: optionId(index),
              role: 'option',
              tabIndex: -1,
              'aria-selected': index === current,
              className: OPTION,
              onPointerMove: () => onHover(index),
            };
            return 'to' in entry ? (
              <InnerLink
                key={entry.id}
                {...option}
                to={entry.to}
                onClick={(event) => isPlain(event) && onFollow(entry)}
              >
                <Line {...entry} />
              </InnerLink>
            ) : (
              <button key={entry.id} {...option} type="button" onClick={() => onFollow(entry)}>
                <Line {...entry} />
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Whether the click opens the link here, and not in another tab. */
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey || altKey);

function Line({ title, detail, colors }: Pick<Entry, 'title' | 'detail' | 'colors'>) {
  return (
    <>
      {colors && <Colors colors={colors} />}
      <span className="max-w-full shrink-0 truncate font-medium">{title}</span>
      {detail && <span className="ml-auto min-w-0 truncate pl-2 text-sm text-muted">{detail}</span>}
    </>
  );
}

function Colors({ colors }: Required<Pick<Entry, 'colors'>>) {
  return (
    <span
      aria-hidden="true"
      className={`flex h-5 shrink-0 overflow-hidden rounded-[4px] forced-color-adjust-none ${colors.length > 1 ? 'w-12' : 'w-5'}`}
    >
      {colors.map((color, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a palette may repeat a color.
        <span key={place} className="flex-1" style={swatchStyle(color)} />
      ))}
    </span>
  );
}

import { type Srgb, TONE_GROUPS, toneGroup } from '@swatchwork/color';

import type { BrowserState } from './browser-fields.ts';
import { ColorList } from './color-list.tsx';

type Props = { colors: readonly Srgb[]; view: BrowserState['view'] };

/** The colors in the eight groups of tone; empty groups are not shown. */
export function ToneGroups({ colors, view }: Props) {
  const groups = Map.groupBy(colors, toneGroup);

  return (
    <div className="space-y-10">
      {TONE_GROUPS.map((name) => {
        const members = groups.get(name);
        return (
          members && (
            <section key={name}>
              <h2 className="mb-3 flex items-baseline gap-2 text-xl">
                {name}
                <span className="text-base font-normal text-muted">{members.length}</span>
              </h2>
              <ColorList label={name} colors={members} view={view} />
            </section>
          )
        );
      })}
    </div>
  );
}

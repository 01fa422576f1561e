import { Heart, Palette, Star, SwatchBook } from 'lucide-react';

import { accountClient } from '../../../api/account-client.ts';
import type { Activity } from '../../../api/types.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Swatch } from '../../../ui/swatches/swatch.tsx';
import { LocalDay } from '../../../ui/text/day.tsx';
import { EmptyState } from '../empty-state.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { useLoaded } from '../use-loaded.ts';

const ask = () => accountClient.activity();

const WORDS = {
  palette_saved: { Icon: Palette, before: 'You saved the palette' },
  theme_saved: { Icon: SwatchBook, before: 'You saved the theme' },
  color_saved: { Icon: Star, before: 'You saved the color' },
  like_received: { Icon: Heart, before: 'Someone liked' },
};

/** Recent events: saved palettes, themes and colors, likes of others. */
export function ActivityList() {
  const { state, data, reload } = useLoaded(ask);

  if (state === 'loading') return <p className="py-10 text-muted">Loading activity...</p>;
  if (state === 'failed') return <NotLoaded what="activities" onRetry={reload} />;
  if (data.length === 0) {
    return (
      <EmptyState
        title="Nothing has happened yet"
        text="Activity Feed Coming Soon: it begins with the first palette, theme or color that you save, or the first like that one of your palettes gets."
      >
        <LinkButton to="/create-palette">Create a Palette</LinkButton>
      </EmptyState>
    );
  }
  return (
    <ol aria-label="Activity" className="divide-y divide-line rounded-panel border border-line">
      {data.map((activity, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole.
        <ActivityRow key={place} activity={activity} />
      ))}
    </ol>
  );
}

function ActivityRow({ activity }: { activity: Activity }) {
  const { Icon, before } = WORDS[activity.kind];
  const { name, colors } = shownOf(activity);

  return (
    <li className="flex items-center gap-4 bg-raised p-4 first:rounded-t-panel last:rounded-b-panel">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 wrap-anywhere">
        {before}{' '}
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className="block text-sm text-muted">
          <LocalDay of={activity.at} />
        </span>
      </p>
      <span className="flex h-8 w-24 shrink-0 overflow-hidden rounded-control border border-line sm:w-40">
        {colors.map((hex, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a palette may hold a color twice.
          <Swatch key={place} color={hex} className="flex-1" />
        ))}
      </span>
    </li>
  );
}

/** What an event is about. */
function shownOf(activity: Activity) {
  switch (activity.kind) {
    case 'color_saved':
      return { name: activity.color.name, colors: [activity.color.hexCode] };
    case 'theme_saved':
      return activity.theme;
    default:
      return activity.palette;
  }
}

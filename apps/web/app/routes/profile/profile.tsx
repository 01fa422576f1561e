import { useSearchParams } from 'react-router';

import type { User } from '../../api/types.ts';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { ActivityList } from './activity/activity-list.tsx';
import { CollectionList } from './collections/collection-list.tsx';
import { ColorGrid } from './colors/color-grid.tsx';
import { useSavedColors } from './colors/use-colors.ts';
import { ProfileHeader } from './header/profile-header.tsx';
import { ApiKeys } from './keys/api-keys.tsx';
import { Notices } from './notices/notices.tsx';
import { PaletteList } from './palettes/palette-list.tsx';
import { useOwnPalettes } from './palettes/use-palettes.ts';
import { Settings } from './settings/settings.tsx';
import { ThemeList } from './themes/theme-list.tsx';

/** The whole profile, once the account is loaded. */
export function Profile({ user }: { user: User }) {
  const [query] = useSearchParams();
  const palettes = useOwnPalettes(user.id);
  const colors = useSavedColors();
  const open = query.get('tab') ?? 'palettes';

  return (
    <>
      <ProfileHeader
        user={user}
        palettes={palettes.data?.total}
        colors={colors.data && String(colors.data.length)}
      />
      <Notices />
      <Tabs
        label="Profile"
        wrap
        value={open}
        tabs={[
          {
            id: 'palettes',
            label: 'My Palettes',
            to: '?',
            content: <PaletteList palettes={palettes} />,
          },
          {
            id: 'themes',
            label: 'My Themes',
            to: '?tab=themes',
            content: open === 'themes' && <ThemeList userId={user.id} />,
          },
          {
            id: 'collections',
            label: 'Collections',
            to: '?tab=collections',
            content: open === 'collections' && <CollectionList userId={user.id} />,
          },
          {
            id: 'colors',
            label: 'Saved Colors',
            to: '?tab=colors',
            content: <ColorGrid colors={colors} />,
          },
          {
            id: 'activity',
            label: 'Activity',
            to: '?tab=activity',
            content: open === 'activity' && <ActivityList />,
          },
          {
            id: 'keys',
            label: 'API Keys',
            to: '?tab=keys',
            content: open === 'keys' && <ApiKeys user={user} />,
          },
          {
            id: 'settings',
            label: 'Settings',
            to: '?tab=settings',
            content: open === 'settings' && <Settings user={user} />,
          },
        ]}
      />
    </>
  );
}

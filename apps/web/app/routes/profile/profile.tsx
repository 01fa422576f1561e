import { LIMITS } from '@swatchwork/contract/constants';
import { useSearchParams } from 'react-router';

import { accountClient } from '../../api/account-client.ts';
import type { Notice, User } from '../../api/types.ts';
import { reasonOf, useAccountForm } from '../../auth/use-account-form.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { toast } from '../../ui/messages/toast.ts';
import { LocalDay } from '../../ui/text/day.tsx';
import { countOf } from '../../ui/text/format-count.ts';
import { ActivityList } from './activity/activity-list.tsx';
import { ColorGrid } from './colors/color-grid.tsx';
import { useSavedColors } from './colors/use-colors.ts';
import { ProfileHeader } from './header/profile-header.tsx';
import { ApiKeys } from './keys/api-keys.tsx';
import { PaletteList } from './palettes/palette-list.tsx';
import { useOwnPalettes } from './palettes/use-palettes.ts';
import { ProjectList } from './projects/project-list.tsx';
import { Settings } from './settings/settings.tsx';
import { ThemeList, useOwnThemes } from './themes/theme-list.tsx';
import { useLoaded } from './use-loaded.ts';

/** The whole profile, once the account is loaded. */
export function Profile({ user }: { user: User }) {
  const [query] = useSearchParams();
  const palettes = useOwnPalettes(user.id);
  const themes = useOwnThemes(user.id);
  const colors = useSavedColors();
  const open = query.get('tab')?.replace('collections', 'projects') ?? 'palettes';

  return (
    <>
      <ProfileHeader
        user={user}
        palettes={palettes.data?.total}
        themes={themes.data && String(themes.data.length)}
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
            content: open === 'themes' && <ThemeList themes={themes} />,
          },
          {
            id: 'projects',
            label: 'Projects',
            to: '?tab=projects',
            content: open === 'projects' && <ProjectList userId={user.id} />,
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

/** What moderators did, with their reasons; each can be answered once. Nothing where they did none. */
function Notices() {
  const { data = [], reload } = useLoaded(accountClient.notices);
  if (data.length === 0) return null;

  return (
    <section
      aria-labelledby="notices-title"
      className="mb-8 rounded-panel border-2 border-ink bg-raised p-5"
    >
      <h2 id="notices-title" className="text-xl">
        From the moderators
      </h2>
      <ul className="mt-3 space-y-6">
        {data.map((notice) => (
          <li key={notice.id} className="wrap-anywhere">
            <p className="font-medium">{sentenceOf(notice)}</p>
            <p className="mt-1 max-w-[75ch] whitespace-pre-wrap">{notice.reason}</p>
            <p className="text-sm text-muted">
              <LocalDay of={notice.createdAt} />
            </p>
            {notice.answer === null ? (
              <AnswerForm id={notice.id} onAnswer={reload} />
            ) : (
              <p className="mt-2 max-w-[75ch] whitespace-pre-wrap">You answered: {notice.answer}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function sentenceOf({ kind, palette, shared, palettes }: Notice): string {
  const thing = shared?.kind ?? 'palette';
  switch (kind) {
    case 'suspend':
      return 'Your account is suspended. It cannot publish, and only you can see your palettes. You can still save privately, and export or delete your data in the settings.';
    case 'delete':
      return `A moderator has deleted one of your ${thing}s.`;
    case 'hide':
      return `A moderator has hidden your ${thing} ${shared?.name ?? palette ?? ''}: only you can see it.`;
    default:
      return `A moderator has hidden ${countOf(palettes, 'palette')} of yours: only you can see them.`;
  }
}

type Props = { id: string; onAnswer: () => void };

/** What an author says to a moderator, once. */
function AnswerForm({ id, onAnswer }: Props) {
  const { form, busy, errors } = useAccountForm(
    async ({ text = '' }) => {
      await accountClient.answerNotice(id, { text: text.replaceAll('\r\n', '\n') });
      toast.success('Answer Sent', 'A moderator will read it and decide again.');
      onAnswer();
    },
    (error) =>
      toast.error('Not Sent', reasonOf(error, 'Your answer is still here.') ?? 'See the field.'),
  );

  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        Answer
      </summary>
      <form {...form} className="mt-2 max-w-[68ch] space-y-3">
        <TextArea
          label="Your answer, once"
          name="text"
          rows={3}
          maxLength={LIMITS.moderationText}
          error={errors.text}
          required
        />
        <Button type="submit" disabled={busy}>
          {busy ? 'Sending...' : 'Send Answer'}
        </Button>
      </form>
    </details>
  );
}

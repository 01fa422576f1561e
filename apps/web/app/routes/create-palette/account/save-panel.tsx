import { DESCRIPTION_LENGTH, NAME_LENGTH } from '@swatchwork/contract/constants';
import { memo, useId } from 'react';
import { useAuth } from '../../../auth/auth-provider.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { Section } from '../inspector/section.tsx';
import type { Creator } from '../state/use-creator.ts';

type Props = {
  name: string;
  description: string;
  onlyMe: boolean;
  /** Whether the session is still loading. */
  saving: boolean;
  onSave: () => void;
  dispatch: Creator['dispatch'];
};

const VISIBILITIES = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'me', label: 'Only me' },
] as const;

const FIELD = 'w-full rounded-control border border-outline bg-raised px-3 py-2.5';

/** Name, description, who can see it, and the button that saves the palette in the account. */
export const SavePanel = memo(function SavePanel(props: Props) {
  const { name, description, onlyMe, saving, onSave, dispatch } = props;
  const id = useId();
  const signedIn = useAuth().status === 'signedIn';

  return (
    <Section title="Save">
      <form
        className="space-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <div>
          <label htmlFor={`${id}-name`} className="mb-1 block text-sm font-medium">
            Palette name
          </label>
          <input
            id={`${id}-name`}
            value={name}
            maxLength={NAME_LENGTH}
            autoComplete="off"
            className={FIELD}
            onChange={(event) =>
              dispatch({ type: 'setText', field: 'name', text: event.currentTarget.value })
            }
          />
        </div>
        <div>
          <label htmlFor={`${id}-description`} className="mb-1 block text-sm font-medium">
            Description (optional)
          </label>
          <textarea
            id={`${id}-description`}
            value={description}
            maxLength={DESCRIPTION_LENGTH}
            rows={2}
            className={`block resize-y ${FIELD}`}
            onChange={(event) =>
              dispatch({ type: 'setText', field: 'description', text: event.currentTarget.value })
            }
          />
        </div>
        <div>
          <Segments
            label="Who can see it"
            options={VISIBILITIES}
            value={onlyMe ? 'me' : 'everyone'}
            onChange={(value) => dispatch({ type: 'setOnlyMe', onlyMe: value === 'me' })}
          />
          <p className="mt-1 text-sm text-muted">
            {onlyMe
              ? 'It stays in your profile. You can make it public there.'
              : 'It is shown in Explore. You can make it private in your profile.'}
          </p>
        </div>
        <Button type="submit" variant="primary" className="w-full" disabled={saving}>
          {saving ? 'Saving...' : signedIn ? 'Save Palette' : 'Login to Save Palette'}
        </Button>
      </form>
    </Section>
  );
});

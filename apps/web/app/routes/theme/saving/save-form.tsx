import { NAME_LENGTH } from '@swatchwork/contract/constants';

import { useAuth } from '../../../auth/auth-provider.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormField } from '../../../ui/fields/form-field.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { seenBy, type Wish } from './pending-theme.ts';

const VISIBILITIES = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'me', label: 'Only me' },
] as const;

type Props = {
  wish: Wish;
  onWish: (wish: Partial<Wish>) => void;
  /** What the opened theme is called, if it is the person's own: it can be replaced. */
  own: string | undefined;
  saving: boolean;
  /** Saves, in place of the opened theme if so; resolves to whether it was done. */
  onSave: (replaces: boolean) => Promise<boolean>;
};

/** Name, who can see it, and the buttons that save the theme in the account. */
export function SaveForm({ wish, onWish, own, saving, onSave }: Props) {
  const signedIn = useAuth().status === 'signedIn';
  const replaces = own !== undefined;

  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        void onSave(replaces);
      }}
    >
      <FormField
        // The dialog focuses what has this attribute when it opens.
        ref={(input) => input?.setAttribute('autofocus', '')}
        label="Theme name"
        name="name"
        autoComplete="off"
        maxLength={NAME_LENGTH}
        value={wish.name}
        onChange={(event) => onWish({ name: event.currentTarget.value })}
      />
      <div>
        <Segments
          label="Who can see it"
          options={VISIBILITIES}
          value={wish.onlyMe ? 'me' : 'everyone'}
          onChange={(value) => onWish({ onlyMe: value === 'me' })}
        />
        <p className="mt-1 text-sm text-muted">
          {seenBy(wish.onlyMe)} It stays in your profile, where you can change that.
        </p>
      </div>
      {replaces && (
        <p className="wrap-anywhere">
          Update replaces{' '}
          <strong>
            <bdi>{own}</bdi>
          </strong>
          , which you have opened.
        </p>
      )}
      <div className="flex flex-wrap gap-3 *:grow">
        <Button type="submit" variant="primary" disabled={saving}>
          {saving ? 'Saving...' : textOf(signedIn, replaces)}
        </Button>
        {replaces && (
          <Button disabled={saving} onClick={() => void onSave(false)}>
            Save as New
          </Button>
        )}
      </div>
    </form>
  );
}

function textOf(signedIn: boolean, replaces: boolean): string {
  if (!signedIn) return 'Login to Save Theme';
  return replaces ? 'Update Theme' : 'Save Theme';
}

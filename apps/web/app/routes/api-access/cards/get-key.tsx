import type { ComponentProps } from 'react';

import { useAuth } from '../../../auth/auth-provider.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';

type Props = Omit<ComponentProps<typeof LinkButton>, 'to'>;

/** Leads to the API keys of the profile; visitors without an account sign up first. */
export function GetKey(props: Props) {
  const { status } = useAuth();
  return (
    <LinkButton
      to={status === 'signedIn' ? '/profile?tab=keys' : '/register?next=keys'}
      {...props}
    />
  );
}

import { useAuth } from '../auth/auth-provider.tsx';
import { useSignInLinks } from '../auth/sign-in-links.ts';
import { LinkButton } from '../ui/buttons/link-button.tsx';
import { UserMenu } from './user-menu.tsx';

type Props = {
  /** Called when a link is followed, so that a panel around the links can close. */
  onFollow?: () => void;
};

/**
 * Sign In and Sign Up, side by side, or the menu of the signed-in visitor. CSS hides the links
 * while a stored token is being checked.
 */
export function AccountLinks({ onFollow }: Props) {
  const { status, user } = useAuth();
  const { login, register } = useSignInLinks();

  if (status === 'signedIn') {
    return <UserMenu user={user} onFollow={onFollow} />;
  }
  // Search engines know the two pages; these addresses differ on every page.
  const link = {
    rel: 'nofollow',
    size: 'small',
    onClick: onFollow,
    'data-signed-out': '',
  } as const;
  return (
    <>
      <LinkButton {...link} to={login} variant="quiet">
        Sign In
      </LinkButton>
      <LinkButton {...link} to={register}>
        Sign Up
      </LinkButton>
    </>
  );
}

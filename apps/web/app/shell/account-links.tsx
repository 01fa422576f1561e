import { useAuth } from '../auth/auth-provider.tsx';
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

  if (status === 'signedIn') {
    return <UserMenu user={user} onFollow={onFollow} />;
  }
  return (
    <>
      <LinkButton to="/login" variant="quiet" size="small" onClick={onFollow} data-signed-out>
        Sign In
      </LinkButton>
      <LinkButton to="/register" variant="primary" size="small" onClick={onFollow} data-signed-out>
        Sign Up
      </LinkButton>
    </>
  );
}

import { LinkButton } from '../ui/link-button.tsx';

/** Sign In and Sign Up, side by side. */
export function AccountLinks({ onFollow }: { onFollow?: () => void }) {
  return (
    <>
      <LinkButton to="/login" variant="quiet" size="small" onClick={onFollow}>
        Sign In
      </LinkButton>
      <LinkButton to="/register" variant="primary" size="small" onClick={onFollow}>
        Sign Up
      </LinkButton>
    </>
  );
}

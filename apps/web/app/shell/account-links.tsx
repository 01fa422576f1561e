import { ChevronDown, LogOut, PencilLine, UserRound } from 'lucide-react';
import { lazy, Suspense, useId, useRef } from 'react';
import { Link, useNavigate } from 'react-router';

import type { User } from '../api/types.ts';
import { useAuth } from '../auth/auth-provider.tsx';
import { useSignInLinks } from '../auth/sign-in-links.ts';
import { LinkButton } from '../ui/buttons/link-button.tsx';

/** Only admins load it. */
const WaitingLink = lazy(async () => ({
  default: (await import('../auth/waiting-count.tsx')).WaitingLink,
}));

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

type UserMenuProps = {
  user: User;
  /** Closes the side panel, in which the entries are always visible. */
  onFollow?: (() => void) | undefined;
};

const ENTRY =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left hover:bg-hover [&_svg]:size-4';

/** The account of the signed-in visitor: the profile, the admin's panel, and signing out. */
function UserMenu({ user, onFollow }: UserMenuProps) {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { signOut } = useAuth();
  const name = user.firstName || user.username;

  function follow() {
    popover.current?.hidePopover();
    onFollow?.();
  }
  /** Navigates first: the profile would redirect to the login. */
  async function leave() {
    follow();
    await navigate('/');
    await signOut();
  }
  const entries = (
    <>
      <Link to="/profile" className={ENTRY} onClick={follow}>
        <UserRound aria-hidden="true" />
        Profile
      </Link>
      {user.role === 'admin' && (
        <>
          <Link to="/admin" className={ENTRY} onClick={follow}>
            <PencilLine aria-hidden="true" />
            Admin
          </Link>
          <Suspense>
            <WaitingLink className={ENTRY} onFollow={follow} />
          </Suspense>
        </>
      )}
      <button type="button" className={ENTRY} onClick={leave}>
        <LogOut aria-hidden="true" />
        Sign Out
      </button>
    </>
  );

  if (onFollow) {
    return (
      <div className="col-span-2">
        <p className="truncate px-3 pb-2 font-semibold">
          <bdi>{name}</bdi>
        </p>
        {entries}
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="flex min-h-9 max-w-[clamp(7rem,100vw-73rem,11rem)] items-center gap-1.5 rounded-control px-3 text-sm font-medium hover:bg-hover"
      >
        <bdi className="truncate">{name}</bdi>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        className="fixed inset-auto top-14 right-4 m-0 w-52 rounded-panel border border-line bg-raised p-2 text-ink shadow-float"
      >
        {entries}
      </div>
    </>
  );
}

import { useCallback, useContext } from 'react';
import {
  type NavigateOptions,
  UNSAFE_DataRouterContext,
  useLocation,
  useNavigate,
} from 'react-router';

/** The state of a history entry whose address a page derived from its own state. */
export const OWN_ENTRY = { ownEntry: true };

/**
 * `navigate` for navigations that the page starts itself: it writes its state into the address, or
 * leads elsewhere after an answer or a delay. It does not cancel a navigation that a person has
 * started: if that one leaves the page, the page's own is dropped; if it fails, the page's own
 * follows.
 *
 * @returns A function like `navigate`, which returns a function that cancels a pending navigation.
 */
export function usePageNavigate() {
  // The router's own state: the rendered state follows some milliseconds later.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { pathname } = useLocation();
  const navigate = useNavigate();

  return useCallback(
    (to: string, options?: NavigateOptions): (() => void) => {
      const from = router?.state.location;
      // The person has left already; this page is rendered for some milliseconds more.
      if (from && from.pathname !== pathname) return () => {};
      const isFree = () => {
        const begun = router?.state.navigation.location;
        return !begun || begun.state?.ownEntry === true;
      };
      if (isFree()) {
        navigate(to, options);
        return () => {};
      }
      const stop = router?.subscribe(({ location }) => {
        if (location !== from) stop?.();
        else if (isFree()) {
          stop?.();
          navigate(to, options);
        }
      });
      return () => stop?.();
    },
    [router, pathname, navigate],
  );
}

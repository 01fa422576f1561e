import { useCallback, useContext } from 'react';
import { type NavigateOptions, UNSAFE_DataRouterContext, useNavigate } from 'react-router';

/** The state of an entry of the browser's history whose address a page made of its own state. */
export const OWN_ENTRY = { ownEntry: true };

/**
 * `navigate` for what a page does by itself: it follows its own state with the address, or leads
 * elsewhere after an answer or a while. A navigation that a person has begun is not called off by
 * it: where that one leads away, nothing more happens; where it fails, the page's own comes after.
 *
 * @returns A function like `navigate`, which returns one that withdraws what has not begun.
 */
export function usePageNavigate() {
  // The state of the router itself: the one that is rendered follows only some milliseconds later.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const navigate = useNavigate();

  return useCallback(
    (to: string, options?: NavigateOptions): (() => void) => {
      const from = router?.state.location;
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
    [router, navigate],
  );
}

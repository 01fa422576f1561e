import { useNavigation } from 'react-router';

/** A bar on top while the next page is on its way; it shows only if that takes a moment. */
export function NavigationProgress() {
  const waiting = useNavigation().state !== 'idle';
  return waiting && <div aria-hidden="true" className="navigation-progress" />;
}

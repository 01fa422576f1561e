import { useNavigation } from 'react-router';

/** A bar at the top while the next page is loading; it shows only after a moment. */
export function NavigationProgress() {
  const waiting = useNavigation().state !== 'idle';
  return waiting && <div aria-hidden="true" className="navigation-progress" />;
}

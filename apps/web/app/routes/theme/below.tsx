import { type ReactNode, Suspense } from 'react';

import './below.css';

type Props = {
  /** Which part it is: `below.css` knows how high each is about. */
  part: 'scales' | 'contract' | 'roles' | 'told' | 'more';
  children: ReactNode;
};

/**
 * A part of the page below the first view. The browser lays it out when it comes near, and React
 * takes it over after what is above, or at once where a person acts on it.
 */
export const Below = ({ part, children }: Props) => (
  <div className={`theme-below theme-${part}`}>
    <Suspense>{children}</Suspense>
  </div>
);

import type { ReactNode } from 'react';

import './below.css';

/**
 * A part of the page below the first view: the browser lays it out when it comes near. It has no
 * Suspense boundary, since what is done early with a field inside one would be lost: React notes a
 * field's value when it takes the boundary over, and that would be the new one already.
 */
export const Below = ({ children }: { children: ReactNode }) => (
  <div className="theme-below">{children}</div>
);

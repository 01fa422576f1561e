import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { OWN_ENTRY, usePageNavigate } from '../navigation/use-page-navigate.ts';

/**
 * Debounce in milliseconds before typing or dragging changes the address; browsers limit its
 * changes.
 */
const REST = 250;

/**
 * How a change of a page's state changes the browser's history: a new version adds an entry,
 * settings replace the entry at once, and frequent changes do either after a debounce.
 */
export type AddressChange = 'push' | 'pushLater' | 'replace' | 'replaceLater';

/**
 * Sets the query of the address to `query`, unless `written`, what the address means already, is the
 * same. The first new version adds a history entry and later ones replace that entry: one step back
 * leads to what was opened, the next step leaves the page.
 */
export function useWriteAddress(query: string, written: string, change: AddressChange) {
  const { state: entry } = useLocation();
  const isEdited = entry?.isEdited === true;
  const navigate = usePageNavigate();

  useEffect(() => {
    if (query === written) return;
    const adds = change === 'push' || change === 'pushLater';
    const write = () =>
      navigate(query, {
        replace: !adds || isEdited,
        state: { ...OWN_ENTRY, isEdited: adds || isEdited },
        preventScrollReset: true,
      });
    if (change === 'push' || change === 'replace') return write();
    let withdraw = () => {};
    const timer = setTimeout(() => {
      withdraw = write();
    }, REST);
    return () => {
      clearTimeout(timer);
      withdraw();
    };
  }, [query, written, change, isEdited, navigate]);
}

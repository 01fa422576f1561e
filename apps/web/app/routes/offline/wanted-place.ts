/**
 * The place that the service worker answers with this page, since it cannot reach the server; none
 * where this page itself was asked for. Calling it gives the page its own address, which is the one
 * that it was rendered for: so React finds what it expects. Call it before React starts.
 */
export function takeWantedPlace(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const { pathname, search, hash } = location;
  // In a page that was loaded as another one, this module comes later, with a link.
  if (pathname === '/offline' || !document.querySelector('[data-offline-page]')) return undefined;
  history.replaceState(history.state, '', '/offline');
  return pathname + search + hash;
}

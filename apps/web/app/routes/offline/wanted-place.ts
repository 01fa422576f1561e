/**
 * The requested page that the service worker answered with this one because the server is
 * unreachable; undefined if this page itself was requested. The call replaces the address by this
 * page's own, for which it was rendered, so that hydration succeeds. Call it before React starts.
 */
export function takeWantedPlace(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const { pathname, search, hash } = location;
  // If another page was loaded first, this module is loaded later, with a link.
  if (pathname === '/offline' || !document.querySelector('[data-offline-page]')) return undefined;
  history.replaceState(history.state, '', '/offline');
  return pathname + search + hash;
}

import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { AuthProvider } from './auth/auth-provider.tsx';
import { sessionScript } from './auth/session.ts';
import { recordEarlyActionsScript } from './early-actions/record.ts';
import { replayEarlyActions } from './early-actions/replay.ts';
import { AnswerContext } from './meta/answer-context.ts';
import { type SiteData, siteContext } from './meta/site-context.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { FooterContent } from './shell/footer-content.tsx';
import { SiteHeader } from './shell/site-header.tsx';
import { surroundScript } from './shell/surround.ts';
import { TrayPlace, trayScript } from './shell/tray-place.tsx';
import styles from './styles/app.css?url';
import { atRest } from './ui/at-rest.ts';

export function loader({ context }: Route.LoaderArgs): SiteData {
  const { publicUrl, contact } = context.get(siteContext);
  return { publicUrl, contact };
}

/** The loader's data is valid for the whole visit. */
export const shouldRevalidate = () => false;

/**
 * The styles are a link of their own, not an import: the parts of the page that are loaded later
 * would bring an imported file along a second time, and the whole document would be styled again.
 */
export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'preload', as: 'font', type: 'font/woff2', href: geist, crossOrigin: 'anonymous' },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/icons/apple.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

/**
 * The scripts before the first paint. They have run by the time React hydrates in the browser, so
 * their text is not part of the browser build.
 */
const headScript = () =>
  import.meta.env.SSR
    ? `${surroundScript};${trayScript};${sessionScript};${recordEarlyActionsScript()}`
    : '';

/** The document and the shell around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const { nonce } = use(AnswerContext);

  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          nonce={nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text.
          dangerouslySetInnerHTML={{ __html: headScript() }}
          suppressHydrationWarning
        />
        <Links />
      </head>
      <body className="flex flex-col">
        <a
          href="#content"
          className="sr-only z-50 rounded-control bg-accent px-4 py-3 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          Skip to content
        </a>
        <AuthProvider>
          <NavigationProgress />
          <SiteHeader />
          <main id="content" tabIndex={-1} className="flex-1">
            {children}
          </main>
          <SiteFooter />
          <TrayPlace />
        </AuthProvider>
        <RouteChange />
        <ScrollRestoration />
        <EarlyActions />
        <Scripts />
      </body>
    </html>
  );
}

/** Last of the shell, so that every part of the page listens by then. */
function EarlyActions() {
  useEffect(() => void replayEarlyActions(), []);
  return null;
}

export default function Root() {
  useEffect(workOffline, []);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}

/** A bar at the top while the next page is loading; it shows only after a moment. */
function NavigationProgress() {
  const waiting = useNavigation().state !== 'idle';
  return waiting && <div aria-hidden="true" className="navigation-progress" />;
}

/**
 * Does for in-page navigation what a browser does when it loads a page: announces the new title to
 * screen readers and moves the keyboard focus to the start of the content. Links outside of the
 * router are followed within the page too.
 */
function RouteChange() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [title, setTitle] = useState('');
  useInnerLinks();

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setTitle(document.title);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

/** Follows every `InnerLink` of the page in the same way as the router's own links. */
function useInnerLinks() {
  const navigate = useNavigate();

  useEffect(() => {
    function follow(event: MouseEvent) {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-inner]');
      const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
      if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) {
        return;
      }
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

const LOOK = 'isolate mt-auto border-t border-line';

/** What the server sent, for a page that is made anew in the browser after an error. */
const sent = import.meta.env.SSR ? '' : (document.querySelector('body > footer')?.innerHTML ?? '');

/** The footer of every page. It never changes, so its content is no script of the browser. */
function SiteFooter() {
  return import.meta.env.SSR ? (
    <footer className={LOOK}>
      <FooterContent />
    </footer>
  ) : (
    <footer
      className={LOOK}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, as the server sent it.
      dangerouslySetInnerHTML={{ __html: sent }}
    />
  );
}

/**
 * Milliseconds without input after the load: the requests of the page itself come first, and so
 * does a drag, which competes for the processor with the caching of some 200 files.
 */
const REST = 3000;

/** Makes the service worker cache the site, once this page is loaded and the visitor is idle. */
function workOffline() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') atRest(REST, keepSite);
  else addEventListener('load', () => atRest(REST, keepSite), { once: true });
}

function keepSite() {
  import('./offline/register-worker.ts').then(
    ({ registerWorker }) => registerWorker(),
    () => {}, // offline before the site was ever cached
  );
}

import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import { type ReactNode, use, useEffect } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router';

import type { Route } from './+types/root.ts';
import { AuthProvider } from './auth/auth-provider.tsx';
import { sessionScript } from './auth/session.ts';
import { recordEarlyActionsScript } from './early-actions/record.ts';
import { replayEarlyActions } from './early-actions/replay.ts';
import { AnswerContext } from './meta/answer-context.ts';
import { type SiteData, siteContext } from './meta/site-context.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { NavigationProgress } from './shell/navigation-progress.tsx';
import { RouteChange } from './shell/route-change.tsx';
import { SiteFooter } from './shell/site-footer.tsx';
import { SiteHeader } from './shell/site-header.tsx';
import { surroundScript } from './shell/surround.ts';
import { TrayPlace, trayScript } from './shell/tray-place.tsx';
import { workOffline } from './shell/work-offline.ts';
import styles from './styles/app.css?url';

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

import { useEffect } from 'react';
import { Link } from 'react-router';

import { PageMeta } from '../meta/page-meta.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { OFFLINE_TOOLS } from './places.ts';

/** Shown instead of a page that needs the server; loads the page when the connection is back. */
export function OfflinePage() {
  useEffect(() => {
    // The server may be unreachable although there is a network.
    const retry = () => {
      fetch(location.href, { method: 'HEAD' }).then(
        () => location.reload(),
        () => {},
      );
    };
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, []);

  return (
    <div className="container-page pb-20" data-offline-page>
      <PageMeta
        title="You are offline"
        description="This page needs a connection. The color tools work without one."
        noindex
      />
      <PageHeader title="You are offline">
        This page needs the server, which cannot be reached right now. What you saved there is safe,
        and the page opens automatically when the connection is back.
      </PageHeader>
      <Button onClick={() => location.reload()}>Try again</Button>
      <section aria-labelledby="offline-tools" className="mt-12 border-t border-line pt-10">
        <h2 id="offline-tools" className="text-xl">
          What works without a connection
        </h2>
        <ul className="mt-4 grid gap-px overflow-hidden rounded-panel border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
          {OFFLINE_TOOLS.map(({ path, title }) => (
            <li key={path} className="bg-raised">
              <Link
                to={path}
                className="ring-inside flex min-h-14 items-center px-4 underline-offset-4 hover:underline"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-4 max-w-[60ch] text-muted">
          Public palettes, the blog, your profile and saving to your account need the server.
        </p>
      </section>
    </div>
  );
}

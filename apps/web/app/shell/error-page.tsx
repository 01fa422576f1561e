import { lazy, Suspense, use } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { AnswerContext } from '../meta/answer-context.ts';
import { PageMeta } from '../meta/page-meta.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { LinkButton } from '../ui/buttons/link-button.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const OfflinePage = lazy(() =>
  import('../offline/offline-page.tsx').then((module) => ({ default: module.OfflinePage })),
);

/** Shown instead of a page that failed: what happened, what is safe, what to do. */
export function ErrorPage({ error }: { error: unknown }) {
  const renderedAs = useRequestId();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (error instanceof TypeError && navigator.onLine === false) {
    return (
      <Suspense>
        <OfflinePage />
      </Suspense>
    );
  }
  const requestId = (error as { requestId?: string } | null)?.requestId ?? renderedAs;

  return (
    <div className="container-page py-16">
      <PageMeta title="Something went wrong" description="This page could not be shown." noindex />
      {renderedAs && <meta name={REQUEST_ID} content={renderedAs} />}
      <h1 className="text-4xl">Something went wrong</h1>
      <div className="mt-4 max-w-[60ch] space-y-3">
        <p>This page could not be shown. The error is ours, not yours.</p>
        <p>
          Your work is safe: a palette is stored in the address of its page, and what you saved,
          copied or downloaded is not affected.
        </p>
        <p>Try again in a moment. If it happens again, tell us what you did.</p>
        {requestId && (
          <p className="text-sm text-muted">
            Request <code className="font-mono select-all">{requestId}</code>
          </p>
        )}
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => location.reload()}>
          Try again
        </Button>
        <LinkButton to="/" reloadDocument>
          Go to the home page
        </LinkButton>
        <LinkButton to="/contact" variant="quiet" reloadDocument>
          Tell us
        </LinkButton>
      </div>
    </div>
  );
}

/** The meta element by which an error page passes the request's id to the browser. */
const REQUEST_ID = 'request-id';

/**
 * The id of the request that the server answered with an error page; undefined if a page failed in
 * the browser.
 */
function useRequestId(): string | undefined {
  const { requestId } = use(AnswerContext);
  if (typeof document === 'undefined') return requestId;
  return document.querySelector<HTMLMetaElement>(`meta[name=${REQUEST_ID}]`)?.content;
}

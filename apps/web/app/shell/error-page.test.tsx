import { ApiError } from '@swatchwork/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';

import { AnswerContext } from '../meta/answer-context.ts';
import { ErrorPage } from './error-page.tsx';

/** The error page as the server would send it after this error. */
function render(error: unknown): string {
  const router = createMemoryRouter(
    [{ id: 'root', path: '/', element: <ErrorPage error={error} /> }],
    { hydrationData: { loaderData: { root: { publicUrl: 'https://x.example' } } } },
  );
  return renderToString(
    <AnswerContext value={{ requestId: 'page-1' }}>
      <RouterProvider router={router} />
    </AnswerContext>,
  );
}

/** What the router makes of a thrown `data(…, { status })`. */
const routeError = (status: number) => ({ status, statusText: '', internal: false, data: null });

describe(ErrorPage, () => {
  test('says what happened, what is safe and what to do', () => {
    const html = render(new Error('secret detail'));
    expect(html).toContain('Something went wrong');
    expect(html).toContain('Your work is safe');
    expect(html).toContain('Try again');
    expect(html).not.toContain('secret detail');
  });

  test('names the request that failed, else the one that loaded the page', () => {
    expect(render(new ApiError(500, 'No', { requestId: 'call-7' }))).toContain('call-7');
    expect(render(new Error('No'))).toContain('page-1');
    expect(render(null)).toContain('page-1');
  });

  test('ROUTE-36: an error of 404 is the not-found page', () => {
    expect(render(routeError(404))).toContain('404 Page Not Found');
    expect(render(routeError(500))).not.toContain('404');
  });
});

import { acceptBrand, colorFor, MODE_SCRIPT, themeCss } from '@swatchwork/theme/products';
import { useState } from 'react';
import { data, Outlet, Scripts, useLoaderData } from 'react-router';

const STYLES = `
  body { background: var(--color-ground); color: var(--color-text); }
  a { color: var(--color-link); }
  button { background: var(--color-brand-solid); color: var(--color-brand-on-solid); }`;

export function loader({ request }) {
  const answer = acceptBrand(new URL(request.url).searchParams.get('brand') ?? '#0A66C2');
  if (answer.verdict === 'refused') throw data(answer.error.message, 400);
  return { css: themeCss(answer.theme), avatar: colorFor('Ada Lovelace') };
}

export default function Shop() {
  const { css, avatar } = useLoaderData();
  const [bought, setBought] = useState(false);
  return (
    // The script sets a class before React is there.
    <html lang="en" suppressHydrationWarning>
      <head>
        <title>Shop</title>
        <script dangerouslySetInnerHTML={{ __html: MODE_SCRIPT }} />
        <style dangerouslySetInnerHTML={{ __html: css + STYLES }} />
      </head>
      <body>
        <h1>Shop</h1>
        <p>
          <b style={{ background: avatar.background, color: avatar.text }}>AL</b>{' '}
          <a href="/">Home</a>
        </p>
        <button type="button" onClick={() => setBought(true)}>
          {bought ? 'Bought' : 'Buy'}
        </button>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}

export const ErrorBoundary = ({ error }) => (
  <html lang="en">
    <body>{error.data}</body>
  </html>
);

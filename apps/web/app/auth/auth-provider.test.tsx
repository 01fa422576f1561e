import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { AuthProvider, useAuth } from './auth-provider.tsx';

function Status() {
  return <p>{useAuth().status}</p>;
}

test('SESSION-15: useAuth outside of an AuthProvider says so', () => {
  expect(() => renderToString(<Status />)).toThrow('useAuth must be used within an AuthProvider');
});

test('on the server the session is unknown', () => {
  const html = renderToString(
    <AuthProvider>
      <Status />
    </AuthProvider>,
  );
  expect(html).toBe('<p>loading</p>');
});

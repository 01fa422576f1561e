import { describe, expect, test } from 'vitest';

import { readPlace } from './read-place.ts';
import { linkWithPlace } from './sign-in-links.ts';

describe(readPlace, () => {
  test.each([
    ['/create-palette?colors=112233&name=Sea%20%26%20sand', undefined],
    ['/profile?tab=keys#top', undefined],
    ['/blog/', undefined],
    ['/a/../profile', '/profile'],
    ['/?q=//evil.example', undefined],
    ['keys', '/profile?tab=keys'],
  ])('%j is a place of this site', (next, place = next) => {
    expect(readPlace(next)).toBe(place);
  });

  test.each([
    null,
    '',
    'profile',
    'constructor',
    '//evil.example',
    '//evil.example/profile',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/\n\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    '/.\\/evil.example',
    '//[',
    'https://evil.example',
    'https:evil.example',
    'https:/profile',
    'http://site.invalid/profile',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('%j leads nowhere', (next) => {
    expect(readPlace(next)).toBeUndefined();
  });

  test.each([
    '/login',
    '/login/?next=%2F',
    '/REGISTER',
    '/forgot-password',
    '/reset-password#token=x',
    '/confirm-email',
    '/x/../login',
  ])('%j is no place to return to', (next) => {
    expect(readPlace(next)).toBeUndefined();
  });
});

describe(linkWithPlace, () => {
  test('the home page is where signing in leads anyway', () => {
    expect(linkWithPlace('/login', '/')).toBe('/login');
  });

  test.each(['/blog', '/?q=1', '/create-palette?name=a%26b+%C3%BC%23', '/color/f00?x=%25'])(
    '%s is read back',
    (place) => {
      const { searchParams } = new URL(linkWithPlace('/login', place), 'http://x');
      expect(readPlace(searchParams.get('next'))).toBe(place);
    },
  );
});

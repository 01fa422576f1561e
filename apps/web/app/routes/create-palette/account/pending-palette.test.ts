import { expect, test } from 'vitest';

import { readPlace } from '../../../auth/read-place.ts';
import { linkWithPlace } from '../../../auth/sign-in-links.ts';
import { DEFAULT_DOCUMENT } from '../../../palettes/creator-document.ts';
import { readDocument } from '../../../palettes/document-url.ts';
import { noticeOf, placeOf } from './pending-palette.ts';

const document = (name: string, onlyMe = false) => ({ ...DEFAULT_DOCUMENT, name, onlyMe });

test.each([`Sea & sand – 100% = "calm" #1 +ü`, "it's <b>", '//x\\y', '😀 \u202e', ' trailing '])(
  'the way over the login leads back to the palette %j and recognizes it',
  (name) => {
    const here = placeOf({ ...document(name, true), description: 'two\nlines' });
    const login = new URL(linkWithPlace('/login', here), 'http://x');
    const back = readPlace(login.searchParams.get('next')) ?? '';
    const opened = readDocument(new URL(back, 'http://x').search);
    expect(opened).toMatchObject({ name, onlyMe: true });
    expect(placeOf(opened)).toBe(here);
    expect(back).toBe(here);
  },
);

test('D17: before signing in it is said who will see the palette', () => {
  expect(noticeOf(document(' Dunes '))).toBe(
    'The palette Dunes will be saved after you sign in, for everyone to see.',
  );
  expect(noticeOf(document('Dunes', true))).toContain('only for you');
  expect(noticeOf(document(' '))).toContain('Enter a name');
  expect(noticeOf(document('Dunes'), '#112233')).toContain(
    '#112233 will be saved to your favorites',
  );
});

import { formatHex, generatePalette } from '@swatchwork/color';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';

import { useAuth } from '../auth/auth-provider.tsx';
import { useSignInLinks } from '../auth/sign-in-links.ts';
import { chooseSurround, type Surround } from '../shell/surround.ts';
import { paletteAddress } from '../tools/go-on/targets.ts';
import { copyWithToast } from '../ui/copying/copy-with-toast.ts';
import type { Entry } from './entry.ts';

const SURROUNDS: readonly { surround: Surround; title: string }[] = [
  { surround: 'light', title: 'Light surround' },
  { surround: 'grey', title: 'Neutral gray surround' },
  { surround: 'dark', title: 'Dark surround' },
];

/** The one export button of the page; undefined if it has none, or several. */
function exportButton(): HTMLElement | undefined {
  const [first, ...others] = document.querySelectorAll<HTMLElement>('main [data-export]');
  return others.length === 0 ? first : undefined;
}

/**
 * Actions, read anew each time the palette opens: they depend on the page and on who is signed in.
 */
export function useActionEntries(isOpen: boolean): readonly Entry[] {
  const { status, user, signOut } = useAuth();
  const navigate = useNavigate();
  const { login, register } = useSignInLinks();

  return useMemo(() => {
    if (!isOpen) return [];
    const button = exportButton();
    const colors = generatePalette({ type: 'random' }).map(formatHex);
    return [
      {
        id: 'new',
        title: 'New palette',
        words: 'random generate create shuffle',
        colors,
        to: paletteAddress('creator', { colors })!,
      },
      ...(button
        ? [
            {
              id: 'export',
              title: 'Export this palette',
              words: 'download file css json ase png svg tailwind here',
              act: () => button.click(),
            },
          ]
        : []),
      {
        id: 'copy-link',
        title: 'Copy link to this page',
        words: 'share url address',
        act: () => void copyWithToast(location.href, 'Link Copied!', 'It opens this page.'),
      },
      ...SURROUNDS.map(({ surround, title }) => ({
        id: surround,
        title,
        words: 'theme mode switch background',
        act: () => chooseSurround(surround),
      })),
      ...(status === 'signedIn'
        ? [
            { id: 'profile', title: 'Profile', words: 'account palettes colors', to: '/profile' },
            ...(user.role === 'admin'
              ? [{ id: 'admin', title: 'Admin', words: 'articles panel write', to: '/admin' }]
              : []),
            {
              id: 'sign-out',
              title: 'Sign Out',
              words: 'log out leave',
              async act() {
                await navigate('/'); // first: the profile would redirect to the login
                await signOut();
              },
            },
          ]
        : [
            { id: 'sign-in', title: 'Sign In', words: 'log in account', to: login },
            { id: 'sign-up', title: 'Sign Up', words: 'register account', to: register },
          ]),
    ];
  }, [isOpen, status, user, signOut, navigate, login, register]);
}

import { ApiError } from '@swatchwork/client';
import { useEffect, useRef } from 'react';

import { plainText } from '../api/plain-errors.ts';
import { usePageNavigate } from '../navigation/use-page-navigate.ts';
import { toast } from '../ui/messages/toast.ts';
import { type PendingSave, rememberSave } from './pending-save.ts';
import { linkWithPlace } from './sign-in-links.ts';

/** Milliseconds to read the toast before the page changes to the login. */
const REDIRECT_DELAY = 1500;

/** Leads to the login, which leads back and finishes what was to be saved. */
export function useLoginToSave() {
  const navigate = usePageNavigate();
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(redirect.current), []);

  function loginFor(save: PendingSave): string {
    rememberSave(save);
    return linkWithPlace('/login', save.place);
  }

  return {
    /** Says why, and leads there. */
    ask(text: string, save: PendingSave) {
      const login = loginFor(save);
      toast.error('Login Required', text);
      clearTimeout(redirect.current);
      redirect.current = setTimeout(() => navigate(login), REDIRECT_DELAY);
    },

    /**
     * Says why saving failed; where the session has ended, leads to the login.
     *
     * @returns False, as the outcome of work that was not done.
     */
    fail(error: unknown, texts: { signedOut: string; fallback: string }, save: PendingSave): false {
      if (error instanceof ApiError && error.status === 401) {
        toast.error('Save Failed', texts.signedOut);
        navigate(loginFor(save));
      } else {
        toast.error('Save Failed', plainText(error) ?? texts.fallback);
      }
      return false;
    },
  };
}

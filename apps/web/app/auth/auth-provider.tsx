import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';

import type { User } from '../api/types.ts';
import {
  clearSession,
  readToken,
  type Session,
  sessionStore,
  showUser,
  storeSession,
} from './session.ts';
import { checkSession, revoke } from './session-calls.ts';

const AuthContext = createContext<Session | undefined>(undefined);

const actions = {
  /** Stores the answer of a login or a registration. */
  signIn: storeSession,
  /** Signs out in this browser at once, and on the server as soon as it can be reached. */
  async signOut() {
    const token = readToken();
    clearSession();
    if (token) await revoke(token);
  },
  /** Stores the account that the server returned after a change. */
  update(user: User) {
    if (readToken()) showUser(user); // otherwise the visitor has signed out meanwhile
  },
};

/** Provides the session, and follows its changes in this and other tabs. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { subscribe, get, getOnServer } = sessionStore;
  const session = useSyncExternalStore(subscribe, get, getOnServer);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === 'authToken' || key === null) checkSession();
    };
    checkSession();
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);

  return <AuthContext value={session}>{children}</AuthContext>;
}

/**
 * The session and its actions. While `status` is `loading`, show no account controls.
 *
 * @throws {Error} Outside of an `AuthProvider`.
 */
export function useAuth() {
  const session = use(AuthContext);
  if (!session) throw new Error('useAuth must be used within an AuthProvider');
  return useMemo(() => ({ ...session, ...actions }), [session]);
}

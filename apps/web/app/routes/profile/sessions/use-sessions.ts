import { accountClient } from '../../../api/account-client.ts';
import { serverText } from '../../../auth/use-account-form.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { useLoaded } from '../use-loaded.ts';

const ask = () => accountClient.sessions();

/** The sessions of the account, the last used first. */
export function useSessions() {
  const loaded = useLoaded(ask);

  async function end(call: () => Promise<unknown>, done: string) {
    try {
      await call();
      toast.success('Signed Out', done);
    } catch (error) {
      toast.error('Sign-out Failed', serverText(error) ?? 'Failed to sign out. Please try again.');
    }
    await loaded.reload();
  }

  return {
    ...loaded,
    endOne: (id: string) =>
      end(() => accountClient.endSession(id), 'This device has to sign in again.'),
    endOthers: () =>
      end(() => accountClient.endOtherSessions(), 'All other devices have to sign in again.'),
  };
}

import { accountClient } from '../../../api/account-client.ts';
import { serverText } from '../../../auth/use-account-form.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { useLoaded } from '../use-loaded.ts';

const ask = () => accountClient.keys();

/** The account's API keys, newest first. */
export function useKeys() {
  const loaded = useLoaded(ask);

  /** @returns Whether it was done. */
  async function revoke(id: string) {
    let done = false;
    try {
      await accountClient.revokeKey(id);
      done = true;
      toast.success('API Key Revoked', 'Calls with it are refused from now on.');
    } catch (error) {
      toast.error('Revoke Failed', serverText(error) ?? 'Failed to revoke the API key.');
    }
    await loaded.reload();
    return done;
  }

  return { ...loaded, revoke };
}

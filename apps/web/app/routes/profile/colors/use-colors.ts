import { accountClient } from '../../../api/account-client.ts';
import { toast } from '../../../ui/toast.ts';
import { useLoaded } from '../use-loaded.ts';

const ask = () => accountClient.colors();

/** The account's favourite colours, newest first. */
export function useSavedColors() {
  const loaded = useLoaded(ask);

  async function remove(id: string) {
    try {
      await accountClient.deleteColor(id);
      toast.success('Color Deleted', 'Color removed from your favorites.');
    } catch {
      toast.error('Delete Failed', 'Failed to delete color.');
    }
    await loaded.reload();
  }

  return { ...loaded, remove };
}

export type SavedColors = ReturnType<typeof useSavedColors>;

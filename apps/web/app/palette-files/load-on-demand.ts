import { toast } from '../ui/messages/toast.ts';

/** Loads what a click needs. @returns Undefined if it cannot be loaded, after a toast. */
export async function loadOnDemand<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch {
    toast.error(
      'Could Not Load',
      'This part of the page could not be loaded. Your palette is still here: check your connection and try again.',
    );
    return undefined;
  }
}

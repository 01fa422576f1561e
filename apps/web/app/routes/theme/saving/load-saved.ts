import { ApiError, type Client } from '@swatchwork/client';
import { data } from 'react-router';

/** The id of the saved theme that an address opens. */
export const savedIn = ({ searchParams }: URL) => searchParams.get('saved');

/** The saved theme of an address. A link that holds a theme itself needs none. */
export async function loadSaved({ themes }: Client, { url }: Request) {
  const address = new URL(url);
  const id = savedIn(address);
  if (!id) return undefined;
  return themes.saved.get(id).catch((error) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    if (address.searchParams.has('c')) return undefined;
    throw data(null, { status: 404 });
  });
}

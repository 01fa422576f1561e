import type { EndpointGroup } from './read-groups.ts';

/**
 * The endpoints with every word of a text in method, path, title or subject; all if it is empty.
 */
export function filterGroups(groups: readonly EndpointGroup[], text: string): EndpointGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map(({ title, endpoints }) => ({
      title,
      endpoints: endpoints.filter((endpoint) => {
        const said = [endpoint.method, endpoint.path, endpoint.title, endpoint.id, title];
        const all = said.join(' ').toLowerCase();
        return words.every((word) => all.includes(word));
      }),
    }))
    .filter(({ endpoints }) => endpoints.length > 0);
}

/** The part of an operation in an OpenAPI document that is read. */
type Operation = { operationId: string; tags?: string[] };

type Document = { paths: Record<string, Record<string, Operation>> };

const TAGS = ['Colors', 'Palettes', 'Themes', 'Projects', 'Batches'];

/** Of accounts: the profile, favorite colors and keys. */
const OF_ACCOUNTS = [
  'getMe',
  'updateMe',
  'listSavedColors',
  'saveColor',
  'deleteSavedColor',
  'listApiKeys',
  'createApiKey',
  'revokeApiKey',
];

/** Whether each client has a call for it. Questions in links are sent with POST instead. */
export const isForClients = ({ tags = [], operationId }: Operation): boolean =>
  OF_ACCOUNTS.includes(operationId) ||
  (tags.some((tag) => TAGS.includes(tag)) && !operationId.endsWith('FromQuery'));

/**
 * The operations, such as `GET /palettes/{id}`, that a client should have called but did not.
 *
 * @param called Methods and paths without the query, such as `GET /palettes/7`.
 */
export function findUncalled({ paths }: Document, called: ReadonlySet<string>): string[] {
  const wanted = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => isForClients(operation))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  if (wanted.length === 0) throw new Error('The document has no operations for clients');
  // `GET /palettes/stats` does not count as a call of `GET /palettes/{id}`.
  const others = [...called].filter((line) => !wanted.includes(line));
  return wanted.filter((name) => {
    const pattern = new RegExp(`^${name.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return !called.has(name) && !others.some((line) => pattern.test(line));
  });
}

import { ALL_TOOLS } from '../tools/all-tools.ts';

/** What needs the server. */
const ONLINE: readonly string[] = ['explore', 'color-of-the-day'];

/** The tools, which compute in the browser: they open without a connection. */
export const OFFLINE_TOOLS = [
  ...ALL_TOOLS.filter(({ id }) => !ONLINE.includes(id)),
  { path: '/color', title: 'Color Details' },
];

/** Other pages that need nothing from the server, or only for an optional part. */
const OTHERS = [
  '/',
  '/about',
  '/color-tools',
  '/color-tools/color-web-safe-colors',
  '/learn-colors',
  '/learn-colors/one-color-as-two',
  '/learn-colors/readable-brand-color',
  '/color-picker',
  '/privacy-policy',
  '/terms-of-service',
];

const PLACES = new Set<string>([...OFFLINE_TOOLS.map(({ path }) => path), ...OTHERS]);

/** Whether the page at a path opens without a connection, as `/color/ff6347` does. */
export function worksOffline(path: string): boolean {
  const place = path.replace(/(?<=.)\/+$/, '');
  return PLACES.has(place) || /^\/color\/[^/]+$/.test(place);
}

import { ALL_TOOLS } from '../tools/all-tools.ts';

export type SiteLink = { to: string; label: string };

/** The links of the header and of the side panel. */
export const HEADER_LINKS: readonly SiteLink[] = [
  { to: '/color-tools', label: 'Tools' },
  { to: '/explore-palettes', label: 'Palettes' },
  { to: '/learn-colors', label: 'Learn & Resources' },
  { to: '/api-access', label: 'API' },
  { to: '/web-safe-colors', label: 'Web Safe Colors' },
];

/** Pages that belong to a link of the header and are neither below it nor tools. */
const BELONGS: Partial<Record<string, string>> = {
  palettes: '/explore-palettes',
  projects: '/explore-palettes',
  blog: '/learn-colors',
  color: '/color-tools',
  'color-picker': '/color-tools',
};

/** The address of the header's link to which a page belongs; undefined if to none. */
export function sectionOf(pathname: string): string | undefined {
  const holds = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const link = HEADER_LINKS.find(({ to }) => holds(to));
  if (link) return link.to;
  return ALL_TOOLS.some(({ path }) => holds(path))
    ? '/color-tools'
    : BELONGS[pathname.split('/')[1] ?? ''];
}

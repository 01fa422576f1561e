import { ALL_TOOLS } from '../tools/all-tools.ts';

type SiteLink = { to: string; label: string };

/** The links of the header and of the side panel. */
export const HEADER_LINKS: readonly SiteLink[] = [
  { to: '/color-tools', label: 'Tools' },
  { to: '/explore-palettes', label: 'Palettes' },
  { to: '/learn-colors', label: 'Learn & Resources' },
  { to: '/api-access', label: 'API' },
  { to: '/web-safe-colors', label: 'Web Safe Colors' },
];

/** The three columns of the footer; its `Color Converter` leads to the overview of tools. */
export const FOOTER_COLUMNS: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: 'Tools',
    links: ALL_TOOLS.map(({ id, path, title }) => ({
      to: id === 'converter' ? '/color-tools' : path,
      label: title,
    })),
  },
  {
    title: 'Resources',
    links: [
      { to: '/learn-colors', label: 'Learn Colors' },
      { to: '/blog', label: 'Blog' },
      { to: '/api-access', label: 'API Documentation' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: '/about', label: 'About' },
      { to: '/contact', label: 'Contact' },
      { to: '/contact', label: 'Support' },
      { to: '/privacy-policy', label: 'Privacy Policy' },
      { to: '/terms-of-service', label: 'Terms of Service' },
    ],
  },
];

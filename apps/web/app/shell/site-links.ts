type SiteLink = { to: string; label: string };

/** The links of the header and of the side panel. */
export const HEADER_LINKS: readonly SiteLink[] = [
  { to: '/color-tools', label: 'Tools' },
  { to: '/explore-palettes', label: 'Palettes' },
  { to: '/learn-colors', label: 'Learn & Resources' },
  { to: '/api-access', label: 'API' },
  { to: '/web-safe-colors', label: 'Web Safe Colors' },
];

/** The three columns of the footer. */
export const FOOTER_COLUMNS: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: 'Tools',
    links: [
      { to: '/color-tools', label: 'Color Converter' },
      { to: '/create-palette', label: 'Palette Creator' },
      { to: '/explore-palettes', label: 'Explore Palettes' },
      { to: '/pick-from-image', label: 'Pick from Image' },
      { to: '/color-tools/color-contrast', label: 'Contrast Checker' },
      { to: '/mood-generator', label: 'Mood Generator' },
      { to: '/interactive-color-wheel', label: 'Color Wheel' },
      { to: '/color-tools/color-harmonies', label: 'Color Harmonies' },
      { to: '/color-tools/color-variations', label: 'Color Variations' },
      { to: '/color-tools/color-accessibility', label: 'Accessibility Simulator' },
      { to: '/palette-visualizer', label: 'Palette Visualizer' },
      { to: '/color-of-the-day', label: 'Color of the Day' },
      { to: '/web-safe-colors', label: 'Web Safe Colors' },
    ],
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

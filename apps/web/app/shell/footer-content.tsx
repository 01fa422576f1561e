import { ToolList } from '../tools/tool-list.tsx';
import { InnerLink } from '../ui/links/inner-link.tsx';
import { LogoMark } from './logo.tsx';
import type { SiteLink } from './site-links.ts';

const FIRST_YEAR = 2024;

const COLUMNS: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: 'Resources',
    links: [
      { to: '/learn-colors', label: 'Learn Colors' },
      { to: '/blog', label: 'Blog' },
      { to: '/docs', label: 'Docs' },
      { to: '/api-access', label: 'API Documentation' },
      { to: '/docs/command-line', label: 'Command line' },
      { to: '/plugins', label: 'Plugins' },
      { to: '/offline', label: 'Offline' },
      { to: '/docs/changelog', label: 'Changelog' },
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

const LINK = 'inline-block py-1.5 text-muted underline-offset-4 hover:text-ink hover:underline';

/** What the footer holds: a description of the product, and all links. */
export function FooterContent() {
  return (
    <>
      <div className="container-page grid gap-10 py-12 xl:grid-cols-[1fr_3fr]">
        <div>
          <p className="flex items-center gap-2 text-lg font-semibold tracking-tight">
            <LogoMark />
            Swatchwork
          </p>
          <p className="mt-3 max-w-[34ch] text-muted">
            Free color tools for people who design, build and learn: make palettes, convert and
            check colors, and take them anywhere.
          </p>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-8 md:grid-cols-[3fr_1fr_1fr]">
          <div className="max-md:col-span-2">
            <h2 className="text-base">Tools</h2>
            <div className="mt-3 grid grid-cols-2 gap-x-6 gap-y-5 text-sm sm:grid-cols-[auto_auto_auto]">
              <ToolList heading="h3" linkClassName={LINK} paths={{ converter: '/color-tools' }} />
            </div>
          </div>
          {COLUMNS.map(({ title, links }) => (
            <div key={title}>
              <h2 className="text-base">{title}</h2>
              <ul aria-label={title} className="mt-2 text-sm">
                {links.map(({ to, label }) => (
                  <li key={label}>
                    <InnerLink to={to} data-discover="true" className={LINK}>
                      {label}
                    </InnerLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="container-page flex flex-wrap items-center justify-between gap-x-6 pb-8 text-sm text-muted">
        <p>
          © {FIRST_YEAR}–{new Date().getUTCFullYear()} Swatchwork
        </p>
        <button
          type="button"
          data-tray=""
          className="min-h-9 underline-offset-4 hover:text-ink hover:underline noscript:hidden"
        >
          Color tray
        </button>
      </div>
    </>
  );
}

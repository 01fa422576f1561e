import { InnerLink } from '../ui/links/inner-link.tsx';
import { LogoMark } from './logo.tsx';
import { FOOTER_COLUMNS } from './site-links.ts';

const FIRST_YEAR = 2024;

/** The footer of every page: a description of the product, and all links. */
export function SiteFooter() {
  return (
    <footer className="isolate mt-auto border-t border-line">
      <div className="container-page grid gap-10 py-12 lg:grid-cols-[1.2fr_2.4fr]">
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
        <nav aria-label="Footer" className="grid gap-8 sm:grid-cols-[2fr_1fr_1fr]">
          {FOOTER_COLUMNS.map(({ title, links }) => (
            <div key={title}>
              <h2 className="text-base">{title}</h2>
              <ul
                aria-label={title}
                className={`mt-2 text-sm ${links.length > 6 ? 'columns-2 gap-6' : ''}`}
              >
                {links.map(({ to, label }) => (
                  <li key={label}>
                    <InnerLink
                      to={to}
                      data-discover="true"
                      className="inline-block py-1.5 text-muted underline-offset-4 hover:text-ink hover:underline"
                    >
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
    </footer>
  );
}

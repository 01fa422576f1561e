import { FooterContent } from './footer-content.tsx';

const LOOK = 'isolate mt-auto border-t border-line';

/** What the server sent, for a page that is made anew in the browser after an error. */
const sent = import.meta.env.SSR ? '' : (document.querySelector('body > footer')?.innerHTML ?? '');

/** The footer of every page. It never changes, so its content is no script of the browser. */
export function SiteFooter() {
  return import.meta.env.SSR ? (
    <footer className={LOOK}>
      <FooterContent />
    </footer>
  ) : (
    <footer
      className={LOOK}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, as the server sent it.
      dangerouslySetInnerHTML={{ __html: sent }}
    />
  );
}

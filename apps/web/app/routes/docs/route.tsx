import { data, useLocation } from 'react-router';

import { ArticleBody } from '../../articles/article-body.tsx';
import { DOC_PAGES, GUIDES, PACKAGES, REFERENCE } from '../../docs/pages.ts';
import { PageMeta } from '../../meta/page-meta.tsx';
import { siteContext } from '../../meta/site-context.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { InnerLink } from '../../ui/links/inner-link.tsx';
import type { Route } from './+types/route.ts';
import { readDoc } from './read-doc.server.ts';

export function loader({ context, params }: Route.LoaderArgs) {
  const slug = [params.page, params.part].filter(Boolean).join('/');
  const parts = readDoc(slug, context.get(siteContext).publicUrl);
  if (!parts) throw data(null, { status: 404 });
  return { parts };
}

/** A page of the documentation beside the list of all of them. */
export default function DocsRoute({ loaderData }: Route.ComponentProps) {
  const pathname = useLocation().pathname.replace(/\/$/, '').toLowerCase();
  const { title, text } = DOC_PAGES.find(({ path }) => path === pathname) ?? DOC_PAGES[0]!;

  return (
    <div className="container-page grid gap-x-12 pb-20 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <PageMeta title={title} description={text} path={pathname} />
      <div className="min-w-0 lg:col-start-2">
        <PageHeader title={title}>{text}</PageHeader>
        <div className="max-w-[75ch] wrap-break-word [&>.prose+.prose]:mt-8 [&>.prose+.prose]:[contain-intrinsic-size:auto_3rem] [&>.prose+.prose]:[content-visibility:auto]">
          <ArticleBody parts={loaderData.parts} />
        </div>
      </div>
      <DocsNav pathname={pathname} />
    </div>
  );
}

const GROUPS = [
  { title: 'Guides', pages: GUIDES },
  {
    title: 'Reference',
    pages: [...REFERENCE, { path: '/api-access', title: 'API Documentation' }],
  },
  { title: 'Libraries', pages: PACKAGES },
];

const LINK =
  'block rounded-control py-1.5 text-muted hover:text-ink hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-ink';

/** Beside the text, and on small screens below it. */
const DocsNav = ({ pathname }: { pathname: string }) => (
  <nav
    aria-label="Documentation"
    className="text-sm max-lg:mt-14 max-lg:grid max-lg:grid-cols-2 max-lg:gap-6 max-lg:border-t max-lg:border-line max-lg:pt-8 lg:sticky lg:top-20 lg:col-start-1 lg:row-start-1 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto lg:pt-12"
  >
    {GROUPS.map(({ title, pages }) => (
      <div key={title} className="lg:mb-6">
        <h2 className="text-sm font-semibold tracking-normal">{title}</h2>
        <ul className="mt-1">
          {pages.map(({ path, title: name }) => (
            <li key={path}>
              <InnerLink
                to={path}
                data-discover={path.startsWith('/docs') ? undefined : 'true'}
                aria-current={path === pathname ? 'page' : undefined}
                className={LINK}
              >
                {path === '/docs' ? 'Overview' : name}
              </InnerLink>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
);

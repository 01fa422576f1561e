import { Link } from 'react-router';

import { apiContext } from '../../api/api-context.ts';
import { PageMeta } from '../../meta/page-meta.tsx';
import { orOffline } from '../../offline/or-offline.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { LongText } from '../../ui/text/long-text.tsx';
import type { Route } from './+types/route.ts';
import { SECTIONS } from './sections.md?sections';
import { countStatistics } from './statistics.ts';

/** If the count fails, the page shows without that figure. */
export async function loader({ context }: Route.LoaderArgs) {
  const stats = await context
    .get(apiContext)
    .palettes.stats()
    .catch(() => undefined);
  return { palettes: stats?.total };
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orOffline(serverLoader, () => ({ palettes: undefined }));

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return (
    <div className="container-page pb-20">
      <PageMeta
        title="About"
        description="Why Swatchwork exists, what it stands for, and what it contains, in numbers."
      />
      <PageHeader title="About Swatchwork">
        A workshop for people who look at color all day, and for those who want to start.
      </PageHeader>
      <section aria-labelledby="statistics" className="mb-14">
        <h2 id="statistics" className="text-xl">
          Swatchwork in figures
        </h2>
        <ul className="mt-4 grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-line bg-line md:grid-cols-3">
          {countStatistics(loaderData.palettes).map(({ figure, label, to }) => (
            <li key={label} className="bg-raised">
              <Link to={to} className="ring-inside group block h-full p-4 sm:p-6">
                <span className="block text-xl font-semibold tracking-tight sm:text-3xl lg:text-4xl">
                  {figure}
                </span>{' '}
                <span className="text-muted underline-offset-4 group-hover:underline">{label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <LongText sections={SECTIONS} />
      <div className="mt-14 flex flex-wrap gap-3">
        <LinkButton to="/create-palette" variant="primary">
          Create a palette
        </LinkButton>
        <LinkButton to="/contact">Contact us</LinkButton>
      </div>
    </div>
  );
}

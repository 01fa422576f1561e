import { ApiError, type ProjectClient } from '@swatchwork/client';
import { createProjectClient } from '@swatchwork/client/once';
import { picturePath } from '@swatchwork/contract/constants';
import { Globe, Lock } from 'lucide-react';
import { useEffect } from 'react';
import { data, isRouteErrorResponse, useRevalidator } from 'react-router';

import { apiFetchContext } from '../../api/api-context.ts';
import { projectClient } from '../../api/project-client.ts';
import { readForm } from '../../api/read-form.ts';
import { useAuth } from '../../auth/auth-provider.tsx';
import { UnknownHere } from '../../auth/unknown-here.tsx';
import { JsonLd } from '../../meta/json-ld.tsx';
import { PageMeta } from '../../meta/page-meta.tsx';
import { usePublicUrl } from '../../meta/use-public-url.ts';
import { ReportForm } from '../../reports/report-form.tsx';
import { sendReport } from '../../reports/send-report.ts';
import { ErrorPage } from '../../shell/error-page.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { UtcDay } from '../../ui/text/day.tsx';
import { countOf } from '../../ui/text/format-count.ts';
import type { Route } from './+types/route.ts';
import { ItemList } from './item-list.tsx';
import { colorsOf } from './item-parts.ts';
import { ShareProject } from './share-project.tsx';
import { structuredProject } from './structured-project.ts';
import { WorkInProject } from './work-in-project.tsx';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  load(createProjectClient({ fetch: context.get(apiFetchContext) }), params.id);

/** Only the browser has the token with which the owner sees all of a project. */
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(projectClient, params.id);

/** A report; of the browser it comes with its token or its visitor id. */
export async function action({ context, request }: Route.ActionArgs) {
  const { report } = createProjectClient({ fetch: context.get(apiFetchContext) });
  const result = await sendReport('project', report, await readForm(request));
  return result.error ? data(result, { status: 400 }) : result;
}

export const clientAction = async ({ request }: Route.ClientActionArgs) =>
  sendReport('project', projectClient.report, await readForm(request));

const load = (client: Pick<ProjectClient, 'get'>, id: string) =>
  client.get(id).catch((error: unknown) => {
    const isUnknown = error instanceof ApiError && error.status === 404;
    throw isUnknown ? data(null, { status: 404 }) : error;
  });

/** Colors in the picture of a shared link. */
const PICTURED = { least: 2, most: 10 };

/** A project at an address of its own; its owner arranges it here. */
export default function ProjectRoute({ loaderData: project, actionData }: Route.ComponentProps) {
  const { id, name, description, isPublic, items, userId, changedAt } = project;
  const isOwn = useAuth().user?.id === userId;
  const publicUrl = usePublicUrl();
  const path = `/projects/${id}`;
  const pictured = items.flatMap(colorsOf).slice(0, PICTURED.most);
  const count = countOf(items.length, 'item');
  const { revalidate } = useRevalidator();

  useEffect(() => {
    // The server knows no owner, so it left out what only they see.
    if (isOwn) void revalidate();
  }, [isOwn, revalidate]);

  return (
    <div className="container-page pb-20">
      <PageMeta
        title={`${name}, a project of colors`}
        description={`${description ? `${description} ` : ''}${count}: ${namesOf(items)}.`}
        path={path}
        {...(pictured.length >= PICTURED.least && {
          picture: picturePath(pictured, name),
        })}
        noindex={!isPublic || items.length === 0}
      />
      {isPublic && <JsonLd data={structuredProject(project, publicUrl)} />}
      <div className="wrap-anywhere">
        <PageHeader title={name}>{description ?? count}</PageHeader>
      </div>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {description && <span>{count}</span>}
          <span>
            Changed <UtcDay of={changedAt} />
          </span>
          {isOwn && (
            <span className="flex items-center gap-1.5">
              {isPublic ? (
                <Globe aria-hidden="true" className="size-4" />
              ) : (
                <Lock aria-hidden="true" className="size-4" />
              )}
              {isPublic ? 'Everyone can see this' : 'Only you can see this'}
            </span>
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          {isOwn && <LinkButton to="/profile?tab=projects">Your Projects</LinkButton>}
          {(isOwn || isPublic) && <ShareProject project={project} />}
        </div>
      </div>
      {isOwn ? (
        <WorkInProject project={project} />
      ) : (
        <>
          <h2 className="sr-only">Palettes and themes</h2>
          <ItemList items={items} />
        </>
      )}
      {isPublic && !isOwn && (
        <ReportForm key={`report ${id}`} kind="project" id={id} result={actionData} />
      )}
    </div>
  );
}

/** Some names of items, for a description. */
const namesOf = (items: Route.ComponentProps['loaderData']['items']) =>
  items
    .slice(0, 5)
    .map(({ palette, theme }) => (palette ?? theme)?.name)
    .join(', ') || 'nothing yet';

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  return isUnknown ? <UnknownHere waiting="Loading your projects…" /> : <ErrorPage error={error} />;
}

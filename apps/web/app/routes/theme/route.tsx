import type { ThemeDocument } from '@swatchwork/theme/link';
import { useDeferredValue } from 'react';
import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router';
import { apiContext } from '../../api/api-context.ts';
import { browserClient } from '../../api/browser-client.ts';
import { readForm } from '../../api/read-form.ts';
import type { SavedTheme } from '../../api/types.ts';
import { useAuth } from '../../auth/auth-provider.tsx';
import { UnknownHere } from '../../auth/unknown-here.tsx';
import designs from '../../designs/designs.css?url';
import { DocumentButtons } from '../../query/document-buttons.tsx';
import { useUndoKeys } from '../../query/use-undo-keys.ts';
import { ReportForm } from '../../reports/report-form.tsx';
import { sendReport } from '../../reports/send-report.ts';
import { ErrorPage } from '../../shell/error-page.tsx';
import { GoOnWithPalette } from '../../tools/go-on/go-on-with-palette.tsx';
import type { Route } from './+types/route.ts';
import { About } from './about.tsx';
import { Below } from './below.tsx';
import { Contract } from './contract/contract.tsx';
import { Moved } from './contract/moved.tsx';
import { Separations } from './contract/separations.tsx';
import { ExportButton } from './export/export-button.tsx';
import { Inputs } from './inputs.tsx';
import { OwnTheme } from './own-theme/own-theme.tsx';
import { Preview } from './preview/preview.tsx';
import { Roles } from './roles/roles.tsx';
import { AddToProjectButton } from './saving/add-to-project-button.tsx';
import { loadSaved, savedIn } from './saving/load-saved.ts';
import { SaveButton } from './saving/save-button.tsx';
import { useSaving } from './saving/use-saving.ts';
import { Scales } from './scales/scales.tsx';
import { arriveWith } from './state/arrived-theme.ts';
import { isSame } from './state/is-same.ts';
import { toSavedDocument } from './state/saved-document.ts';
import { readThemeQuery } from './state/theme-query.ts';
import { useSavedDocument } from './state/use-saved-document.ts';
import { useTheme } from './state/use-theme.ts';
import { useThemeState } from './state/use-theme-state.ts';
import { ThemeHeader } from './theme-header.tsx';
import { ThemeMeta } from './theme-meta.tsx';

const ABOUT = <About />;

/** A link, not an import, as in the root: designs that are loaded later would bring it again. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: designs }];

export async function loader({ context, request }: Route.LoaderArgs) {
  const saved = await loadSaved(context.get(apiContext), request);
  return { saved, arrived: arriveWith(documentOf(request, saved)) };
}

/** Only the browser has the token with which the owner sees a private theme. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [saved, { arriveWith }] = await Promise.all([
    loadSaved(browserClient, request),
    import('./state/arrived-theme.ts'),
  ]);
  return { saved, arrived: arriveWith(documentOf(request, saved)) };
}

/** A report of the saved theme; of the browser it comes with its token or its visitor id. */
export async function action({ context, request }: Route.ActionArgs) {
  const { report } = context.get(apiContext).themes.saved;
  const result = await sendReport('theme', report, await readForm(request));
  return result.error ? data(result, { status: 400 }) : result;
}

export const clientAction = async ({ request }: Route.ClientActionArgs) =>
  sendReport('theme', browserClient.themes.saved.report, await readForm(request));

const documentOf = ({ url }: Request, saved: SavedTheme | undefined): ThemeDocument =>
  readThemeQuery(new URL(url).search, saved && toSavedDocument(saved)).document;

/** Everything else in the address is read by the page itself. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.search === nextUrl.search || savedIn(currentUrl) !== savedIn(nextUrl);

export default function ThemeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const [saved, setSaved] = useSavedDocument(loaderData.saved);
  const { state, dispatch, query } = useThemeState(saved);
  const { document, view, history } = state;
  const { user } = useAuth();
  const isOwn = saved !== undefined && saved.userId === user?.id;
  const wish = {
    name: view.name ?? saved?.name ?? '',
    onlyMe: view.onlyMe ?? (isOwn && !saved.isPublic),
  };
  const { save, saving } = useSaving({
    document,
    saved,
    wish,
    place: `/theme${query}`,
    onSaved(theme) {
      setSaved(theme);
      dispatch({ type: 'look', view: { name: undefined, onlyMe: undefined } });
    },
  });
  const { theme, made, problem, painter } = useTheme(document, loaderData.arrived);
  const lastDocument = useDeferredValue(document);
  const problems = [...state.problems, ...(problem ? [problem] : [])];
  useUndoKeys(dispatch);

  return (
    <div className="px-[clamp(1rem,3vw,2.5rem)] pb-20">
      <ThemeMeta theme={theme} saved={saved} />
      <ThemeHeader
        saved={saved}
        isOwn={isOwn}
        isChanged={saved !== undefined && !isSame(document, saved.document)}
      >
        <DocumentButtons
          history={history}
          dispatch={dispatch}
          query={query}
          opens="It opens this theme."
        />
        <SaveButton
          wish={wish}
          onWish={(change) =>
            dispatch({ type: 'look', view: change, typed: change.name !== undefined })
          }
          own={isOwn ? saved.name : undefined}
          saving={saving}
          onSave={save}
        />
        <ExportButton document={made} />
        {saved && <AddToProjectButton item={saved} />}
      </ThemeHeader>
      {problems.length > 0 && (
        <div role="status" className="mb-5 rounded-panel border border-outline bg-raised p-4">
          {problems.map((text) => (
            <p key={text} className="wrap-anywhere">
              {text}
            </p>
          ))}
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-10 lg:grid-cols-[minmax(22rem,27rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <Inputs document={document} made={theme.brands} dispatch={dispatch} />
        <div className="min-w-0 lg:sticky lg:top-18 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Preview theme={theme} painter={painter} view={view} dispatch={dispatch} />
        </div>
        <Below>
          <Scales theme={theme} />
        </Below>
      </div>
      <div className="container-page mt-16 space-y-14 px-0">
        <Below>
          <Contract theme={theme} />
        </Below>
        <Below>
          <Roles theme={theme} document={lastDocument} dispatch={dispatch} />
        </Below>
        <Below>
          <div className="grid gap-x-12 gap-y-14 lg:grid-cols-2">
            <Separations theme={theme} />
            <Moved theme={theme} />
          </div>
        </Below>
        <OwnTheme />
        <Below>
          <GoOnWithPalette
            palette={{ colors: theme.brands.map(({ hex }) => hex) }}
            except="theme"
          />
          {ABOUT}
        </Below>
        {saved?.isPublic && !isOwn && (
          <ReportForm
            key={saved.id}
            kind="theme"
            id={saved.id}
            action={`/theme?saved=${saved.id}`}
            result={actionData}
          />
        )}
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  return isUnknown ? <UnknownHere waiting="Searching your themes…" /> : <ErrorPage error={error} />;
}

import { formatRatio, toCssColor, WCAG } from '@swatchwork/color';
import { countPairs, type Theme } from '@swatchwork/theme';
import type { ThemeDocument } from '@swatchwork/theme/link';
import { useDeferredValue, useMemo } from 'react';
import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router';
import { apiContext } from '../../api/api-context.ts';
import { browserClient } from '../../api/browser-client.ts';
import { readForm } from '../../api/read-form.ts';
import type { SavedTheme } from '../../api/types.ts';
import { useAuth } from '../../auth/auth-provider.tsx';
import { UnknownHere } from '../../auth/unknown-here.tsx';
import designs from '../../designs/designs.css?url';
import { carriedOf } from '../../palettes/carried-palette.ts';
import { wholeColors } from '../../palettes/whole-color.ts';
import { InPrintSection } from '../../print-colors/in-print.tsx';
import { useUndoKeys } from '../../query/use-undo-keys.ts';
import { ReportForm } from '../../reports/report-form.tsx';
import { sendReport } from '../../reports/send-report.ts';
import { ErrorPage } from '../../shell/error-page.tsx';
import { Explanations } from '../../tools/explanations.tsx';
import { GoOnWithPalette } from '../../tools/go-on/go-on-with-palette.tsx';
import { Badge } from '../../tools/head/badge.tsx';
import type { Route } from './+types/route.ts';
import { Below } from './below.tsx';
import { SECTIONS } from './explanation.md?sections';
import { Inputs } from './inputs.tsx';
import { ModeCards } from './preview/mode-cards.tsx';
import { loadSaved, savedIn } from './saving/load-saved.ts';
import { useSaving } from './saving/use-saving.ts';
import { arriveWith } from './state/arrived-theme.ts';
import { isSame } from './state/is-same.ts';
import { toSavedDocument } from './state/saved-document.ts';
import { readThemeQuery, writeThemeQuery } from './state/theme-query.ts';
import { useSavedDocument } from './state/use-saved-document.ts';
import { useTheme } from './state/use-theme.ts';
import { useThemeState } from './state/use-theme-state.ts';
import type { TabId } from './state/view.ts';
import { ThemeHead } from './theme-head.tsx';
import { ThemeMeta } from './theme-meta.tsx';
import { ThemeTabs } from './theme-tabs.tsx';

const ABOUT = <Explanations sections={SECTIONS} />;

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
  const { theme, made, isAnswered, problem, painter } = useTheme(document, loaderData.arrived);
  const lastDocument = useDeferredValue(document);
  const problems = [...state.problems, ...(problem ? [problem] : [])];
  const palette = useMemo(
    () => ({
      ...carriedOf(lastDocument.brands.flatMap(({ color }) => toCssColor(color) ?? [])),
      name: wish.name,
      ...(lastDocument.primary > 0 && { roles: { primary: lastDocument.primary } }),
    }),
    [lastDocument, wish.name],
  );
  const hrefOf = (tab: TabId) => `/theme${writeThemeQuery(document, { ...view, tab }, saved)}`;
  const proof = { ...proofOf(theme), to: `${hrefOf('proof')}#result` };
  useUndoKeys(dispatch);

  return (
    <div className="px-[clamp(1rem,3vw,2.5rem)] pb-20">
      <ThemeMeta theme={theme} saved={saved} />
      <ThemeHead
        saved={saved}
        isOwn={isOwn}
        isChanged={saved !== undefined && !isSame(document, saved.document)}
        form={{
          wish,
          onWish: (change) =>
            dispatch({ type: 'look', view: change, typed: change.name !== undefined }),
          own: isOwn ? saved.name : undefined,
          saving,
          onSave: save,
        }}
        {...{ palette, history, dispatch, query, made, isAnswered, proof }}
      />
      {problems.length > 0 && (
        <div role="status" className="mb-5 rounded-panel border border-outline bg-raised p-4">
          {problems.map((text) => (
            <p key={text} className="wrap-anywhere">
              {text}
            </p>
          ))}
        </div>
      )}
      <div className="theme-strip tool-strip mb-4">
        <ModeCards theme={theme} painter={painter} />
        <Badge {...proof} className="mt-2 w-full justify-center" />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-10 lg:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]">
        <div className="theme-inputs">
          <Inputs document={document} made={theme.brands} dispatch={dispatch} />
        </div>
        <ThemeTabs {...{ theme, document: lastDocument, painter, view, dispatch, hrefOf }} />
      </div>
      <div className="mx-auto mt-16 max-w-300 space-y-14">
        <InPrintSection colors={wholeColors(palette)} />
        <Below>
          <GoOnWithPalette palette={palette} except="theme" />
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

/** Whether the declared pairs pass, in a few words. */
function proofOf(theme: Theme) {
  const { total, passing, tightest } = countPairs(theme);
  if (passing < total) {
    return { state: 'fails', children: `${total - passing} of ${total} pairs fail` } as const;
  }
  const { ratio, minimum } = tightest;
  const need = minimum < WCAG.aa ? ` of ${minimum}` : '';
  const children = `${passing} of ${total} pass · tightest ${formatRatio(ratio)}${need}`;
  return { state: 'passes', children } as const;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  return isUnknown ? <UnknownHere waiting="Loading your themes…" /> : <ErrorPage error={error} />;
}

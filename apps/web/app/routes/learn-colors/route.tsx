import { fromHsl, HARMONY_OFFSETS, rotateHue, toHsl } from '@swatchwork/color';
import { type ReactNode, useEffect, useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { apiContext } from '../../api/api-context.ts';
import { loadArticles } from '../../articles/load-articles.ts';
import { PageMeta } from '../../meta/page-meta.tsx';
import { siteContext } from '../../meta/site-context.ts';
import { orOffline } from '../../offline/or-offline.ts';
import { useQueryFields } from '../../query/use-query-fields.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { hslRing } from '../../wheel/hue-rings.ts';
import { HueWheel } from '../../wheel/hue-wheel.tsx';
import type { Route } from './+types/route.ts';
import { ArticleBrowser } from './article-browser.tsx';
import { Glossary } from './glossary/glossary.tsx';
import { LEARN_DEFAULTS, type LearnTab, readTab, TABS } from './learn-fields.ts';

const LABELS: Record<LearnTab, string> = {
  articles: 'Articles & Tutorials',
  wheel: 'Interactive Color Wheel',
  glossary: 'Color Glossary',
};

/** Lists only: the texts stay on the server. The page works without them if they fail. */
export async function loader({ context }: Route.LoaderArgs) {
  return {
    articles: await loadArticles(context.get(apiContext), context.get(siteContext).onError),
  };
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orOffline(serverLoader, () => ({ articles: undefined }));

/** Searching and changing tabs uses the list that is loaded already. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function LearnColorsRoute({ loaderData }: Route.ComponentProps) {
  const { fields, set } = useQueryFields(LEARN_DEFAULTS);
  const contents: Record<LearnTab, () => ReactNode> = {
    articles: () => (
      <ArticleBrowser articles={loaderData.articles} search={fields.q} onSearch={set('q')} />
    ),
    wheel: () => <WheelTab />,
    glossary: () => <Glossary articles={loaderData.articles} />,
  };
  const open = readTab(fields.tab);

  return (
    <div className="container-page pb-20">
      <PageMeta
        title="Learn Colors"
        description="Tutorials on contrast, palettes, color vision and color spaces with figures and sources, a color wheel, and a glossary of twelve terms."
      />
      <PageHeader title="Learn Colors">
        Why colors work: tutorials with figures and sources, a wheel to turn, and the twelve terms
        you need.
      </PageHeader>
      <Tabs
        label="Learning material"
        value={open}
        tabs={TABS.map((id) => ({
          id,
          label: LABELS[id],
          to: `?${new URLSearchParams({ ...fields, tab: id })}`,
          content: id === open && contents[id](),
        }))}
      />
      <section aria-labelledby="practice" className="mt-16 border-t border-line pt-10">
        <h2 id="practice" className="text-xl">
          Now try it
        </h2>
        <p className="mt-1 max-w-[60ch] text-muted">
          What you read here is built into the tools: take a palette, move one color, and see what
          changes.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <LinkButton to="/create-palette" variant="primary">
            Create a palette
          </LinkButton>
          <LinkButton to="/learn-colors/one-color-as-two">Make one color look like two</LinkButton>
          <LinkButton to="/learn-colors/readable-brand-color">
            Make this brand color readable
          </LinkButton>
          <LinkButton to="/color-tools">See all tools</LinkButton>
        </div>
      </section>
    </div>
  );
}

const BASE = fromHsl({ h: 217, s: 70, l: 50 });
const POINTS = HARMONY_OFFSETS.complementary.map((turn) => {
  const color = rotateHue(BASE, turn);
  return { hue: toHsl(color).h, color };
});

type Tool = typeof import('./own-wheel.tsx').OwnWheel;

/** The wheel, which is loaded when its tab opens; until then, and without scripts, its picture. */
function WheelTab() {
  const [Wheel, setWheel] = useState<Tool>();
  const [query, setQuery] = useState('');

  useEffect(() => {
    import('./own-wheel.tsx').then(
      ({ OwnWheel }) => setWheel(() => OwnWheel),
      () => {}, // the picture and the link stay
    );
  }, []);

  return (
    <div className="py-4">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="max-w-[60ch]">
          <h2 className="text-2xl">Harmony you can turn</h2>
          <p className="mt-2 text-muted">
            Choose a hue on the wheel, by mouse, finger or keyboard, and watch its complementary,
            triadic, analogous or tetradic partners follow.
          </p>
        </div>
        <LinkButton to={`/interactive-color-wheel${query}`}>Open the color wheel</LinkButton>
      </div>
      {Wheel ? (
        <Wheel onQuery={setQuery} />
      ) : (
        <div className="grid items-start gap-x-12 gap-y-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div aria-hidden="true" className="mx-auto w-full max-w-md">
            <HueWheel ring={hslRing(BASE)} points={POINTS} />
          </div>
        </div>
      )}
    </div>
  );
}

import { PageMeta } from '../../meta/page-meta.tsx';
import { writeHexList } from '../../palettes/hex-list.ts';
import { BackLink } from '../../tools/back-link.tsx';
import { GoOnWithPalette } from '../../tools/go-on/go-on-with-palette.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { CheckForm } from './check-form.tsx';
import { VIEWS, writeCheck } from './check-query.ts';
import { pairCount } from './check-words.ts';
import { Collisions } from './collisions.tsx';
import { CheckExplanation } from './explanation.tsx';
import { PairList } from './pair-list.tsx';
import { PairPanel } from './pair-panel.tsx';
import { PairTable } from './pair-table.tsx';
import { TakeAlong } from './take-along.tsx';
import { type ShownCheck, useCheck } from './use-check.ts';

/** Check every pair of a palette: what it is suitable for, who would confuse its colors, and how to fix it. */
export default function ContrastCheckRoute() {
  const shown = useCheck();

  return (
    <div className="container-page pb-20">
      <PageMeta
        title="Palette Contrast"
        description="Check a whole palette: WCAG contrast of every pair, colors that are too similar with color blindness, and fixes that respect your locks."
        {...(shown.query.colors.length > 1 && { picture: pictureOf(shown.query) })}
      />
      <nav aria-label="Back">
        <BackLink />
      </nav>
      <PageHeader title="Palette Contrast">
        Check every pair of a palette: what it is suitable for, who would confuse its colors, and
        how to fix it.
      </PageHeader>
      {shown.query.name && <h2 className="mb-3 text-xl wrap-anywhere">{shown.query.name}</h2>}
      <CheckForm {...shown} />
      <Results {...shown} />
      {shown.query.colors.length > 0 && (
        <GoOnWithPalette
          palette={shown.query}
          except={['creator', 'visualizer', 'palette-contrast']}
        />
      )}
      <div className="mt-16 grid gap-x-12 gap-y-8 border-t border-line pt-12 md:grid-cols-2">
        <CheckExplanation />
      </div>
    </div>
  );
}

function Results(shown: ShownCheck) {
  const { query, pair } = shown;
  if (query.colors.length === 0) return <NothingToCheck />;
  const tabs = VIEWS.map((view) => ({
    id: view,
    label: view === 'table' ? 'Table' : 'List',
    to: writeCheck({ ...query, view }),
    content: view === 'table' ? <PairTable {...shown} /> : <PairList {...shown} />,
  }));

  return (
    <>
      <p className="mt-6 mb-2 text-lg">{summaryOf(shown)}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {pair ? <Tabs label="Pairs as" tabs={tabs} value={query.view} /> : <PairTable {...shown} />}
        {pair && <PairPanel {...shown} pair={pair} />}
      </div>
      {pair && <Collisions {...shown} />}
      <TakeAlong {...shown} />
    </>
  );
}

function pictureOf({ colors, name, target }: ShownCheck['query']): string {
  const query = new URLSearchParams({ target: String(target), ...(name && { name }) });
  return `/pictures/check/${writeHexList(colors)}.png?${query}`;
}

function summaryOf({ check: { pairs, target } }: ShownCheck): string {
  if (pairs.length === 0) return 'One color has no pairs yet: add another.';
  const meeting = pairs.filter(({ meets }) => meets).length;
  const alike = pairs.filter(({ collides }) => collides.length > 0).length;
  const contrasts = `${meeting} of ${pairCount(pairs.length)} reach ${target}:1.`;
  if (alike === 0) return `${contrasts} No two colors are too similar.`;
  return `${contrasts} ${pairCount(alike)} ${alike === 1 ? 'is' : 'are'} too similar for some types of vision.`;
}

function NothingToCheck() {
  return (
    <div className="mt-6 rounded-panel border border-line bg-raised p-6">
      <p>There is nothing to check yet. Enter colors above, or start with an example.</p>
      <LinkButton to="/contrast-check" className="mt-4">
        Check the example
      </LinkButton>
    </div>
  );
}

import { formatRatio, LEAST_DISTANCE } from '@swatchwork/color';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';

import { PairSample } from '../../colors/contrast/pair-sample.tsx';
import { PageMeta } from '../../meta/page-meta.tsx';
import { useSaveDialog } from '../../own/use-save-dialog.tsx';
import { DEFAULT_DOCUMENT } from '../../palettes/creator-document.ts';
import { writeDocument } from '../../palettes/document-url.ts';
import { writeHexList } from '../../palettes/hex-list.ts';
import { Explanation } from '../../tools/explanation.tsx';
import { GoOnWithPalette } from '../../tools/go-on/go-on-with-palette.tsx';
import { Badge } from '../../tools/head/badge.tsx';
import { focusIn } from '../../tools/head/focus-in.ts';
import { ToolHead } from '../../tools/head/tool-head.tsx';
import { fragmentOfViews } from '../../tools/head/views.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { copyWithToast } from '../../ui/copying/copy-with-toast.ts';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { CheckForm } from './check-form.tsx';
import { VIEWS, writeCheck } from './check-query.ts';
import { pairCount } from './check-words.ts';
import { Collisions } from './collisions.tsx';
import { PairPanel } from './pair-panel.tsx';
import { PairTable } from './pair-table.tsx';
import { PairUse, TooAlike } from './pair-use.tsx';
import { TakeAlong } from './take-along.tsx';
import { type ShownCheck, useCheck } from './use-check.ts';

/** Every pair of a palette: what it is suitable for, who would confuse its colors, and how to fix it. */
export default function ContrastCheckRoute() {
  const shown = useCheck();

  return (
    <div className="container-page pb-20">
      <PageMeta
        title="Palette Contrast"
        description="Check a whole palette: WCAG contrast of every pair, colors that are too similar with color blindness, and fixes that respect your locks."
        {...(shown.query.colors.length > 1 && { picture: pictureOf(shown.query) })}
      />
      <Head {...shown} />
      {shown.query.name && <h2 className="mb-3 text-xl wrap-anywhere">{shown.query.name}</h2>}
      <CheckForm
        {...shown}
        badge={<Meeting {...shown} className="mt-2 w-full justify-center lg:hidden" />}
      />
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

function Head(shown: ShownCheck) {
  const { query, whole } = shown;
  const { colors, exact = [], name, roles } = query;
  const place = `/contrast-check${writeCheck({ ...query, was: undefined })}`;
  const locked = colors.map((_, i) => query.locked[i] === true);
  const { press, dialog } = useSaveDialog(
    {
      noun: 'check',
      tag: 'contrast',
      colors: whole,
      page: '/contrast-check',
      state: () => writeCheck({ ...query, was: undefined }),
      place,
    },
    name || 'Contrast check',
  );
  const creator = `/create-palette${writeDocument({ ...DEFAULT_DOCUMENT, colors, exact, locked, roles, name })}`;

  return (
    <>
      <ToolHead
        view="palette-contrast"
        purpose="See which pairs of colors are readable, who would confuse them, and how to fix them."
        palette={colors.length > 0 ? query : undefined}
        addresses={{ 'palette-contrast': place, ...(colors.length > 1 && { creator }) }}
        actions={{
          ...shown.steps,
          onShare: () =>
            copyWithToast(
              location.origin + place + fragmentOfViews(),
              'Link Copied!',
              'It opens this check.',
            ),
          save: press,
          exporting: colors.length > 0 ? { onClick: () => focusIn('export', 'button') } : undefined,
        }}
      >
        <Meeting {...shown} className="max-lg:hidden" />
      </ToolHead>
      {dialog}
    </>
  );
}

/** How many pairs reach the target, which leads to them. */
function Meeting({ query, check: { pairs }, className }: ShownCheck & { className: string }) {
  const meeting = pairs.filter(({ meets }) => meets).length;
  if (pairs.length === 0) return null;
  return (
    <Badge
      to={`/contrast-check${writeCheck({ ...query, was: undefined })}#pairs`}
      state={meeting === pairs.length ? 'passes' : 'tells'}
      className={className}
    >
      {`${meeting} of ${pairCount(pairs.length)} ${meeting === 1 ? 'passes' : 'pass'}`}
    </Badge>
  );
}

function Results(shown: ShownCheck) {
  const { query, pair } = shown;
  const usual = useSyncExternalStore(
    () => () => {}, // a phone stays one
    () => (matchMedia('(width < 48rem)').matches ? 'list' : 'table'),
    () => 'table', // the server knows no width
  );
  if (query.colors.length === 0) return <NothingToCheck />;
  const tabs = VIEWS.map((view) => ({
    id: view,
    label: view === 'table' ? 'Table' : 'List',
    to: writeCheck({ ...query, view }),
    content: view === 'table' ? <PairTable {...shown} /> : <PairList {...shown} />,
  }));

  return (
    <>
      <p id="pairs" className="mt-6 mb-2 text-lg">
        {summaryOf(shown)}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {pair ? (
          <Tabs label="Pairs as" tabs={tabs} value={query.view ?? usual} />
        ) : (
          <PairTable {...shown} />
        )}
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

/** What the words of the check mean, below the tool. */
function CheckExplanation() {
  return (
    <>
      <Explanation title="What a pair is suitable for">
        <p>
          At 4.5:1 any text passes (WCAG 2.2, AA), at 3:1 large text: 24 px, or 18.66 px bold. With
          a target of 7, AAA applies, which needs 7:1 and 4.5:1. Icons, borders of fields and lines
          of charts always need 3:1. Below that, a pair is only decoration. Ratios are truncated,
          never rounded: 4.499 is shown as 4.49 and fails.
        </p>
      </Explanation>
      <Explanation title="Too similar">
        <p>
          Two colors are too similar if some type of vision sees a difference of less than{' '}
          {LEAST_DISTANCE} between them in OKLab, where black and white are 1 apart. The palettes
          that we generate keep the same distance. Protan and deutan vision follow Machado 2009,
          tritan Brettel 1997, each with one type of cone missing: models for designers, not a
          diagnosis.
        </p>
      </Explanation>
      <Explanation title="You choose what changes">
        <p>
          A repair changes only the lightness of one color, by the smallest amount that makes the
          pair distinct for everyone, and only if no other pair loses its contrast or becomes too
          similar. You choose which color changes and whether it becomes lighter or darker; locked
          colors never change.
        </p>
      </Explanation>
      <Explanation title="Where a check helps">
        <p>
          Problems show first in charts, maps and states of controls, where neighboring colors carry
          meaning. Words, shapes and patterns in addition to color help more people than any
          palette.
        </p>
      </Explanation>
    </>
  );
}

/** Every pair once, one below the other: the table for narrow screens. */
function PairList({ query, whole, check, labels, pair: shown }: ShownCheck) {
  return (
    <ul
      aria-label="Pairs"
      className="divide-y divide-line rounded-panel border border-line bg-raised text-sm"
    >
      {check.pairs.map((pair) => {
        const [one, other] = pair.places;
        const [text, background] = [whole[other]!, whole[one]!];
        return (
          <li key={pair.places.join()} className="p-1">
            <Link
              to={writeCheck({ ...query, pair: pair.places })}
              preventScrollReset
              replace
              aria-current={pair === shown || undefined}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control p-2 hover:bg-hover aria-[current]:outline-2 aria-[current]:-outline-offset-2 aria-[current]:outline-outline"
            >
              <span className="flex shrink-0 gap-1">
                <PairSample text={text} background={background} />
                <PairSample text={background} background={text} />
              </span>
              <span className="min-w-40 font-mono">
                {labels[other]} on {labels[one]}
              </span>
              <span className={`min-w-12 font-mono ${pair.meets ? 'font-semibold' : ''}`}>
                {formatRatio(pair.contrast)}
              </span>
              <span>
                <PairUse use={pair.use} />
                <TooAlike collides={pair.collides} />
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

import { basicColorName, formatHex, type Srgb, toCssColorOf } from '@swatchwork/color';
import { nearestColorNames } from '@swatchwork/color/names';
import { Info } from 'lucide-react';
import { useState } from 'react';
import {
  Form,
  Link,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useSearchParams,
} from 'react-router';
import { GamutMappings } from '../../colors/gamut-mappings.tsx';
import { NotationList } from '../../colors/notation-list.tsx';
import { notations } from '../../colors/notations.ts';
import { PageMeta } from '../../meta/page-meta.tsx';
import { findNames } from '../../names/find-names.ts';
import { orOffline } from '../../offline/or-offline.ts';
import { InPrintSection } from '../../print-colors/in-print.tsx';
import { GoOnWithColor } from '../../tools/go-on/go-on-with-color.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ColorField } from '../../ui/fields/color-field.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { ColorLink } from '../../ui/links/color-link.tsx';
import { colorPath } from '../../ui/links/color-path.ts';
import type { Route } from './+types/route.ts';
import { Accessibility } from './accessibility/accessibility.tsx';
import { ColorHeader } from './color-header.tsx';
import { copiedText } from './copied-text.ts';
import { Harmonies } from './harmonies/harmonies.tsx';
import { metaTexts } from './meta-texts.ts';
import { similarColors } from './more/similar-colors.ts';
import { Variations } from './more/variations.tsx';
import { Overview } from './overview/overview.tsx';
import { type ColorParam, readAnyColor, readColorParam } from './read-color-param.ts';

const NAMES = 6;

/** Redirects the form's `?color=` to the page of its color, and looks the names up. */
export function loader({ params, request }: Route.LoaderArgs) {
  const { color } = read(params.color, request);
  return { names: nearestColorNames(color, NAMES) };
}

export const clientLoader = ({ params, request, serverLoader }: Route.ClientLoaderArgs) =>
  orOffline(serverLoader, async () => {
    const { color } = read(params.color, request);
    const [names = []] = await findNames([color], NAMES);
    return { names };
  });

function read(text: string | undefined, request: Request) {
  const asked = new URL(request.url).searchParams.get('color');
  if (asked !== null) {
    const color = readAnyColor(asked);
    throw redirect(color ? colorPath(color) : `/color/${encodeURIComponent(asked.slice(0, 100))}`);
  }
  return readColorParam(text);
}

/** Another tab needs no data from the server. */
export const shouldRevalidate = ({
  currentParams,
  nextParams,
  nextUrl,
}: ShouldRevalidateFunctionArgs) =>
  currentParams.color !== nextParams.color || nextUrl.searchParams.has('color');

export default function ColorRoute({ params, loaderData: { names } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const param = readColorParam(params.color);
  const { color } = param;
  const path = colorPath(color);
  const tabs = [
    {
      id: 'overview',
      label: 'Overview',
      to: path,
      content: <Overview color={color} names={names} />,
    },
    {
      id: 'values',
      label: 'Color Values',
      to: `${path}?tab=values`,
      content: (
        <>
          <NotationList
            notations={notations({ color, alpha: 1, space: 'srgb' })}
            copiedText={copiedText}
          />
          <InPrintSection colors={[toCssColorOf(color)]} className="mt-10" />
        </>
      ),
    },
    {
      id: 'accessibility',
      label: 'Accessibility',
      to: `${path}?tab=accessibility`,
      content: <Accessibility color={color} />,
    },
    {
      id: 'harmonies',
      label: 'Harmonies',
      to: `${path}?tab=harmonies`,
      content: <Harmonies color={color} />,
    },
  ];

  return (
    <>
      <PageMeta {...metaTexts(color, names[0])} path={path} picture={`/pictures${path}.png`} />
      <Notice param={param} />
      <ColorHeader color={color} nearest={basicColorName(color) ? undefined : names[0]} />
      <div className="container-page pt-4 pb-20">
        <Tabs
          label={`About ${formatHex(color)}`}
          tabs={tabs}
          value={query.get('tab') ?? 'overview'}
        />
        <Variations color={color} />
        <Similar color={color} />
        <GoOnWithColor color={formatHex(color)} except="color">
          <ColorForm key={path} initial={formatHex(color)} />
        </GoOnWithColor>
      </div>
    </>
  );
}

/** Says that the page shows black because the address contains no color, and repeats its text. */
function Notice({ param: { unreadable, meant, given } }: { param: ColorParam }) {
  if (unreadable === undefined) return null;

  return (
    <section
      aria-label="Notice"
      className="container-page flex flex-wrap items-end gap-x-8 gap-y-4 py-5"
    >
      <p className="flex max-w-[60ch] flex-1 basis-80 gap-3 self-center wrap-anywhere">
        <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          {unreadable === ''
            ? 'The address contains no color, so this is black, #000000.'
            : `“${unreadable}” is not a color of six hex digits, so this is black, #000000.`}
          {meant && (
            <>
              {' Did you mean '}
              <Link to={colorPath(meant)} className="font-medium underline">
                {formatHex(meant)}
              </Link>
              ?
            </>
          )}
        </span>
      </p>
      <ColorForm key={unreadable} initial={unreadable} />
      {given && (
        <div className="w-full max-w-xl">
          <GamutMappings color={given} />
        </div>
      )}
    </section>
  );
}

/** A form for any CSS color that leads to its page; it needs no JavaScript. */
function ColorForm({ initial }: { initial: string }) {
  const [text, setText] = useState(initial);

  return (
    <Form action="/color" className="flex items-start gap-2">
      <ColorField
        label="Another color"
        name="color"
        value={text}
        onChange={setText}
        message="Such as #3B82F6 or tomato."
      />
      <Button type="submit" className="mt-[1.625rem]">
        Show
      </Button>
    </Form>
  );
}

/** The colors around this one, each a link: a visitor can walk from any color to any other. */
function Similar({ color }: { color: Srgb }) {
  return (
    <section className="mt-14">
      <h2 className="text-xl">Similar colors</h2>
      <p className="mt-1 text-muted">
        One step away in every direction: darker, stronger, toward either hue, duller, lighter.
      </p>
      <ul
        aria-label="Similar colors"
        className="mt-4 flex flex-wrap overflow-hidden rounded-panel border border-line *:flex-[1_0_50%] sm:*:flex-[1_0_20%]"
      >
        {similarColors(color).map((neighbor) => (
          <li key={formatHex(neighbor)}>
            <ColorLink color={neighbor} className="h-20 p-3 sm:h-28" />
          </li>
        ))}
      </ul>
    </section>
  );
}

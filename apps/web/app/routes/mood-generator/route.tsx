import type { Client } from '@swatchwork/client';
import { type MoodId, PALETTE_SIZE, parseHex } from '@swatchwork/color';
import { type Ref, useEffect, useRef, useState } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { apiContext } from '../../api/api-context.ts';
import { browserClient } from '../../api/browser-client.ts';
import { readHexes } from '../../api/read-hexes.ts';
import { PageMeta } from '../../meta/page-meta.tsx';
import { nameColors } from '../../names/name-colors.server.ts';
import { usePageNavigate } from '../../navigation/use-page-navigate.ts';
import { orOffline } from '../../offline/or-offline.ts';
import { type CarriedPalette, colorTexts } from '../../palettes/carried-palette.ts';
import { wholeColors } from '../../palettes/whole-color.ts';
import { Explanations } from '../../tools/explanations.tsx';
import { GoOn } from '../../tools/go-on/go-on.tsx';
import { GoOnWithPalette } from '../../tools/go-on/go-on-with-palette.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { toast } from '../../ui/messages/toast.ts';
import { CopySwatch } from '../../ui/swatches/copy-swatch.tsx';
import type { Route } from './+types/route.ts';
import { SECTIONS } from './explanation.md?sections';
import { MoodCards } from './mood-cards.tsx';
import { MoodPanel } from './mood-panel.tsx';
import {
  type MoodPalette,
  moodPaletteName,
  readMood,
  readMoodPalette,
  writeMoodQuery,
} from './mood-query.ts';

/** The palette of an address without a mood. */
const EXAMPLE: MoodPalette = {
  mood: 'creative',
  colors: ['#2C2061', '#E8578D', '#F07412', '#31CAB3', '#E9B034'],
};

/** Names the palette of the address; an address with only a mood redirects to a new palette. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { palette, hasFailed } = await load(context.get(apiContext), request);
  return { names: nameColors(colorTexts(palette ?? EXAMPLE)), hasFailed };
}

/** Offline, the page looks up the names itself. */
export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  orOffline(serverLoader, async () => {
    const { hasFailed } = await load(browserClient, request);
    return { names: {}, hasFailed };
  });

async function load(client: Client, request: Request) {
  const params = new URL(request.url).searchParams;
  const palette = readMoodPalette(params);
  const mood = readMood(params);
  if (!palette && mood) {
    const generated = await client.palettes.mood(mood).catch(() => undefined);
    if (!generated) return { palette, hasFailed: true };
    throw redirect(writeMoodQuery(generated), { headers: { 'cache-control': 'no-store' } });
  }
  return { palette, hasFailed: false };
}

/** The page looks up the names of further colors itself. */
export const shouldRevalidate = ({ nextUrl }: ShouldRevalidateFunctionArgs) =>
  !readMoodPalette(nextUrl.searchParams);

export default function MoodGeneratorRoute({ loaderData }: Route.ComponentProps) {
  const { palette, mood, isPending, generate } = useMood();
  const swatches = useRef<HTMLDivElement>(null);
  const failure = loaderData.hasFailed ? FAILURE.join(': ') : undefined;
  // After a failure there is only its message.
  const shown = palette ?? (failure ? undefined : EXAMPLE);

  function choose(id: MoodId) {
    // On a phone the palette is above the moods.
    swatches.current?.scrollIntoView({ block: 'nearest' });
    generate(id);
  }

  return (
    <div className="container-page pb-20">
      <PageMeta
        title="Mood Generator"
        description="Generate a palette of five colors for any of 16 moods, from calm to tropical. Copy it, share it as a link, or download it as CSS, JSON, TXT or ASE."
      />
      <PageHeader title="Mood Generator">Choose a mood and get five colors for it.</PageHeader>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <section
          aria-label="Mood palette"
          className="overflow-hidden rounded-panel border border-line bg-raised md:sticky md:top-18"
        >
          <MoodSwatches
            ref={swatches}
            palette={shown}
            isPending={isPending}
            message={isPending ? `Generating a palette: ${mood}…` : palette ? undefined : failure}
          />
          {shown && (
            <MoodPanel
              palette={shown}
              isExample={!palette}
              knownNames={loaderData.names}
              isPending={isPending}
              onRenew={() => generate(shown.mood)}
            />
          )}
        </section>
        <MoodCards selected={mood} onChoose={choose} />
      </div>
      {palette ? (
        <GoOnWithPalette palette={{ ...palette, name: moodPaletteName(palette) }} />
      ) : (
        <GoOn />
      )}
      <Explanations sections={SECTIONS} />
    </div>
  );
}

/**
 * The palette in the address, and a function that generates a new one. Each palette is a history
 * entry, so that the back button restores the one before. A new request cancels the previous one.
 */
function useMood() {
  const [params] = useSearchParams();
  const navigate = usePageNavigate();
  const [pending, setPending] = useState<MoodId>();
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  async function generate(mood: MoodId) {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    setPending(mood);
    try {
      const { colors } = await browserClient.palettes.mood(mood, { signal });
      navigate(writeMoodQuery({ mood, colors: readHexes(colors, PALETTE_SIZE) }), {
        preventScrollReset: true,
      });
      toast.success('Palette Generated!');
    } catch {
      if (signal.aborted) return;
      toast.error(...FAILURE);
    }
    setPending(undefined);
  }

  return {
    palette: readMoodPalette(params),
    /** The mood that is being generated, else the mood in the address. */
    mood: pending ?? readMood(params),
    isPending: pending !== undefined,
    generate,
  };
}

/** Title and text of the toast if no palette arrives. */
const FAILURE = [
  'Generation Failed',
  'Could not generate mood palette. Please try again.',
] as const;

const PLACES = [0, 1, 2, 3, 4];

type Props = {
  ref: Ref<HTMLDivElement>;
  /** Without one the swatches are empty. */
  palette: CarriedPalette | undefined;
  isPending: boolean;
  /** Text above the colors, or above the empty swatches. */
  message: string | undefined;
};

/** The five colors in columns; a click copies one. */
function MoodSwatches({ ref, palette, isPending, message }: Props) {
  const colors = palette && wholeColors(palette);
  return (
    <div ref={ref} className="relative h-48 sm:h-56" aria-busy={isPending}>
      <ul
        aria-label="Colors"
        className={`@container grid h-full grid-cols-5 transition-opacity ${isPending ? 'opacity-40' : ''}`}
      >
        {PLACES.map((place) => {
          const color = colors?.[place];
          return (
            <li key={place} className="group flex">
              {color ? (
                <CopySwatch color={parseHex(color.hex)!} css={color.css} />
              ) : (
                <span
                  className={`flex-1 border-r border-line group-last:border-r-0 ${isPending ? 'animate-pulse bg-line' : 'bg-sunken'}`}
                />
              )}
            </li>
          );
        })}
      </ul>
      <p
        role="status"
        aria-label="Palette"
        className="absolute inset-0 m-auto size-fit px-4 text-center"
      >
        {message && (
          <span className="block rounded-control border border-line bg-raised px-4 py-2 transition-opacity delay-150 starting:opacity-0">
            {message}
          </span>
        )}
      </p>
    </div>
  );
}

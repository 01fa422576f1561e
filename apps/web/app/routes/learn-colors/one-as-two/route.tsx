import { formatHex, type Srgb } from '@swatchwork/color';
import { useDeferredValue } from 'react';
import { Form } from 'react-router';

import { PageMeta } from '../../../meta/page-meta.tsx';
import { SubmitWithoutScript } from '../../../query/submit-without-script.tsx';
import { useQueryFields } from '../../../query/use-query-fields.ts';
import { BackLink } from '../../../tools/back-link.tsx';
import { GoOnWithPalette } from '../../../tools/go-on/go-on-with-palette.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ChannelSliders } from './channel-sliders.tsx';
import { EXERCISE_DEFAULTS, PLACES, type Place, readColor } from './exercise-fields.ts';
import { FAR_ENOUGH, judge, type Verdict } from './judge.ts';

const PLACE_NAMES = { left: 'left background', right: 'right background', patch: 'patch' };

/** An exercise of Josef Albers: one color looks like two because of its backgrounds. */
export default function OneAsTwoRoute() {
  const { fields, set } = useQueryFields(EXERCISE_DEFAULTS);
  const [left, right, patch] = PLACES.map((place) => readColor(fields, place));
  const colors = { left: left!, right: right!, patch: patch! };
  // Said and linked when a drag rests.
  const verdict = judge(colors);
  const result = useDeferredValue(resultOf(verdict));
  const answer = useDeferredValue(answerOf(verdict));
  const hexes = PLACES.map((place) => formatHex(colors[place]));

  return (
    <div className="container-page pb-20">
      <PageMeta
        title="Make One Color Look Like Two"
        description="An interactive exercise by Josef Albers: one patch on two backgrounds. Change the backgrounds until the same color looks like two, and see how far they have to move."
        path="/learn-colors/one-color-as-two"
      />
      <BackLink to="/learn-colors">Back to Learn Colors</BackLink>
      <PageHeader title="Make One Color Look Like Two">
        Both patches are the same color. Change the backgrounds until they look different.
      </PageHeader>
      <Form preventScrollReset>
        <div className="z-10 bg-surface pb-3 [@media(height>=44rem)]:sticky [@media(height>=44rem)]:top-14">
          <ExercisePicture colors={colors} isJoined={fields.join === '1'} />
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-8">
            <output aria-label="Result" className="flex min-h-13 max-w-[60ch] items-center">
              {result}
            </output>
            <Checkbox
              label="Join the patches, to see that they are one color"
              name="join"
              checked={fields.join === '1'}
              onChange={set('join')}
            />
          </div>
        </div>
        {answer && (
          <details>
            <summary className="cursor-pointer py-2 text-sm text-muted hover:text-ink">
              Show a next step
            </summary>
            <p className="text-sm">{answer}</p>
          </details>
        )}
        <div className="mt-2 grid gap-4 md:grid-cols-3">
          {PLACES.map((place) => (
            <ChannelSliders key={place} place={place} fields={fields} set={set} />
          ))}
        </div>
        <div className="mt-4">
          <SubmitWithoutScript>Show</SubmitWithoutScript>
        </div>
      </Form>
      <GoOnWithPalette
        palette={{ colors: hexes, name: 'One as two' }}
        lead={formatHex(colors.patch)}
      />
      <section aria-labelledby="why" className="mt-16 max-w-[68ch] border-t border-line pt-10">
        <h2 id="why" className="text-xl">
          Why it works
        </h2>
        <p className="mt-2 text-muted">
          A background pushes a color away from itself: a dark one makes it lighter, a blue one
          makes it warmer. With the color between its backgrounds, the two pushes add up. The
          exercise asks for backgrounds that are {FAR_ENOUGH} apart, as ΔE OK, where black and white
          are 1. This limit is our own, since no formula predicts what you see.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <LinkButton to="/learn-colors?q=relative">Read about relative color</LinkButton>
          <LinkButton to="/learn-colors/lessons/colour-is-relative">Print a lesson</LinkButton>
          <LinkButton to="/learn-colors?tab=glossary">Open the glossary</LinkButton>
        </div>
      </section>
    </div>
  );
}

/** Whether a step is so small that the backgrounds are nearly there. */
const SMALL_STEP = 0.05;

function resultOf({ apart, move }: Verdict): string {
  const now = `The backgrounds are ${apart.toFixed(2)} apart`;
  if (!move) return `Done. ${now}, with the patch between them: one color, and it looks like two.`;
  return `Not yet${move.by < SMALL_STEP ? ', but nearly' : ''}. ${now}.`;
}

const answerOf = ({ move }: Verdict): string | undefined =>
  move && `Make the ${PLACE_NAMES[move.place]} ${move.by.toFixed(2)} ${move.way}.`;

type Props = { colors: Readonly<Record<Place, Srgb>>; isJoined: boolean };

/** Two backgrounds with the same patch on each; joined, a band of its color runs from one to the other. */
function ExercisePicture({ colors, isJoined }: Props) {
  const [left, right, patch] = [colors.left, colors.right, colors.patch].map(formatHex);

  return (
    <div
      role="img"
      aria-label={`${patch} on two backgrounds: ${left} on the left, ${right} on the right${isJoined ? ', joined by a band of the same color' : ''}`}
      className="relative grid h-48 grid-cols-2 overflow-hidden rounded-panel border border-line forced-color-adjust-none sm:h-56 sm:[@media(height>=56rem)]:h-80"
    >
      {[left, right].map((background, side) => (
        <div
          key={side === 0 ? 'left' : 'right'}
          style={{ backgroundColor: background }}
          className="grid place-items-center"
        >
          <span style={{ backgroundColor: patch }} className="size-16 sm:size-24" />
        </div>
      ))}
      {isJoined && (
        <span
          style={{ backgroundColor: patch }}
          className="absolute inset-x-1/4 top-1/2 h-4 -translate-y-1/2 sm:h-6"
        />
      )}
    </div>
  );
}

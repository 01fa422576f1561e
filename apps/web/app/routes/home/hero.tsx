import type { Hex } from '@swatchwork/color';
import { type ReactNode, useEffect, useId, useState } from 'react';

import { loadOnDemand } from '../../palette-files/load-on-demand.ts';
import { SubmitWithoutScript } from '../../query/submit-without-script.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import type { Answers } from './answers.ts';
import type { HeroColor } from './hero-colors.ts';
import { HeroSwatch } from './hero-swatch.tsx';
import { Sent } from './sent.tsx';
import { useAnswers, useHero } from './use-hero.ts';

const KEY = 'rounded-[4px] border border-outline px-1.5 leading-5 pointer-coarse:hidden';

type Props = {
  first: { colors: readonly HeroColor[]; lead: Hex; problem: string | undefined };
  answers: Answers | undefined;
};

/** Six colors from edge to edge, a field for one's own, and what the tools make of them. */
export function Hero({ first, answers }: Props) {
  const { section, colors, lead, text, setText, shuffle, toggleLock } = useHero(first);
  const shown = useAnswers(lead, answers);
  const toCreator = `/create-palette?colors=${colors.map(({ hex }) => hex.slice(1)).join('-')}`;

  return (
    <section ref={section} className="grid lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
      <ul className="grid h-16 grid-cols-6 forced-color-adjust-none sm:h-[20vh] lg:col-span-2">
        {colors.map((color, place) => (
          <HeroSwatch
            // biome-ignore lint/suspicious/noArrayIndexKey: the places are what stays the same.
            key={place}
            {...color}
            place={place + 1}
            onLock={() => toggleLock(place)}
          />
        ))}
      </ul>
      <div className="px-4 pt-5 sm:px-6 sm:pt-9">
        <Sent>{({ Pitch }) => <Pitch />}</Sent>
        <ColorSource text={text} onText={setText} unread={first.problem}>
          <LinkButton
            to={toCreator}
            variant="primary"
            size="large"
            className="max-sm:flex-1 max-sm:px-3"
          >
            Create Palette
          </LinkButton>
        </ColorSource>
      </div>
      <Sent className="px-4 pt-3 pb-2 sm:px-6 sm:py-9 lg:col-start-2 lg:row-span-2">
        {({ AlsoHere, AnswerCards }) => (
          <>
            <AnswerCards answers={shown} isExample={!text} {...{ colors, toCreator }} />
            <AlsoHere />
          </>
        )}
      </Sent>
      <div className="-ml-3 flex flex-wrap items-center px-4 pb-4 sm:gap-x-2 sm:px-6 lg:content-start">
        <LinkButton to="/color-picker" variant="quiet" size="small">
          Color Picker
        </LinkButton>
        <Button variant="quiet" size="small" onClick={shuffle}>
          New colors
          <kbd className={KEY}>Space</kbd>
        </Button>
        <LinkButton to={`${toCreator}#export`} variant="quiet" size="small">
          Export
          <kbd className={KEY}>E</kbd>
        </LinkButton>
      </div>
    </section>
  );
}

type SourceProps = {
  text: string;
  onText: (text: string) => void;
  /** What is wrong with the text that came with the page. */
  unread: string | undefined;
  /** The main button, beside the field. */
  children: ReactNode;
};

/** A field for a color, and the way for files: a logo, a photo, a style sheet. */
function ColorSource({ text, onText, unread, children }: SourceProps) {
  const id = useId();
  const [problem, setProblem] = useState(unread);
  const [FileSource, setFileSource] = useState<typeof import('./file-source.tsx').FileSource>();

  // Nobody drops a file before the page has arrived.
  useEffect(() => {
    import('./file-source.tsx').then((loaded) => setFileSource(() => loaded.FileSource), noop);
  }, []);

  const take = (colors: readonly string[]) => onText(colors.join(' '));

  /** What is no color may be a list, a link or a piece of a style sheet. */
  async function read() {
    const loaded = await loadOnDemand(() => import('./read-text.ts'));
    const result = await loaded?.readText(text);
    if (Array.isArray(result)) take(result);
    else setProblem(result);
  }

  return (
    <form
      action="/"
      className="mt-4 max-w-[40rem] sm:mt-6"
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      <label htmlFor={id} className="block text-sm font-medium sm:text-base">
        Paste a color, or drop a logo, a photo or a CSS file
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          id={id}
          name="color"
          value={text}
          onChange={(event) => {
            setProblem(undefined);
            onText(event.currentTarget.value);
          }}
          placeholder="Hex, RGB or color name"
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${id}-problem`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className="min-h-13 min-w-40 flex-1 rounded-control border border-outline bg-raised px-3 font-mono placeholder:font-sans max-sm:basis-full"
        />
        <div className="grid min-w-37 noscript:hidden">
          {FileSource && <FileSource onColors={take} />}
        </div>
        <SubmitWithoutScript>Show</SubmitWithoutScript>
        {children}
      </div>
      <p id={`${id}-problem`} role="alert" className="mt-1 text-sm font-medium wrap-anywhere">
        {problem}
      </p>
    </form>
  );
}

/** The field works without files. */
const noop = () => {};

import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { HeroSwatch } from './hero-swatch.tsx';
import { useHero } from './use-hero.ts';

const KEY = 'rounded-[4px] border border-outline px-1.5 leading-5 pointer-coarse:hidden';

/** Six colors from edge to edge, which can be changed, and a description of the site. */
export function Hero() {
  const { section, colors, shuffle, toggleLock } = useHero();
  const list = colors.map(({ hex }) => hex.slice(1)).join('-');

  return (
    <section
      ref={section}
      className="grid lg:h-[clamp(36rem,calc(100dvh-7rem),48rem)] lg:grid-cols-6 lg:grid-rows-[1fr_auto]"
    >
      <ul className="grid h-64 grid-cols-3 forced-color-adjust-none sm:h-80 sm:grid-cols-6 lg:col-span-6 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:h-auto lg:grid-cols-subgrid lg:grid-rows-subgrid">
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
      <div className="px-4 py-8 sm:px-6 sm:py-10 lg:col-span-3 lg:col-start-1 lg:row-start-2 lg:pt-12">
        <h1 className="text-5xl tracking-[-0.035em] sm:text-6xl">Color, worked out.</h1>
        <p className="mt-4 max-w-[46ch] text-lg text-muted">
          Make palettes, convert and check colors, and take them into your work. All tools are free,
          need no registration, and palettes are unlimited.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <LinkButton to="/create-palette" variant="primary" size="large">
            Create Palette
          </LinkButton>
          <LinkButton to="/color-picker" size="large">
            Color Picker
          </LinkButton>
        </div>
        <div className="mt-3 flex flex-wrap gap-3">
          <LinkButton to="/theme">Theme Builder</LinkButton>
          <LinkButton to="/data-palettes">Data Palettes</LinkButton>
        </div>
        <div className="mt-3 flex flex-wrap gap-1 sm:-ml-3">
          <Button variant="quiet" size="small" onClick={shuffle}>
            New colors
            <kbd className={KEY}>Space</kbd>
          </Button>
          <LinkButton to={`/create-palette?colors=${list}`} variant="quiet" size="small">
            Open in creator
          </LinkButton>
          <LinkButton to={`/create-palette?colors=${list}#export`} variant="quiet" size="small">
            Export
            <kbd className={KEY}>E</kbd>
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

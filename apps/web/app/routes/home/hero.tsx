import { formatHex, parseHex, readableTextColor, WHITE } from '@swatchwork/color';
import { Pipette, SwatchBook } from 'lucide-react';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { copyWithToast } from '../../ui/copying/copy-with-toast.ts';
import { HERO_COLORS } from './hero-colors.ts';

/** Six colors from edge to edge, and a description of the site. A click on a color copies it. */
export function Hero() {
  return (
    <section className="grid lg:h-[clamp(36rem,calc(100dvh-7rem),48rem)] lg:grid-cols-6 lg:grid-rows-[1fr_auto]">
      <ul className="grid h-64 grid-cols-3 forced-color-adjust-none sm:h-80 sm:grid-cols-6 lg:col-span-6 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:h-auto lg:grid-cols-subgrid lg:grid-rows-subgrid">
        {HERO_COLORS.map(({ hex, name }) => (
          <li key={hex} className="flex lg:nth-[n+4]:row-span-2">
            <button
              type="button"
              onClick={() => copyWithToast(hex)}
              className="ring-inside flex flex-1 flex-col p-3 text-left font-mono text-sm sm:p-6"
              style={{
                backgroundColor: hex,
                color: formatHex(readableTextColor(parseHex(hex) ?? WHITE)),
              }}
            >
              <span className="sr-only">Copy </span>
              <span className="font-sans font-medium">{name}</span>
              {hex}
            </button>
          </li>
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
            <SwatchBook aria-hidden="true" />
            Create Palette
          </LinkButton>
          <LinkButton to="/color-picker" size="large">
            <Pipette aria-hidden="true" />
            Color Picker
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

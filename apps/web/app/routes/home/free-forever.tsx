import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { HERO_COLORS } from './hero-colors.ts';

/** The last section: the product is free. */
export function FreeForever() {
  return (
    <section aria-labelledby="free" className="border-t border-line">
      <div className="container-page py-20 text-center sm:py-28">
        <h2 id="free" className="text-4xl tracking-[-0.035em] sm:text-6xl">
          Free forever.
        </h2>
        <p className="mx-auto mt-4 max-w-[48ch] text-lg text-muted">
          All tools are free and palettes are unlimited, with no registration, no trial and no card,
          for personal and commercial work alike.
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <LinkButton to="/create-palette" variant="primary" size="large">
            Start creating
          </LinkButton>
          <LinkButton to="/color-tools" size="large">
            See all tools
          </LinkButton>
        </div>
      </div>
      <div aria-hidden="true" className="grid h-3 grid-cols-6 forced-color-adjust-none">
        {HERO_COLORS.map(({ hex }) => (
          <span key={hex} style={{ backgroundColor: hex }} />
        ))}
      </div>
    </section>
  );
}

/** What the site is, for whom, and what others do not do. */
export const Pitch = () => (
  <>
    <h1 className="text-4xl tracking-[-0.035em] sm:text-6xl">Color, worked out.</h1>
    <p className="mt-2 text-xl font-semibold tracking-tight text-balance sm:mt-3 sm:text-2xl">
      Palettes, themes and chart colors from one color
    </p>
    <p className="mt-2 max-w-[60ch]">
      For designers, developers and brand teams. Unlike most generators, we keep your exact color
      and prove that themes are readable and charts work for color-blind people.
    </p>
  </>
);

/** What it costs, and what else there is. */
export const SmallPrint = () => (
  <p className="max-w-[64ch] text-muted max-sm:text-sm">
    All tools are free, with no registration; palettes are unlimited. Works offline. Also here:
    contrast audits, colors from photos, lessons, an API and plugins.
  </p>
);

/** What the site is, for whom, and what others do not do. */
export const Pitch = () => (
  <>
    <h1 className="text-4xl tracking-[-0.035em] sm:text-6xl">Color, worked out.</h1>
    <p className="mt-2 text-xl font-semibold tracking-tight text-balance sm:mt-3 sm:text-2xl">
      Palettes, themes and chart colors from one color
    </p>
    <p className="mt-1">For designers, developers and brand teams.</p>
    <ul className="mt-3 grid gap-x-6 font-medium sm:gap-y-1 sm:grid-cols-[auto_1fr]">
      {POINTS.map((point) => (
        <li key={point} className="flex gap-2 before:font-bold before:content-['✓'/'']">
          {point}
        </li>
      ))}
    </ul>
  </>
);

const POINTS = [
  'Your exact color is kept',
  'Every theme pair passes WCAG',
  'Charts work for color-blind people',
  'Free, no account, works offline',
];

/** What it costs, and what else there is. */
export const SmallPrint = () => (
  <p className="mt-3 max-w-[64ch] text-sm text-muted">
    All tools are free, with no registration; palettes are unlimited. Also here: contrast audits,
    colors from photos, lessons, an API and plugins.
  </p>
);

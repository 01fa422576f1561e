import { InnerLink } from '../../ui/links/inner-link.tsx';

/** What the site is, for whom, and what others do not do. */
export const Pitch = () => (
  <>
    <h1 className="text-[2rem] leading-[1.08] tracking-[-0.035em] sm:text-6xl sm:leading-[1.05]">
      Color palettes for apps and charts
    </h1>
    <p className="mt-2 text-balance sm:mt-4 sm:text-xl">
      Start with one color. Get a palette, a light and dark theme, and chart colors.
    </p>
    <p className="sm:mt-1 sm:text-xl">For designers, developers and brand teams.</p>
    <ul className="mt-2 grid grid-cols-[auto_1fr] gap-x-2 text-sm font-medium sm:mt-4 sm:gap-x-8 sm:gap-y-1 sm:text-base">
      {POINTS.map((point) => (
        <li key={point} className="flex gap-1.5 before:font-bold before:content-['✓'/'']">
          {point}
        </li>
      ))}
    </ul>
  </>
);

const POINTS = [
  'Keeps your exact color',
  'Text passes WCAG',
  'Color-blind-safe charts',
  'Free, no account',
];

/** What else there is. */
export const AlsoHere = () => (
  <p className="mt-2 max-sm:text-sm sm:mt-5">
    <span className="font-medium">Also here: </span>
    {ALSO.map(([name, to], i) => (
      <span key={to}>
        <InnerLink to={to} className="underline underline-offset-2">
          {name}
        </InnerLink>
        {i < ALSO.length - 1 && ', '}
      </span>
    ))}
  </p>
);

const ALSO = [
  ['contrast audit', '/audit'],
  ['colors from photos', '/color-picker'],
  ['lessons', '/learn-colors'],
  ['API', '/api-access'],
  ['Figma plugin', '/plugins'],
] as const;

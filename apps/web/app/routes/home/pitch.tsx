import { InnerLink } from '../../ui/links/inner-link.tsx';

/** What the site is, for whom, and what others do not do. */
export const Pitch = () => (
  <>
    <h1 className="text-4xl tracking-[-0.035em] sm:text-6xl">Color, worked out.</h1>
    <p className="mt-1 text-xl font-semibold tracking-tight text-balance sm:mt-2 sm:text-3xl">
      Palettes, UI themes and chart colors from one color
    </p>
    <p className="mt-1 sm:mt-2 sm:text-lg">For designers, developers and brand teams.</p>
    <ul className="mt-1.5 grid grid-cols-[auto_1fr] gap-x-3 text-sm font-medium sm:mt-3 sm:gap-x-6 sm:gap-y-1 sm:text-base">
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
  'Meets WCAG AA',
  'Color-blind-safe charts',
  'Free, also offline',
];

/** What else there is, and what an account is for. */
export const SmallPrint = () => (
  <div className="mt-2 max-sm:text-sm sm:mt-5">
    <p>
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
    <p className="mt-1">No registration. Sign up only to save work.</p>
  </div>
);

const ALSO = [
  ['contrast audit', '/audit'],
  ['colors from photos', '/color-picker'],
  ['lessons', '/learn-colors'],
  ['API', '/api-access'],
  ['Figma plugin', '/plugins'],
] as const;

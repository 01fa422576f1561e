import { contrastRatio, formatRatio, type Hex, parseHex } from '@swatchwork/color';

import { PairSample } from '../../../colors/contrast/pair-sample.tsx';
import { InnerLink } from '../../../ui/links/inner-link.tsx';

/** Pairs that are common on the web and hard to read. */
const PAIRS: readonly { name: string; text: Hex; background: Hex }[] = [
  { name: 'White on orange', text: '#FFFFFF', background: '#F97316' },
  { name: 'Mauve on paper', text: '#9A8C98', background: '#F2E9E4' },
  { name: 'Blue on black', text: '#2563EB', background: '#0B0B0F' },
];

/** Links to these pairs, each drawn in its colors. */
export function FailingPairs() {
  return (
    <ul aria-label="Pairs that fail" className="mt-3 grid gap-3">
      {PAIRS.map(({ name, text, background }) => (
        <li key={name}>
          <InnerLink
            to={`/color-tools/color-contrast?${new URLSearchParams({ text, background })}`}
            className="flex min-h-11 items-center gap-3 rounded-control border border-outline bg-raised pr-4 font-medium hover:bg-hover"
          >
            <PairSample
              text={text}
              background={background}
              className="w-16 self-stretch rounded-r-none"
            />
            {name}
            <span className="ml-auto font-mono text-sm font-normal text-muted">
              {formatRatio(contrastRatio(parseHex(text)!, parseHex(background)!))}:1
            </span>
          </InnerLink>
        </li>
      ))}
    </ul>
  );
}

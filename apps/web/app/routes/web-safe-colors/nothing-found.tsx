import { formatHex, mapToGamut, nearestWebSafe, parseColor } from '@swatchwork/color';
import { Link } from 'react-router';

import { colorPath } from '../../ui/links/color-path.ts';

/** Message for a search without a match: the nearest web safe color, or what the search accepts. */
export function NothingFound({ search }: { search: string }) {
  const parsed = parseColor(search);
  const nearest = parsed && nearestWebSafe(mapToGamut(parsed.color));

  return (
    <div className="rounded-panel border border-dashed border-outline p-6 wrap-anywhere sm:p-8">
      <h2 className="text-xl">No web safe color matches “{search.trim()}”</h2>
      <p className="mt-2 max-w-[60ch] text-muted">
        {nearest ? (
          <>
            {'The nearest color is '}
            <Link to={colorPath(nearest)} className="font-mono text-ink underline">
              {formatHex(nearest)}
            </Link>
            .
          </>
        ) : (
          'Search for part of a hex or rgb text, such as FF99 or 255, 153. Every channel is one of 00, 33, 66, 99, CC and FF, or 0, 51, 102, 153, 204 and 255.'
        )}
      </p>
    </div>
  );
}

import { type Audit, describeStray, type Excess } from '@swatchwork/audit';

import { toLines } from '../terminal.ts';

/** Places of a folder that are listed. */
const MOST_SHOWN = 20;

/** What a build that fails says: the new stray colors, and the tokens to use in their place. */
export function describeExcess(excess: readonly Excess[], audit: Audit, file: string): string {
  if (excess.length === 0)
    return toLines([`No folder has more stray colors than ${file} accepts.`]);
  return toLines(
    excess.flatMap(({ folder, before, now, places }) => [
      `${folder}: ${now} stray colors, of which ${file} accepts ${before}`,
      ...places
        .slice(0, MOST_SHOWN)
        .map(
          (place) => `  ${place.file}:${place.line}:${place.column} ${describeStray(place, audit)}`,
        ),
      ...(places.length > MOST_SHOWN ? [`  … and ${places.length - MOST_SHOWN} more`] : []),
    ]),
  );
}

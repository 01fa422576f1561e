import { FEWEST_COLORS, MOST_COLORS } from '@swatchwork/contract/constants';
import { memo } from 'react';

import type { CreatorDocument } from '../../palettes/creator-document.ts';
import { readColors, unreadablePlaces } from '../../palettes/document-url.ts';
import { Button } from '../../ui/buttons/button.tsx';

type Props = {
  /** The query of the link that was opened. */
  query: string;
  /** The palette as it is now: once it has changed, there is nothing to say any more. */
  colors: CreatorDocument['colors'];
  /** Asks which of them to take. */
  onChoose: (query: string) => void;
};

/** What the creator could not take from a link as it stands there. */
export const LinkNotice = memo(function LinkNotice({ query, colors, onChoose }: Props) {
  const params = new URLSearchParams(query);
  const linked = readColors(params);
  const isAsOpened =
    linked.length > 0 && linked.every((color, i) => (colors[i] ?? color) === color);
  const isSurplus = linked.length > MOST_COLORS;
  const isFew = linked.length < FEWEST_COLORS;
  const unreadable = unreadablePlaces(params);
  const isFewOrMany = isSurplus || isFew;
  if (!isAsOpened || !(isFewOrMany || unreadable.length > 0)) return null;

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-4 py-2 sm:px-5">
      <p>
        {isSurplus &&
          `The link has ${linked.length} colors, but a palette can have at most ten: these are the first ten. `}
        {isFew &&
          'The link has one color, but a palette needs at least two: the others are from the default palette. '}
        {unreadable.length > 0 &&
          `The css value of color ${unreadable.join(', ')} in the link is not a CSS color: its hex is shown.`}
      </p>
      {isSurplus && (
        <Button size="small" aria-haspopup="dialog" onClick={() => onChoose(query)}>
          Choose which
        </Button>
      )}
    </div>
  );
});

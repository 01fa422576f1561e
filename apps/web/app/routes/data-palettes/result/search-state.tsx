import { verdictOf } from '@swatchwork/color';
import { Button } from '../../../ui/buttons/button.tsx';
import type { usePalette } from '../make/use-palette.ts';
import { limitsOf, TOO_ALIKE } from '../words.ts';

type Props = {
  search: ReturnType<typeof usePalette>;
  /** Whether there are more colors than the number that was asked for. */
  raised: boolean;
};

/** What was found, what could not be had, and whether the search still runs. */
export function SearchState({ search: { made, isSearching, problem, retry }, raised }: Props) {
  return (
    <div>
      <div role="status" aria-label="Result" className="min-h-7 text-lg">
        {isSearching ? 'Searching…' : problem === undefined && made && verdictOf(made.palette)}
      </div>
      {problem !== undefined && (
        <div role="alert" className="rounded-panel border border-outline bg-raised p-4">
          <p>
            No palette was made: {problem}. Your choices are kept
            {made && ', and the last palette stays below'}.
          </p>
          {problem !== TOO_ALIKE && (
            <Button className="mt-3" onClick={retry}>
              Try again
            </Button>
          )}
        </div>
      )}
      {made && !isSearching && (
        <ul className="mt-2 space-y-1">
          {raised && <li>You entered more colors than this number, so all of them are used.</li>}
          {limitsOf(made).map((text) => (
            <li key={text} className="wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type Props = { typed: string; count: number; isSearching: boolean; hasFailed: boolean };

/** What was found, for screen readers; what is missing, for everyone; and the keys. */
export function SearchState({ typed, count, isSearching, hasFailed }: Props) {
  const found = `${count} ${count === 1 ? 'result' : 'results'}`;

  return (
    <div className="mt-2 min-h-6 text-sm text-muted">
      <p role="status" className="sr-only">
        {isSearching ? '' : found}
      </p>
      {hasFailed ? (
        <p role="status">
          Palettes, articles and color names could not be searched: the server did not respond.
          Other results are shown; type again to retry.
        </p>
      ) : count === 0 && !isSearching ? (
        <p>
          No match for “{typed}”. Try a color, the name of a tool, or a word in a palette’s name.
        </p>
      ) : (
        <p aria-hidden="true" className="pointer-coarse:hidden">
          ↑ ↓ to move, Enter to open, Ctrl Enter for a new tab, Esc to close
        </p>
      )}
    </div>
  );
}

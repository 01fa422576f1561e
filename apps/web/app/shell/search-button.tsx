import { Search } from 'lucide-react';

/** Opens the command palette, and says its key. In small windows the menu has a button of its own. */
export function SearchButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      title="Search (/ or Ctrl K)"
      onClick={onClick}
      className="hidden min-h-9 items-center gap-2 rounded-control px-2 hover:bg-hover md:flex"
    >
      <Search aria-hidden="true" className="size-4" />
      <kbd className="hidden rounded-[4px] border border-outline px-1.5 text-sm leading-5 min-[84rem]:inline">
        /
      </kbd>
    </button>
  );
}

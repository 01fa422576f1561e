/** The mark: three swatches fanned out from the rivet that holds them. */
export function LogoMark({ className = 'size-7' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 28 28"
      width="28"
      height="28"
      aria-hidden="true"
      className={className}
      fill="currentColor"
    >
      <rect x="4" y="3" width="8" height="18" rx="2" transform="rotate(64 8 21)" opacity=".3" />
      <rect x="4" y="3" width="8" height="18" rx="2" transform="rotate(32 8 21)" opacity=".55" />
      <path
        fillRule="evenodd"
        d="M6 3h4a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm2 16.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8Z"
      />
    </svg>
  );
}

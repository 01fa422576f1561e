import type { ReactNode } from 'react';

type Parts = typeof import('./sent-parts.ts');

/** Present on the server, and after a navigation within the site. */
let loaded: Parts | undefined;

/** @returns Undefined if they cannot be loaded: then all stays as it was sent, and links lead on. */
export async function loadParts(): Promise<Parts | undefined> {
  try {
    loaded ??= await import('./sent-parts.ts');
  } catch {
    // A page without this script works all the same.
  }
  return loaded;
}

type Props = { className?: string; children: (parts: Parts) => ReactNode };

/**
 * A part of the page with only links and buttons of the document. Without its script it stays what
 * the server sent: React does not look into an element with HTML of its own.
 */
export function Sent({ className, children }: Props) {
  if (!loaded) {
    return (
      <div
        key="sent"
        className={className}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty; what was sent stays.
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  }
  return (
    <div key="own" className={className}>
      {children(loaded)}
    </div>
  );
}

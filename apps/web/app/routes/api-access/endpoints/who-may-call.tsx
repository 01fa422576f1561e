import { Prose } from '../code/prose.tsx';
import type { Endpoint } from '../document/endpoint.ts';

/** The accepted callers of an operation, and its versioned address. */
export function WhoMayCall({ path, callers }: Pick<Endpoint, 'path' | 'callers'>) {
  return (
    <p className="mt-2 max-w-[68ch] text-sm text-muted">
      <Prose text={callers} /> To stay on version 1, call{' '}
      <code className="font-mono wrap-anywhere text-ink">/api/v1{path}</code>.
    </p>
  );
}

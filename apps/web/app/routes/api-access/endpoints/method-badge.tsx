const LOOK: Record<string, string> = {
  GET: 'border-outline',
  POST: 'border-ink bg-ink text-on-accent',
  DELETE: 'border-dashed border-ink',
};

/** The HTTP method of a call, distinguished by shape and word. */
export function MethodBadge({ method }: { method: string }) {
  return <span className={`method-badge ${LOOK[method] ?? 'border-ink'}`}>{method}</span>;
}

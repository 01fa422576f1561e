const LOOK: Record<string, string> = {
  GET: 'border-outline',
  POST: 'border-ink bg-ink text-on-accent',
  DELETE: 'border-dashed border-ink',
};

/** The HTTP method of a call, distinguished by shape and word. */
export function MethodBadge({ method }: { method: string }) {
  return (
    <span
      className={`inline-block w-[4.25rem] shrink-0 rounded-control border py-0.5 text-center font-mono text-sm font-semibold ${LOOK[method] ?? 'border-ink'}`}
    >
      {method}
    </span>
  );
}

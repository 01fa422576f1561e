import { Button } from '../../ui/buttons/button.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';

/** Shown until the browser's storage is read; without JavaScript, a link to another start. */
export function Loading() {
  return (
    <>
      <p role="status" className="py-3 font-medium noscript:hidden">
        Loading palette...
      </p>
      <div className="grid min-h-[60rem] content-start gap-6 md:grid-cols-2 noscript:hidden">
        <Skeleton className="aspect-3/4" />
        <Skeleton className="aspect-3/4" />
      </div>
      <form action="/palette-visualizer" className="hidden max-w-[60ch] space-y-3 noscript:block">
        <p>
          The palette that you left here is stored in your browser, and reading it needs JavaScript.
          A palette in the link works without:
        </p>
        <label className="block font-medium" htmlFor="colors">
          Colors as hex, separated by commas
        </label>
        <input
          id="colors"
          name="colors"
          defaultValue="F472B6,FB923C,FBBF24,10B981,3B82F6"
          className="min-h-11 w-full rounded-control border border-outline bg-raised px-3 font-mono"
        />
        <Button type="submit" variant="primary">
          Show
        </Button>
      </form>
    </>
  );
}

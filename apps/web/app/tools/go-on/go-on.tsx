import { Bar, BarLinks } from './bar.tsx';
import { TARGETS, type TargetId } from './targets.ts';

/** Links to the pages that take a color, for a page that holds none yet. */
export function GoOn({ except }: { except?: TargetId }) {
  const links = TARGETS.filter(({ id }) => id !== except && id !== 'color');

  return (
    <Bar title="Continue with another tool">
      <div className="mt-4">
        <BarLinks links={links.map(({ id, title, path }) => ({ id, label: title, to: path }))} />
      </div>
    </Bar>
  );
}

import { Bar, BarLinks } from './bar.tsx';
import { likelyFirst, TARGETS, type TargetId } from './targets.ts';

/** Links to the pages that take a color, for a page that holds none yet. */
export function GoOn({ except }: { except?: TargetId }) {
  const links = likelyFirst(
    TARGETS.filter(({ id }) => id !== except && id !== 'color'),
    except,
  );

  return (
    <Bar title="Continue with another tool">
      <BarLinks links={links.map(({ id, title, path }) => ({ id, label: title, to: path }))} />
    </Bar>
  );
}

import { Ink } from '../../kit/ink.tsx';
import { usePaint } from '../../kit/use-paint.ts';

const STOPS = [
  ['Day 1', 'Norhavn', 'Evening train, supper on board'],
  ['Day 2', 'Skerry Light', 'Boat to the outer islands'],
  ['Day 3', 'Skerry Light', 'Nothing at all'],
  ['Day 4', 'Alder Sound', 'Walk the shore path, sauna'],
  ['Day 5', 'Norhavn', 'Home over the viaduct'],
] as const;

/** The stops of a journey on a line, from the first day to the last. */
export function RouteLine() {
  const { fill, ink, paint } = usePaint();
  const dot = paint(fill('accent', 'secondary', 'page'));

  return (
    <div className="route-line">
      {STOPS.map(([day, place, what]) => (
        <div key={day} className="route-stop">
          <span
            className="route-dot"
            style={{ backgroundColor: dot, boxShadow: `0 0 0 0.18em ${ink('text')}` }}
          />
          <span className="route-rail" style={{ backgroundColor: ink('soft') }} />
          <Ink kind="soft">{day}</Ink>
          <div>
            <Ink className="route-place">{place}</Ink>
            <Ink kind="soft">{what}</Ink>
          </div>
        </div>
      ))}
    </div>
  );
}

import { browserClient } from '../../../api/browser-client.ts';
import { hexesOf } from '../../../palettes/hexes-of.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { swatchStyle } from '../../../ui/swatches/swatch-style.ts';
import { useAnswer } from '../use-answer.ts';

const COUNT = 60;

const newest = () => browserClient.palettes.list({ sort: 'newest', limit: COUNT });

/** The newest public palettes of people, small, so that spam is seen before anybody reports it. */
export function NewestSheet({ onChoose }: { onChoose: (id: string) => void }) {
  const { answer, hasFailed, reload } = useAnswer(newest);
  if (hasFailed) return <Button onClick={reload}>Load the newest palettes again</Button>;
  if (!answer) return <Skeleton className="h-48" />;
  const palettes = answer.palettes.filter(({ source }) => source === 'user');
  if (palettes.length === 0) return <p className="text-muted">No palettes are public yet.</p>;
  return (
    <ul
      aria-label="Newest palettes"
      className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2"
    >
      {palettes.map((palette) => (
        <li key={palette.id}>
          <button
            type="button"
            onClick={() => onChoose(palette.id)}
            className="w-full overflow-hidden rounded-control border border-line bg-raised text-left text-sm hover:border-outline"
          >
            <span aria-hidden="true" className="flex h-12 forced-color-adjust-none">
              {hexesOf(palette).map((hex, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a palette may hold a color twice.
                <span key={place} className="flex-1" style={swatchStyle(hex)} />
              ))}
            </span>
            <bdi className="block truncate px-2 pt-1.5 font-medium">{palette.name}</bdi>
            <span className="block h-6 truncate px-2 text-muted">{palette.description}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

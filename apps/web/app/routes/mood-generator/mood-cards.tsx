import { MOODS, type Mood, type MoodId } from '@swatchwork/color';
import { Check } from 'lucide-react';
import { Form } from 'react-router';

type Props = { selected: MoodId | undefined; onChoose: (mood: MoodId) => void };

/** The sixteen moods to choose from; without JavaScript, each sends the form. */
export function MoodCards({ selected, onChoose }: Props) {
  return (
    <Form>
      <ul aria-label="Moods" className="grid gap-3 sm:grid-cols-2">
        {MOODS.map((mood) => (
          <li key={mood.id} className="flex">
            <MoodCard mood={mood} isSelected={mood.id === selected} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </Form>
  );
}

type CardProps = { mood: Mood; isSelected: boolean; onChoose: Props['onChoose'] };

function MoodCard({ mood: { id, name, description, gradient }, isSelected, onChoose }: CardProps) {
  return (
    <button
      type="submit"
      name="mood"
      value={id}
      aria-pressed={isSelected}
      onClick={(event) => {
        event.preventDefault();
        onChoose(id);
      }}
      className="relative flex w-full flex-col overflow-hidden rounded-control border border-line bg-raised text-left hover:border-outline aria-pressed:border-ink aria-pressed:ring-1 aria-pressed:ring-ink"
    >
      <span
        aria-hidden="true"
        className="h-12 w-full forced-color-adjust-none"
        style={{ backgroundImage: gradient }}
      />
      <span className="block p-3">
        <span className="font-medium">
          {name}
          {isSelected && (
            <span className="absolute top-2.5 right-2.5 flex items-center gap-1 rounded-full bg-raised px-2.5 text-sm leading-7">
              <Check aria-hidden="true" className="size-4" />
              Selected
            </span>
          )}
        </span>
        <span className="mt-0.5 block text-sm text-muted">{description}</span>
      </span>
    </button>
  );
}

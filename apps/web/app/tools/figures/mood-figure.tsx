import { MOODS } from '@swatchwork/color';

/** The sixteen moods. */
export function MoodFigure() {
  return (
    <div className="grid h-full grid-cols-4 grid-rows-4 forced-color-adjust-none">
      {MOODS.map(({ id, gradient }) => (
        <span key={id} style={{ backgroundImage: gradient }} />
      ))}
    </div>
  );
}

import { type CSSProperties, useId } from 'react';

type Props = {
  label: string;
  value: number;
  min: number;
  max: number;
  /** Default 1. */
  step?: number;
  /** Called with every move, also during a drag. */
  onChange: (value: number) => void;
  /** Called when a drag or a key press begins, to record the state before it. */
  onStart?: () => void;
  /** Called when the drag or the key press has ended, for costly work. */
  onEnd?: () => void;
  /** CSS image for the track, such as a gradient that previews the values. */
  track?: string | undefined;
  /** The same for screens that show more than sRGB, if it has colors of theirs. */
  wideTrack?: string | undefined;
  /** Text for the value, with its unit, such as `217°`. */
  format?: (value: number) => string;
  name?: string;
  disabled?: boolean;
};

/** A labeled native range input whose track previews its values. */
export function Slider({
  label,
  value,
  min,
  max,
  step = 1,
  onChange,
  onStart,
  onEnd,
  track,
  wideTrack,
  format = String,
  name,
  disabled,
}: Props) {
  const id = useId();

  return (
    <div>
      <div className="flex items-baseline justify-between gap-2 text-sm">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <output htmlFor={id} className="font-mono">
          {format(value)}
        </output>
      </div>
      <input
        id={id}
        type="range"
        {...{ name, min, max, step, value, disabled }}
        autoComplete="off"
        aria-valuetext={format(value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        onPointerDown={onStart}
        onPointerUp={onEnd}
        onPointerCancel={onEnd}
        onKeyDown={(event) => {
          if (!event.repeat && MOVES.has(event.key)) onStart?.();
        }}
        onKeyUp={(event) => {
          if (MOVES.has(event.key)) onEnd?.();
        }}
        className="slider"
        style={{ '--slider-track': track, '--slider-track-wide': wideTrack } as CSSProperties}
      />
    </div>
  );
}

const MOVES = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'PageUp',
  'PageDown',
  'Home',
  'End',
]);

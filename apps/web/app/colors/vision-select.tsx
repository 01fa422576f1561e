import { VISION_TYPES, type VisionType } from '@swatchwork/color';

import { Select } from '../ui/fields/select.tsx';
import { VISION_OPTIONS } from './vision-options.ts';

type Props = {
  value: VisionType | undefined;
  /** Undefined for typical vision. */
  onChange: (vision: VisionType | undefined) => void;
  className?: string;
};

/** The choice of the eyes with which a design is seen. */
export function VisionSelect({ value, onChange, className }: Props) {
  return (
    <Select
      label="Color vision"
      name="vision"
      autoComplete="off"
      options={VISION_OPTIONS}
      value={value ?? ''}
      onChange={(event) => onChange(VISION_TYPES.find((type) => type === event.target.value))}
      className={className}
    />
  );
}

import type { VisionType } from '@swatchwork/color';

/** The choices of a color vision; the words say which cones they are about. */
export const VISION_OPTIONS: readonly { value: '' | VisionType; label: string }[] = [
  { value: '', label: 'Typical' },
  { value: 'protan', label: 'Protan: red cones missing or shifted' },
  { value: 'deutan', label: 'Deutan: green cones missing or shifted' },
  { value: 'tritan', label: 'Tritan: blue cones missing or shifted' },
  { value: 'achromat', label: 'Achromat: no hue at all' },
];

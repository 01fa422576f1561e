export type { PerceptualContrast } from './contrast/apca.ts';
export * from './contrast/composite.ts';
export * from './contrast/readable.ts';
export * from './contrast/wcag.ts';
export * from './difference.ts';
export * from './format.ts';
export * from './gamut.ts';
export { type ParsedColor, parseColor } from './parse.ts';
export * from './spaces/cmyk.ts';
export * from './spaces/hsl.ts';
export * from './spaces/hsv.ts';
export * from './spaces/lab.ts';
export * from './spaces/lch.ts';
export * from './spaces/oklab.ts';
export * from './spaces/oklch.ts';
export * from './spaces/p3.ts';
export {
  assertInGamut,
  BLACK,
  formatHex,
  fromLinear,
  type Hex,
  isInGamut,
  parseHex,
  type Srgb,
  toLinear,
  WHITE,
} from './spaces/srgb.ts';
export { simulateVision, VISION_TYPES, type VisionType } from './vision/simulate.ts';

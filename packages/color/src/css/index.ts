export { type Quantity, readQuantity } from './calculate.ts';
export { isColorFunction } from './color-functions.ts';
export * from './components.ts';
export { type ComputedColor, channelsIn, toSrgb } from './computed-color.ts';
export { type CallReader, evaluateColor, isColorSyntax } from './evaluate-color.ts';
export { readCssColor } from './read-css-color.ts';
export { Unreadable, unreadable } from './unreadable.ts';

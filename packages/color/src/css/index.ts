export * from './components.ts';
export { evaluateColor, isColorSyntax } from './evaluate-color.ts';
export { readCssColor } from './read-css-color.ts';

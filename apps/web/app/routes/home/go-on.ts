/** What carries a color from the home page to other pages, as one script. */
export { GoOnWithColor } from '../../tools/go-on/go-on-with-color.tsx';
export { colorAddress, paletteAddress } from '../../tools/go-on/targets.ts';

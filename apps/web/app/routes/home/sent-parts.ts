/** The parts of the home page that come alive later, and what carries a color on, as one script. */
export { GoOnWithColor } from '../../tools/go-on/go-on-with-color.tsx';
export { colorAddress, paletteAddress } from '../../tools/go-on/targets.ts';
export { FreeForever } from './free-forever.tsx';
export { IntegrationList } from './integration-list.tsx';

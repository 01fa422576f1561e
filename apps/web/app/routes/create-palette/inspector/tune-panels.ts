/** What the tabs hold that is not there at first, as one script that comes after the page. */
export { HarmonyPanel } from './harmony-panel.tsx';
export { PaletteInPrint } from './palette-in-print.tsx';
export { PaletteTune } from './palette-tune.tsx';
export { SelectedColor } from './selected-color.tsx';

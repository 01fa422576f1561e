/** What the tabs Tune and Harmony hold, as one script that comes after the page. */
export { HarmonyPanel } from './harmony-panel.tsx';
export { PaletteTune } from './palette-tune.tsx';
export { SelectedColor } from './selected-color.tsx';

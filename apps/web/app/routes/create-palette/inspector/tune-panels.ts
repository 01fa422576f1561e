/** What the tab Tune holds, with or without a selected color, as one script that comes after the page. */
export { PaletteTune } from './palette-tune.tsx';
export { SelectedColor } from './selected-color.tsx';

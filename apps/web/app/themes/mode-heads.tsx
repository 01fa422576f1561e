import { THEME_MODES } from '@swatchwork/theme';

import { MODE_NAMES } from './mode-names.ts';

/** The heads of a table's columns, one for each mode. */
export const ModeHeads = () =>
  THEME_MODES.map((mode) => (
    <th key={mode} scope="col">
      {MODE_NAMES[mode]}
    </th>
  ));

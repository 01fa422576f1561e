import { BRAND_LIMIT } from '@swatchwork/theme';
import { EXAMPLE, type ThemeDocument } from '@swatchwork/theme/link';

import { FileColors } from '../../../palette-files/import/file-colors.tsx';
import { withArrived } from '../../../themes/with-arrived.ts';
import { isSame } from '../state/is-same.ts';
import type { ThemeDispatch } from '../state/use-theme-state.ts';

type Props = { document: ThemeDocument; dispatch: ThemeDispatch };

/** Takes brand colors from files. */
export function BrandFiles({ document, dispatch }: Props) {
  return (
    <FileColors
      room={BRAND_LIMIT}
      onImport={(imported) => {
        // The example gives way to the first colors.
        const before = isSame(document, EXAMPLE) ? [] : document.brands;
        const brands = withArrived(before, imported);
        dispatch({ type: 'change', change: { brands } });
        const added = brands.length - before.length;
        return added === 0
          ? 'No brand color was added.'
          : `Brand colors now: ${brands.length}, ${added} of them new.`;
      }}
    />
  );
}

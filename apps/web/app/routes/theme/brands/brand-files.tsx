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
        if (added > 0) return `Brand colors now: ${brands.length}, ${added} of them new.`;
        return before.length < BRAND_LIMIT
          ? 'No brand color was added.'
          : `A theme has at most ${BRAND_LIMIT} brand colors, so none was added.`;
      }}
    />
  );
}

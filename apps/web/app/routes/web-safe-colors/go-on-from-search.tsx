import { formatHex, mapToGamut, parseColor } from '@swatchwork/color';
import { useSearchParams } from 'react-router';

import { GoOn } from '../../tools/go-on/go-on.tsx';
import { GoOnWithColor } from '../../tools/go-on/go-on-with-color.tsx';

/** The links to other tools; they carry the color that was searched for, if it is one. */
export function GoOnFromSearch() {
  const [params] = useSearchParams();
  const parsed = parseColor(params.get('q') ?? '');
  return parsed ? (
    <GoOnWithColor color={formatHex(mapToGamut(parsed.color))} except="web-safe-colors" />
  ) : (
    <GoOn except="web-safe-colors" />
  );
}

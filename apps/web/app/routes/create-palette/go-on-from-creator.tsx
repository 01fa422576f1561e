import { useLocation } from 'react-router';
import { readDocument } from '../../palettes/document-url.ts';
import { GoOnWithPalette } from '../../tools/go-on/go-on-with-palette.tsx';

/** The page itself, and what its Check tab leads to. */
const EXCEPT = ['creator', 'palette-contrast'] as const;

/** Links that carry the palette, and the selected color, as the address has them. */
export function GoOnFromCreator() {
  const { colors, exact, selected, name } = readDocument(useLocation().search);
  const lead = selected === undefined ? undefined : colors[selected];
  return (
    <GoOnWithPalette
      key={lead}
      palette={{ colors, exact, name }}
      {...(lead && { lead })}
      except={EXCEPT}
    />
  );
}

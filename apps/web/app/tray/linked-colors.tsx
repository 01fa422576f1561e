import { useLocation, useNavigate } from 'react-router';

import { Button } from '../ui/buttons/button.tsx';
import { Swatch } from '../ui/swatches/swatch.tsx';
import { countOf } from '../ui/text/format-count.ts';
import { addToTray } from './actions.ts';
import { type TrayColor, textOf } from './tray-color.ts';

type Props = {
  /** The colors of the opened link. */
  colors: readonly TrayColor[];
  /** The colors that the tray holds already. */
  held: readonly TrayColor[];
};

/** Asks what to do with the colors of a link: what the tray holds stays in any case. */
export function LinkedColors({ colors, held }: Props) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  function answer(isWelcome: boolean) {
    if (isWelcome) addToTray(colors);
    navigate(pathname + search, { replace: true, preventScrollReset: true });
  }

  return (
    <section
      aria-label="Colors of this link"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-2 py-2 text-sm sm:px-4"
    >
      <p>
        This link contains {countOf(colors.length, 'color')}.
        {held.length > 0 && ' Your own colors stay.'}
      </p>
      <span className="flex min-w-0 flex-wrap">
        {colors.map((color) => (
          <Swatch
            key={textOf(color)}
            color={color.hex}
            css={color.exact}
            label={textOf(color)}
            className="size-7"
          />
        ))}
      </span>
      <span className="flex gap-2">
        <Button size="small" variant="primary" onClick={() => answer(true)}>
          Add to tray
        </Button>
        <Button size="small" onClick={() => answer(false)}>
          Ignore them
        </Button>
      </span>
    </section>
  );
}

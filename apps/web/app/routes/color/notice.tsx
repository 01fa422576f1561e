import { formatHex } from '@swatchwork/color';
import { Info } from 'lucide-react';
import { Link } from 'react-router';

import { GamutMappings } from '../../colors/gamut-mappings.tsx';
import { colorPath } from '../../ui/links/color-path.ts';
import { ColorForm } from './color-form.tsx';
import type { ColorParam } from './read-color-param.ts';

/** Says that the page shows black because the address contains no color, and repeats its text. */
export function Notice({ param: { unreadable, meant, given } }: { param: ColorParam }) {
  if (unreadable === undefined) return null;

  return (
    <section
      aria-label="Notice"
      className="container-page flex flex-wrap items-end gap-x-8 gap-y-4 py-5"
    >
      <p className="flex max-w-[60ch] flex-1 basis-80 gap-3 self-center wrap-anywhere">
        <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          {unreadable === ''
            ? 'The address contains no color, so this is black, #000000.'
            : `“${unreadable}” is not a color of six hex digits, so this is black, #000000.`}
          {meant && (
            <>
              {' Did you mean '}
              <Link to={colorPath(meant)} className="font-medium underline">
                {formatHex(meant)}
              </Link>
              ?
            </>
          )}
        </span>
      </p>
      <ColorForm key={unreadable} initial={unreadable} />
      {given && (
        <div className="w-full max-w-xl">
          <GamutMappings color={given} />
        </div>
      )}
    </section>
  );
}

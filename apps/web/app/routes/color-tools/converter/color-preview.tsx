import {
  basicColorName,
  boundedNotations,
  describe,
  formatHex,
  formatP3,
  isInGamut,
  mapToGamut,
  type ParsedColor,
  readableTextColor,
  type Srgb,
} from '@swatchwork/color';
import type { NearestName } from '@swatchwork/color/names';
import { Info } from 'lucide-react';
import { useEffect, useState } from 'react';

import { GamutMappings } from '../../../colors/gamut-mappings.tsx';
import { findNames } from '../../../names/find-names.ts';

type Props = {
  parsed: ParsedColor;
  /** Whether the field now holds a text that is no color: the preview is then dimmed. */
  isPast: boolean;
  nameFromServer: NearestName | undefined;
};

/** The color large, with its name; and the original color, if it is out of gamut or translucent. */
export function ColorPreview({ parsed, isPast, nameFromServer }: Props) {
  const { color, alpha } = parsed;
  const shown = mapToGamut(color);
  const hex = formatHex(shown);
  const name = useColorName(color, nameFromServer);
  const notes = isPast ? [] : findNotes(parsed);

  return (
    <div className="flex flex-1 flex-col">
      <div className="flex flex-1 flex-col overflow-hidden rounded-panel border border-line">
        <output
          aria-label="Color"
          className="flex min-h-56 flex-1 flex-col justify-end p-5 forced-color-adjust-none sm:min-h-72"
          style={
            isPast
              ? { backgroundColor: `color-mix(in oklab, ${hex} 40%, var(--surface))` }
              : { backgroundColor: hex, color: formatHex(readableTextColor(shown)) }
          }
        >
          {isPast ? (
            <span className="w-fit rounded-control bg-raised px-3 py-2 text-ink">
              Last color: <span className="font-mono">{hex}</span>
            </span>
          ) : (
            <>
              <span className="text-3xl font-semibold tracking-tight text-balance first-letter:uppercase">
                {describe(color)}
              </span>
              <span className="min-h-[1.5em]">
                {name && (name.distance > 0 ? `close to ${name.name}` : `known as ${name.name}`)}
              </span>
              <span className="mt-2 font-mono text-lg">{hex}</span>
            </>
          )}
        </output>
        {notes.length > 0 && (
          <div className="checkered h-16 forced-color-adjust-none">
            <div
              role="img"
              aria-label="The color as entered"
              className="flex size-full items-end p-3"
              style={{ backgroundColor: formatP3(color).replace(')', ` / ${alpha})`) }}
            >
              <span className="rounded-control bg-raised px-2 py-0.5 text-sm text-ink">
                As entered
              </span>
            </div>
          </div>
        )}
      </div>
      {notes.map((note) => (
        <p key={note} className="mt-3 flex gap-2 text-sm">
          <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {note}
        </p>
      ))}
      {!isPast && <GamutMappings color={color} />}
    </div>
  );
}

function findNotes({ color, alpha }: ParsedColor): string[] {
  const percent = Math.round(alpha * 1000) / 10;
  const opacity = `Opacity ${percent}%. The values describe the color without it.`;
  const outside = `Outside sRGB. ${boundedNotations('label')} show the nearest sRGB color; the others keep the exact color.`;
  return [alpha < 1 ? opacity : [], isInGamut(color) ? [] : outside].flat();
}

/**
 * The name of a color: one of fifteen basic names, else the nearest of a long list.
 *
 * @param fromServer The nearest name that the server found, for the first rendering.
 * @returns Undefined until the list has loaded; then briefly the name of the previous color.
 */
function useColorName(color: Srgb, fromServer: NearestName | undefined) {
  const { r, g, b } = color;
  const [nearest, setNearest] = useState(fromServer);

  useEffect(() => {
    let late = false;
    const show = (name?: NearestName) => {
      if (!late) setNearest(name);
    };
    // If the list does not load, for example offline, the page shows no names.
    findNames([{ r, g, b }]).then(
      ([names]) => show(names?.[0]),
      () => show(),
    );
    return () => {
      late = true;
    };
  }, [r, g, b]);

  const basic = isInGamut(color) ? basicColorName(color) : undefined;
  return basic ? { name: basic, distance: 0 } : nearest;
}

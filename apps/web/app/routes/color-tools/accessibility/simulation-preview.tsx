import { memo } from 'react';

import { readPair } from '../../../colors/contrast/read-pair.ts';
import { swatchStyle, textStyle } from '../../../ui/swatches/swatch-style.ts';
import {
  DEFAULTS,
  MEASURES,
  readNumber,
  readVision,
  type SimulationFields,
  seenColor,
} from './read-simulation.ts';

type Props = {
  fields: SimulationFields;
  /** Whether this component applies the chosen vision. */
  seen: boolean;
};

/** A text to read in the chosen colors, type and vision. */
export const SimulationPreview = memo(function SimulationPreview({ fields, seen }: Props) {
  const pair = readPair(fields.text, fields.background);
  const vision = seen ? readVision(fields) : undefined;
  const [fontSize, lineHeight, letterSpacing] = MEASURES.map(({ name, ...range }) =>
    readNumber(fields[name], DEFAULTS[name], range),
  );

  return (
    <section
      aria-label="Preview"
      // A scrolling region has to be focusable by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
      tabIndex={0}
      className="overflow-auto p-4 max-md:max-h-[30dvh] max-md:min-h-32 md:max-h-[26rem] md:min-h-64 wrap-anywhere ring-inside forced-color-adjust-none md:p-6"
      style={{
        ...swatchStyle(vision ? seenColor(pair.background, vision) : pair.painted.background),
        ...textStyle(vision ? seenColor(pair.foreground, vision) : pair.painted.foreground),
        fontSize,
        lineHeight,
        letterSpacing,
        fontWeight: fields.bold === '1' ? 700 : 400,
        textDecoration: fields.underline === '1' ? 'underline' : 'none',
      }}
    >
      <p>
        The quick brown fox jumps over the lazy dog. Read this as your visitors will: on a phone in
        the sun, late at night, in a hurry. 0123456789
      </p>
    </section>
  );
});

import { mapToGamut } from '@swatchwork/color';
import { Form } from 'react-router';

import { DEFAULT_COLOR } from '../../../colors/default-color.ts';
import { HslNote } from '../../../colors/hsl-note.tsx';
import { readColor } from '../../../colors/read-color.ts';
import { carriedColor } from '../../../palettes/carried-color.ts';
import { SubmitWithoutScript } from '../../../query/submit-without-script.tsx';
import { useQueryFields } from '../../../query/use-query-fields.ts';
import { Explanation } from '../../../tools/explanation.tsx';
import { GoOnWithColor } from '../../../tools/go-on/go-on-with-color.tsx';
import { ToolPage } from '../../../tools/tool-page.tsx';
import { ColorField } from '../../../ui/fields/color-field.tsx';
import { CopySwatch } from '../../../ui/swatches/copy-swatch.tsx';
import { Scale } from './scale.tsx';
import { SCALES } from './scales.ts';

const DEFAULTS = { color: DEFAULT_COLOR };

export default function VariationsRoute() {
  const { fields, set } = useQueryFields(DEFAULTS);
  const { color } = readColor(fields.color);
  const carried = carriedColor(color, fields.color);

  return (
    <ToolPage
      id="variations"
      description="Five tints, five shades and five tones of any color, in HSL steps and in OKLCH steps that look even, with their curves of lightness and chroma."
      purpose="Fifteen tints, shades and tones of one color, and how even their steps are."
      explanation={<VariationsExplanation />}
      goOn={<GoOnWithColor {...carried} except="variations" />}
    >
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <Form preventScrollReset className="space-y-3">
          <ColorField label="Color" name="color" value={fields.color} onChange={set('color')} />
          <HslNote color={color} />
          <SubmitWithoutScript>Show variations</SubmitWithoutScript>
        </Form>
        <div className="overflow-hidden rounded-control border border-line">
          <CopySwatch
            color={mapToGamut(color)}
            css={carried.exact}
            note="Original"
            className="h-20 px-3"
          />
        </div>
      </div>
      <div className="mt-6 space-y-5">
        {SCALES.map((scale) => (
          <Scale key={scale.title} scale={scale} base={color} exact={carried.exact} />
        ))}
      </div>
    </ToolPage>
  );
}

/** What the three scales are and where their versions differ, below the tool. */
function VariationsExplanation() {
  return (
    <>
      <Explanation title="Tints, shades, tones">
        <p>
          Painters mix white into a color for a tint, black for a shade, gray for a tone. On a
          screen the same three directions make any color lighter, darker or softer.
        </p>
      </Explanation>
      <Explanation title="The steps of HSL">
        <p>
          Tints add 15 to the lightness, shades take 15 away, tones take 15 from the saturation.
          Where the scale ends, the last color repeats, so there are always five. The hue angle
          stays the same, but blues look more violet toward white.
        </p>
      </Explanation>
      <Explanation title="The steps of OKLCH">
        <p>
          Each step is a sixth of the way to white, to black, or to the gray of the same lightness,
          measured perceptually. No step repeats another, the hue looks the same throughout, and
          tones keep their lightness exactly.
        </p>
      </Explanation>
      <Explanation title="Reading the curves">
        <p>
          The dashed line is HSL, the solid one OKLCH; both begin at your color. A straight line
          means even steps. A plateau means two steps that look alike, a kink means a jump.
        </p>
      </Explanation>
    </>
  );
}

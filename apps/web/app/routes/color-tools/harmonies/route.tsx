import { HARMONY_TYPES } from '@swatchwork/color';
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
import { hslRing, oklchRing } from '../../../wheel/hue-rings.ts';
import { Scheme } from './scheme.tsx';

const DEFAULTS = { color: DEFAULT_COLOR };

export default function HarmoniesRoute() {
  const { fields, set } = useQueryFields(DEFAULTS);
  const { color } = readColor(fields.color);
  const carried = carriedColor(color, fields.color);
  const rings = { hsl: hslRing(color), oklch: oklchRing(color) };

  return (
    <ToolPage
      id="harmonies"
      description="Complementary, triadic, analogous and tetradic harmonies of any color, in HSL and in equally light OKLCH. Copy them or open them as a palette."
      purpose="One color and the hues that go with it. Click any to copy it."
      explanation={<HarmoniesExplanation />}
      goOn={<GoOnWithColor {...carried} except="harmonies" />}
    >
      <Form preventScrollReset className="max-w-sm space-y-3">
        <ColorField label="Base color" name="color" value={fields.color} onChange={set('color')} />
        <HslNote color={color} />
        <SubmitWithoutScript>Show harmonies</SubmitWithoutScript>
      </Form>
      <div className="mt-6 space-y-5">
        {HARMONY_TYPES.map((type) => (
          <Scheme key={type} type={type} base={color} exact={carried.exact} rings={rings} />
        ))}
      </div>
    </ToolPage>
  );
}

/** Why there are two versions of each scheme, below the tool. */
function HarmoniesExplanation() {
  return (
    <>
      <Explanation title="One geometry, two wheels">
        <p>
          A harmony rotates the hue by fixed angles. HSL, the usual wheel, keeps its saturation and
          lightness: the numbers stay, but blue is much darker than yellow. OKLCH is based on
          perception, so all colors look equally light.
        </p>
      </Explanation>
      <Explanation title="What the bars show">
        <p>
          Perceived lightness and chroma, measured in OKLCH for both versions. The dashed line is
          the base color. Where HSL leaves the line, one color stands out or recedes beside the
          others; OKLCH leaves it only in chroma, where the screen cannot show a stronger color.
        </p>
      </Explanation>
      <Explanation title="Which to choose">
        <p>
          Balanced for designs: one color leads, others are light, dark or soft. HSL for posters and
          illustration, where differences in lightness are welcome. OKLCH for charts, tags and
          interfaces, where no category should dominate.
        </p>
      </Explanation>
      <Explanation title="How to use a harmony">
        <p>
          Equal areas of strong colors compete. Let one cover most of the area, use the others
          sparingly, and add lighter and darker variations, as the creator does when you open a
          harmony there.
        </p>
      </Explanation>
    </>
  );
}

import { HARMONY_TYPES } from '@swatchwork/color';
import { Form } from 'react-router';
import { DEFAULT_COLOR } from '../../../colors/default-color.ts';
import { HslNote } from '../../../colors/hsl-note.tsx';
import { readColor } from '../../../colors/read-color.ts';
import { carriedColor } from '../../../palettes/carried-color.ts';
import { SubmitWithoutScript } from '../../../query/submit-without-script.tsx';
import { useQueryFields } from '../../../query/use-query-fields.ts';
import { GoOnWithColor } from '../../../tools/go-on/go-on-with-color.tsx';
import { ToolPage } from '../../../tools/tool-page.tsx';
import { ColorField } from '../../../ui/fields/color-field.tsx';
import { hslRing, oklchRing } from '../../../wheel/hue-rings.ts';
import { SECTIONS } from './explanation.md?sections';
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
      explanation={SECTIONS}
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

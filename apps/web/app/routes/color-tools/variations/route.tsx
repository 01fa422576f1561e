import { mapToGamut } from '@swatchwork/color';
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
import { CopySwatch } from '../../../ui/swatches/copy-swatch.tsx';
import { SECTIONS } from './explanation.md?sections';
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
      explanation={SECTIONS}
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

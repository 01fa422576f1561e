import { ArrowDownUp } from 'lucide-react';
import { Form } from 'react-router';
import { carriedPair } from '../../../colors/contrast/carried-pair.ts';
import { PairPreview } from '../../../colors/contrast/pair-preview.tsx';
import { readPair } from '../../../colors/contrast/read-pair.ts';
import { Verdicts } from '../../../colors/contrast/verdicts.tsx';
import { readColor } from '../../../colors/read-color.ts';
import { useSaveDialog } from '../../../own/use-save-dialog.tsx';
import type { CarriedPalette } from '../../../palettes/carried-palette.ts';
import { contrastCheckLink } from '../../../palettes/contrast-check-link.ts';
import { wholeColors } from '../../../palettes/whole-color.ts';
import { SubmitWithoutScript } from '../../../query/submit-without-script.tsx';
import { useQueryFields } from '../../../query/use-query-fields.ts';
import { GoOnWithPalette } from '../../../tools/go-on/go-on-with-palette.tsx';
import { ToolPage } from '../../../tools/tool-page.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { copyWithToast } from '../../../ui/copying/copy-with-toast.ts';
import { ColorField } from '../../../ui/fields/color-field.tsx';
import { AutoFix } from './auto-fix.tsx';
import { SECTIONS } from './explanation.md?sections';
import { type PairFieldTexts, PairForm } from './pair-form.tsx';

const DEFAULTS = {
  text: '#000000',
  background: '#FFFFFF',
  backdrop: '#FFFFFF',
};

export default function ContrastRoute() {
  const { fields, set } = useQueryFields(DEFAULTS);
  const pair = readPair(fields.text, fields.background, fields.backdrop);
  const palette = carriedPair(pair, fields);
  const state = `?${new URLSearchParams(fields)}`;
  const place = `/color-tools/color-contrast${state}`;
  const { press, dialog } = useSaveDialog(
    {
      noun: 'check',
      tag: 'contrast',
      colors: wholeColors(palette),
      page: '/color-tools/color-contrast',
      state: () => state,
      place,
    },
    `${fields.text} on ${fields.background}`,
  );

  return (
    <ToolPage
      id="contrast"
      description="Check the WCAG contrast ratio of two colors: AA and AAA, normal and large text, with samples to read and a fix for pairs that fail."
      purpose="Two colors, one question: can everyone read it?"
      explanation={SECTIONS}
      actions={{
        onShare: () =>
          copyWithToast(location.origin + place, 'Link Copied!', 'It opens this pair.'),
        save: press,
      }}
      goOn={<GoOnWithPalette palette={palette} except="contrast" />}
    >
      {dialog}
      <div className="grid items-start gap-5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:grid-rows-[auto_1fr]">
        <PairFields fields={fields} set={set} />
        <div className="overflow-hidden rounded-panel border border-line bg-raised md:row-span-2">
          <Verdicts pair={pair} />
          <PairPreview pair={pair} />
        </div>
        <div className="space-y-5">
          <AutoFix fields={fields} pair={pair} />
          <LinkButton to={paletteCheckOf(palette)} className="w-full">
            Check them in Palette Contrast
          </LinkButton>
        </div>
      </div>
    </ToolPage>
  );
}

/** The background first, as pages carry palettes. */
const paletteCheckOf = ({ colors, exact = [] }: CarriedPalette) =>
  contrastCheckLink({ colors: colors.toReversed(), exact: exact.toReversed() });

type Props = {
  fields: PairFieldTexts;
  set: (name: keyof PairFieldTexts) => (text: string) => void;
};

/** The two colors, the backdrop if it is visible, and a button that swaps them. */
function PairFields({ fields, set }: Props) {
  const { text, background, backdrop } = fields;
  const backdropShows = readColor(background).alpha < 1;

  return (
    <div className="space-y-3">
      <Form preventScrollReset className="space-y-3">
        <ColorField label="Foreground" name="text" value={text} onChange={set('text')} />
        <ColorField
          label="Background"
          name="background"
          value={background}
          onChange={set('background')}
        />
        {backdropShows && (
          <ColorField
            label="Backdrop, behind the translucent background"
            name="backdrop"
            value={backdrop}
            onChange={set('backdrop')}
          />
        )}
        <SubmitWithoutScript>Check</SubmitWithoutScript>
      </Form>
      <PairForm text={background} background={text} backdrop={backdrop}>
        <Button type="submit">
          <ArrowDownUp aria-hidden="true" />
          Swap colors
        </Button>
      </PairForm>
    </div>
  );
}

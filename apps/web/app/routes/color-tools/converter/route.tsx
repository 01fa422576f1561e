import { BLACK, type ParsedColor, SPACES } from '@swatchwork/color';
import { readCssColor } from '@swatchwork/color/css';
import { nearestColorName } from '@swatchwork/color/names';
import { useState } from 'react';
import { Form } from 'react-router';

import { DEFAULT_COLOR } from '../../../colors/default-color.ts';
import { NotationList } from '../../../colors/notation-list.tsx';
import { notations } from '../../../colors/notations.ts';
import { carriedColor } from '../../../palettes/carried-color.ts';
import { SubmitWithoutScript } from '../../../query/submit-without-script.tsx';
import { useQueryFields } from '../../../query/use-query-fields.ts';
import { Explanation } from '../../../tools/explanation.tsx';
import { GoOnWithColor } from '../../../tools/go-on/go-on-with-color.tsx';
import { ToolPage } from '../../../tools/tool-page.tsx';
import { ColorField } from '../../../ui/fields/color-field.tsx';
import type { Route } from './+types/route.ts';
import { ColorPreview } from './color-preview.tsx';

/** The server looks the name up, so that the page reads without JavaScript. */
export function loader({ request }: Route.LoaderArgs) {
  const text = new URL(request.url).searchParams.get('color') ?? DEFAULT_COLOR;
  return { name: nearestColorName(colorOf(text).color) };
}

/** In the browser the page looks names up itself, without waiting. */
export const clientLoader = () => ({ name: undefined });
export const shouldRevalidate = () => false;

const NOTATIONS = new Intl.ListFormat('en-GB').format(['HEX', ...SPACES.map(({ label }) => label)]);

const DEFAULTS = { color: DEFAULT_COLOR };

export default function ConverterRoute({ loaderData }: Route.ComponentProps) {
  const { fields, set } = useQueryFields(DEFAULTS);
  const parsed = colorOf(fields.color);
  const last = useLastColor(fields.color);

  return (
    <ToolPage
      id="converter"
      description={`Convert any CSS color to ${NOTATIONS}, and find its name. Exact, live, and free.`}
      purpose="Enter any color and copy it in the notation you need."
      explanation={<ConverterExplanation />}
      goOn={
        <GoOnWithColor {...carriedColor((last ?? parsed).color, fields.color)} except="converter" />
      }
    >
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="space-y-4 lg:flex lg:flex-col lg:self-stretch">
          <Form preventScrollReset className="grid gap-3">
            <ColorField
              label="Color"
              name="color"
              value={fields.color}
              onChange={set('color')}
              colorOf={(text) => (isColor(text) ? colorOf(text).color : undefined)}
              last={last?.color}
              message={reasonOf(fields.color)}
            />
            <SubmitWithoutScript>Convert</SubmitWithoutScript>
          </Form>
          <ColorPreview
            parsed={last ?? parsed}
            isPast={last !== undefined && !isColor(fields.color)}
            nameFromServer={loaderData.name}
          />
        </div>
        <NotationList notations={notations(parsed)} />
      </div>
    </ToolPage>
  );
}

/** A color that CSS can write by itself; a text that is none counts as opaque black, RGB 0, 0, 0. */
function colorOf(text: string): ParsedColor {
  const read = readCssColor(text);
  return typeof read === 'string' ? { color: BLACK, alpha: 1, space: 'srgb' } : read;
}

/** Why a text is no color, where that says more than that it is none. */
function reasonOf(text: string): string | undefined {
  const read = readCssColor(text);
  const isTelling = typeof read === 'string' && /\(|depends/.test(read);
  return isTelling ? `Not a color, so black is used: ${read}.` : undefined;
}

const isColor = (text: string): boolean => typeof readCssColor(text) !== 'string';

/** The color of a text or, while it is no color, of the last text that was one. */
function useLastColor(text: string): ParsedColor | undefined {
  const [last, setLast] = useState(text);
  if (text !== last && isColor(text)) setLast(text);
  return isColor(last) ? colorOf(last) : undefined;
}

/** What the notations are for, below the tool. */
function ConverterExplanation() {
  return (
    <>
      <Explanation title="What you can write">
        <p>
          Any CSS notation: <Code>#3B82F6</Code>, <Code>#38f</Code>, <Code>tomato</Code>,{' '}
          <Code>rgb(59 130 246)</Code>, <Code>hsl(217 91% 60%)</Code>, <Code>hwb()</Code>,{' '}
          <Code>lab()</Code>, <Code>oklch()</Code>, <Code>color(display-p3 0.3 0.5 0.9)</Code>, with
          or without opacity. The <Code>#</Code> is optional. Calculations of CSS are supported:{' '}
          <Code>calc()</Code>, <Code>oklch(from teal l c h / 50%)</Code>,{' '}
          <Code>color-mix(in oklab, red, blue)</Code>, but not what depends on a page:{' '}
          <Code>var()</Code>, <Code>currentcolor</Code>, <Code>light-dark()</Code>.
        </p>
      </Explanation>
      <Explanation title="Which notation to use">
        <p>
          HEX and RGB describe what a screen does. HSL has hue, saturation and lightness, but two
          colors with the same HSL lightness can look very different. OKLCH has the same three
          parameters and matches perception, so use it to build scales and themes.
        </p>
      </Explanation>
      <Explanation title="Colors outside sRGB">
        <p>
          OKLCH, Lab and Display P3 include colors that HEX cannot express. Such a color is mapped
          as CSS prescribes: lightness and hue stay, chroma is reduced until it is inside sRGB. The
          strip below the large color shows the exact color if your screen can.
        </p>
      </Explanation>
      <Explanation title="Precision">
        <p>
          Values are rounded only for display. HSL and the others in percent are shown as whole
          numbers, from which nine of ten colors cannot be restored: copy the exact line below them,
          which has enough digits. CMYK is computed without a printer's profile, so it is only a
          first estimate.
        </p>
      </Explanation>
    </>
  );
}

function Code({ children }: { children: string }) {
  return <code className="font-mono text-[0.9em] whitespace-nowrap text-ink">{children}</code>;
}

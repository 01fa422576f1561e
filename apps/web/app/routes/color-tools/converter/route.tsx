import { BLACK, type ParsedColor, SPACES, toCssColorOf } from '@swatchwork/color';
import { readCssColor } from '@swatchwork/color/css';
import { nearestColorName } from '@swatchwork/color/names';
import { useState } from 'react';
import { Form } from 'react-router';

import { DEFAULT_COLOR } from '../../../colors/default-color.ts';
import { NotationList } from '../../../colors/notation-list.tsx';
import { notations } from '../../../colors/notations.ts';
import { carriedColor } from '../../../palettes/carried-color.ts';
import { InPrintSection } from '../../../print-colors/in-print.tsx';
import { SubmitWithoutScript } from '../../../query/submit-without-script.tsx';
import { useQueryFields } from '../../../query/use-query-fields.ts';
import { GoOnWithColor } from '../../../tools/go-on/go-on-with-color.tsx';
import { ToolPage } from '../../../tools/tool-page.tsx';
import { ColorField } from '../../../ui/fields/color-field.tsx';
import type { Route } from './+types/route.ts';
import { ColorPreview } from './color-preview.tsx';
import { SECTIONS } from './explanation.md?sections';

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
      explanation={SECTIONS}
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
      <InPrintSection colors={[toCssColorOf((last ?? parsed).color)]} className="mt-12" />
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

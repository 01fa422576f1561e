import { formatHex, mapToGamut, readableTextColor, type Srgb } from '@swatchwork/color';
import type { ComponentType } from 'react';
import { Form } from 'react-router';
import { DEFAULT_COLOR } from '../../colors/default-color.ts';
import { readColor } from '../../colors/read-color.ts';
import { PageMeta } from '../../meta/page-meta.tsx';
import { SubmitWithoutScript } from '../../query/submit-without-script.tsx';
import { useQueryFields } from '../../query/use-query-fields.ts';
import { AccessibilityFigure } from '../../tools/figures/accessibility-figure.tsx';
import { ContrastFigure } from '../../tools/figures/contrast-figure.tsx';
import { ConverterFigure } from '../../tools/figures/converter-figure.tsx';
import { HarmoniesFigure } from '../../tools/figures/harmonies-figure.tsx';
import { VariationsFigure } from '../../tools/figures/variations-figure.tsx';
import { WebSafeFigure } from '../../tools/figures/web-safe-figure.tsx';
import { TOOLS, type ToolId, toolPath } from '../../tools/tools.ts';
import { ColorField } from '../../ui/fields/color-field.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { ToolCard } from '../../ui/layout/tool-card.tsx';

const DEFAULTS = { color: DEFAULT_COLOR };

const FIGURES: Record<ToolId, ComponentType<{ color: Srgb }>> = {
  converter: ConverterFigure,
  harmonies: HarmoniesFigure,
  accessibility: AccessibilityFigure,
  variations: VariationsFigure,
  contrast: ContrastFigure,
  'web-safe-colors': WebSafeFigure,
};

/** The six tools, each with a figure for one color. */
export default function ColorToolsRoute() {
  const { fields, set } = useQueryFields(DEFAULTS);
  const color = mapToGamut(readColor(fields.color).color);

  return (
    <div className="container-page pb-20">
      <PageMeta
        title="Color Tools"
        description="Six free color tools: converter, harmonies, accessibility simulator, variations, contrast checker and web safe colors. No account needed."
      />
      <div className="grid items-end gap-x-8 pb-8 md:grid-cols-[1fr_20rem]">
        <PageHeader title="Color Tools">
          One color, six tools, and what each makes of it.
        </PageHeader>
        <Form preventScrollReset className="space-y-3 md:pb-10">
          <ColorField
            label="Try a color"
            name="color"
            value={fields.color}
            onChange={set('color')}
          />
          <SubmitWithoutScript>Show</SubmitWithoutScript>
        </Form>
      </div>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {TOOLS.map(({ id, title, text }) => {
          const Figure = FIGURES[id];
          return (
            <ToolCard
              key={id}
              to={toolPath(id) + querySuffix(id, color)}
              title={title}
              text={text}
              heading="h2"
              figure={<Figure color={color} />}
            />
          );
        })}
      </ul>
    </div>
  );
}

/** Tools whose address contains a color. */
const TAKE_COLOR: readonly ToolId[] = ['converter', 'harmonies', 'variations'];

/** Passes the color to the tools that are opened; the default is omitted. */
function querySuffix(id: ToolId, color: Srgb): string {
  const hex = formatHex(color);
  if (hex === DEFAULT_COLOR) return '';
  if (TAKE_COLOR.includes(id)) return `?${new URLSearchParams({ color: hex })}`;
  if (id !== 'contrast') return '';
  const text = formatHex(readableTextColor(color));
  return `?${new URLSearchParams({ text, background: hex })}`;
}

import { formatHex, mapToGamut } from '@swatchwork/color';
import { Form } from 'react-router';
import { DEFAULT_COLOR } from '../../colors/default-color.ts';
import { readColor } from '../../colors/read-color.ts';
import { PageMeta } from '../../meta/page-meta.tsx';
import { SubmitWithoutScript } from '../../query/submit-without-script.tsx';
import { useQueryFields } from '../../query/use-query-fields.ts';
import { TOOL_GROUPS, type Tool, toolsOf } from '../../tools/all-tools.ts';
import { TOOL_FIGURES } from '../../tools/figures/tool-figures.ts';
import { toolAddress } from '../../tools/go-on/targets.ts';
import { TOOL_TEXTS } from '../../tools/tool-texts.ts';
import { ColorField } from '../../ui/fields/color-field.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { ToolCard } from '../../ui/layout/tool-card.tsx';

const DEFAULTS = { color: DEFAULT_COLOR };

/** All tools in their groups, each with a figure for one color. */
export default function ColorToolsRoute() {
  const { fields, set } = useQueryFields(DEFAULTS);
  const color = mapToGamut(readColor(fields.color).color);
  const isDefault = formatHex(color) === DEFAULT_COLOR;
  /** The overview opens its own page of the web safe colors, which leads back to it. */
  function addressOf(tool: Tool): string {
    if (tool.id === 'web-safe-colors') return '/color-tools/color-web-safe-colors';
    return isDefault ? tool.path : toolAddress(tool, color);
  }

  return (
    <div className="container-page pb-20">
      <PageMeta
        title="Color Tools"
        description="Free color tools: converter, contrast checker, harmonies, simulator, palettes from images and moods, color wheel, visualizer and more. No account needed."
      />
      <div className="grid items-end gap-x-8 pb-8 md:grid-cols-[1fr_20rem]">
        <PageHeader title="Color Tools">
          Enter a color and see what each tool does with it.
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
      {TOOL_GROUPS.map(({ id, title }) => {
        const tools = toolsOf(id);
        return (
          <section key={id} aria-labelledby={id} className="mt-12 first-of-type:mt-0">
            <h2 id={id} className="text-xl">
              {title}
            </h2>
            <ul
              aria-labelledby={id}
              className={`mt-4 grid gap-5 sm:grid-cols-2 ${tools.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}
            >
              {tools.map((tool) => {
                const Figure = TOOL_FIGURES[tool.id];
                return (
                  <ToolCard
                    key={tool.id}
                    to={addressOf(tool)}
                    title={tool.title}
                    text={TOOL_TEXTS[tool.id]}
                    figure={<Figure color={color} />}
                  />
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

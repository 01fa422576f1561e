import { data } from 'react-router';

import { apiFetchContext } from '../../api/api-context.ts';
import { PageMeta } from '../../meta/page-meta.tsx';
import { Explanations } from '../../tools/explanations.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import type { Route } from './+types/route.ts';
import { ColorPickerTool } from './color-picker-tool.tsx';
import { SECTIONS } from './explanation.md?sections';
import { extractForForm } from './extract-for-form.ts';

/** In a browser without scripts, the form is sent and the API finds the colors. */
export async function action({ context, request }: Route.ActionArgs) {
  const result = await extractForForm(context.get(apiFetchContext), request);
  return data(result, { status: result.status });
}

/** One page at two addresses, of which the first is canonical. */
export default function ColorPickerRoute({ actionData }: Route.ComponentProps) {
  return (
    // The magnifier may extend beyond the edge of the page.
    <div className="overflow-x-clip">
      <div className="container-page pb-20">
        <PageMeta
          path="/color-picker"
          title="Image Color Picker"
          description="Find the dominant colors of an image, with their shares, or pick any pixel: hex, rgb, hsl and variations. The image does not leave your device."
        />
        <PageHeader title="Image Color Picker">
          Extract the dominant colors of an image, or pick any pixel.
        </PageHeader>
        <ColorPickerTool answer={actionData} />
        <Explanations sections={SECTIONS} />
      </div>
    </div>
  );
}

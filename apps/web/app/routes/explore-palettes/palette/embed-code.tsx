import { embedFrame } from '@swatchwork/formats';

import type { PaletteEntry } from '../../../api/types.ts';
import { usePublicUrl } from '../../../meta/use-public-url.ts';
import { palettePath } from '../../../palettes/palette-path.ts';
import { CopyButton } from '../../../ui/copying/copy-button.tsx';

type Props = { palette: PaletteEntry };

/** By which other sites find out how to show a public palette; React moves it into the head. */
export function EmbedLink({ palette }: Props) {
  const publicUrl = usePublicUrl();
  const query = new URLSearchParams({ url: publicUrl + palettePath(palette) });
  return (
    <link
      rel="alternate"
      type="application/json+oembed"
      href={`${publicUrl}/oembed?${query}`}
      title={palette.name}
    />
  );
}

/** The HTML that shows a public palette on another site, to be copied. */
export function EmbedCode({ palette: { name, slug } }: Props) {
  const code = embedFrame({ name, slug, publicUrl: usePublicUrl() });
  return (
    <div className="mt-8 max-w-3xl">
      <h3 className="mb-1 text-sm font-medium">Embed code</h3>
      <div className="flex items-start gap-2">
        <code className="min-w-0 flex-1 rounded-control border border-line bg-raised p-3 font-mono text-sm wrap-anywhere">
          {code}
        </code>
        <CopyButton
          text={code}
          what="embed code"
          title="Embed Code Copied!"
          description="Paste this code into a page to embed the palette."
          className="noscript:hidden"
        />
      </div>
    </div>
  );
}

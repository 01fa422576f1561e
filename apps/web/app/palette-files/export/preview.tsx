import type { ExportedPalette } from '@swatchwork/formats';

import { Swatch } from '../../ui/swatches/swatch.tsx';

/** The content of a text file; for other files only the colors can be shown. */
export function Preview({ text, palette }: { text: string | undefined; palette: ExportedPalette }) {
  if (text === undefined) {
    return (
      <figure>
        <div className="flex h-24 overflow-hidden rounded-control border border-line">
          {palette.colors.map((color, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places are fixed; entries may repeat
            <Swatch key={i} color={color} css={palette.exact?.[i]} className="flex-1" />
          ))}
        </div>
        <figcaption className="mt-2 text-sm text-muted">
          This is a binary file, so there is no preview.
        </figcaption>
      </figure>
    );
  }
  return (
    <section
      aria-label="Preview"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: so that it scrolls by keyboard.
      tabIndex={0}
      className="max-h-64 overflow-auto rounded-control border border-line bg-sunken p-3"
    >
      <pre className="font-mono text-sm">
        <code>{text}</code>
      </pre>
    </section>
  );
}

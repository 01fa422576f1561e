import type { ExportedPalette } from '@swatchwork/formats';
import type { Format } from '@swatchwork/formats/formats';
import { useEffect, useState } from 'react';

import { Swatch } from '../../ui/swatches/swatch.tsx';

type Props = {
  /** Undefined for what is text in any case. */
  format?: Format;
  /** The content of a text file. */
  text: string | undefined;
  palette: ExportedPalette;
};

/** The content of a text file, the picture itself, or the colors of other files. */
export function Preview({ format, text, palette }: Props) {
  if (format?.mediaType === 'image/png') return <Picture {...{ format, palette }} />;
  if (text === undefined) {
    return <Colors palette={palette}>This is a binary file, so there is no preview.</Colors>;
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

/** The file that is downloaded, small; its colors until it is written. */
function Picture({ format, palette }: Required<Omit<Props, 'text'>>) {
  const [made, setMade] = useState<{ url: string | undefined }>();

  useEffect(() => {
    let [isCurrent, url]: [boolean, string | undefined] = [true, undefined];
    async function write() {
      const content = await format.write(palette, new Date());
      if (isCurrent) url = URL.createObjectURL(new Blob([content], { type: format.mediaType }));
    }
    write()
      .catch(() => undefined)
      .finally(() => isCurrent && setMade({ url }));
    return () => {
      isCurrent = false;
      setMade(undefined);
      if (url) URL.revokeObjectURL(url);
    };
  }, [format, palette]);

  if (!made) return <Colors palette={palette}>Drawing the picture…</Colors>;
  if (!made.url) return <Colors palette={palette}>There is no preview of this picture.</Colors>;
  return (
    <img
      src={made.url}
      alt="Preview of the file"
      className="mx-auto max-h-64 max-w-full rounded-control border border-line"
    />
  );
}

function Colors({ palette, children }: Pick<Props, 'palette'> & { children: string }) {
  return (
    <figure>
      <div className="flex h-24 overflow-hidden rounded-control border border-line">
        {palette.colors.map((color, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places are fixed; entries may repeat
          <Swatch key={i} color={color} css={palette.exact?.[i]} className="flex-1" />
        ))}
      </div>
      <figcaption className="mt-2 text-sm text-muted">{children}</figcaption>
    </figure>
  );
}

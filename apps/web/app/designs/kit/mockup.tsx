import sans from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import mono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2?url';
import { fileName } from '@swatchwork/formats';
import { Download } from 'lucide-react';
import { type ReactNode, use, useId, useState } from 'react';

import { download } from '../../palette-files/export/download.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/messages/toast.ts';
import { PaletteNameContext } from './palette-name.ts';
import { usePaint } from './use-paint.ts';

type Props = {
  title: string;
  /** Description for screen readers. */
  label: string;
  /**
   * Sets `--em-across`, the width of the design in its own ems; the design scales with its frame.
   */
  className: string;
  children: ReactNode;
};

/**
 * One design, as large as its frame allows. Where the palette has a name, it has its title, and a
 * button that saves it as a picture.
 */
export function Mockup({ title, label, className, children }: Props) {
  const id = useId();
  const palette = use(PaletteNameContext);
  const { theme } = usePaint();
  const design = (
    <div
      id={id}
      // With the verdicts visible, its texts are read one by one.
      {...{ role: theme.ratioOn ? 'group' : 'img', 'aria-label': label }}
      className={`design ${className}`}
    >
      {children}
    </div>
  );
  if (palette === undefined) return <div className="mockup">{design}</div>;
  return (
    <figure aria-labelledby={`${id}-title`} className="mockup">
      <figcaption className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h3 id={`${id}-title`} className="font-medium tracking-normal">
          {title}
        </h3>
        <SaveButton name={fileName(`${palette} ${title}`, 'png')} title={title} design={id} />
      </figcaption>
      {design}
    </figure>
  );
}

function SaveButton({ name, title, design }: { name: string; title: string; design: string }) {
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    await exportMockup(design, name);
    setBusy(false);
  }

  return (
    <Button
      size="small"
      aria-label={`Export ${title} as PNG`}
      aria-busy={busy}
      onClick={save}
      className="noscript:hidden"
    >
      <Download aria-hidden="true" />
      PNG
    </Button>
  );
}

/** Pixels of the picture for each CSS pixel. */
const SCALE = 2;

/** Saves a mock-up as a PNG on white, and shows a toast about the result. */
async function exportMockup(elementId: string, name: string): Promise<void> {
  const element = document.getElementById(elementId);
  if (!element) {
    toast.error('Export Error', 'Element not found for export.');
    return;
  }
  try {
    const { domToBlob } = await import('modern-screenshot');
    const picture = await domToBlob(element, {
      scale: SCALE,
      backgroundColor: '#FFFFFF',
      type: 'image/png',
      // By default the library reads fonts from a style element, which our policy forbids.
      font: { cssText: await fontCss() },
    });
    // A canvas that is too large for the browser gives an empty picture, without an error.
    (await createImageBitmap(picture)).close();
    download(name, picture);
    toast.success('Downloaded!', name);
  } catch {
    toast.error('Export Error', 'Failed to export visual. Please try again.');
  }
}

const FONTS = [
  ['Geist Variable', sans],
  ['Geist Mono Variable', mono],
] as const;

/**
 * The fonts of the designs as a style sheet without external files, to embed in a picture.
 *
 * @throws {Error} If a font cannot be loaded.
 */
async function fontCss(): Promise<string> {
  const faces = await Promise.all(
    FONTS.map(async ([family, address]) => {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`The font ${family} answered ${answer.status}`);
      const source = await dataUrl(await answer.blob());
      return `@font-face{font-family:"${family}";font-weight:100 900;src:url(${source}) format("woff2")}`;
    }),
  );
  return faces.join('\n');
}

function dataUrl(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });
}

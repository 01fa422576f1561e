import { fileName } from '@swatchwork/formats';
import { Download } from 'lucide-react';
import { type ReactNode, use, useId, useState } from 'react';

import { Button } from '../../ui/buttons/button.tsx';
import { exportMockup } from './export-mockup.ts';
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

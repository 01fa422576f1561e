import { fileName } from '@swatchwork/formats';
import { Download } from 'lucide-react';
import { type ReactNode, use, useId, useState } from 'react';

import { Button } from '../../../ui/buttons/button.tsx';
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

/** One design, as large as its frame allows, with a button that saves it as a picture. */
export function Mockup({ title, label, className, children }: Props) {
  const id = useId();
  const palette = use(PaletteNameContext);
  const { theme } = usePaint();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    await exportMockup(id, fileName(`${palette} ${title}`, 'png'));
    setBusy(false);
  }

  return (
    <figure aria-labelledby={`${id}-title`} className="mockup">
      <figcaption className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h3 id={`${id}-title`} className="font-medium tracking-normal">
          {title}
        </h3>
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
      </figcaption>
      <div
        id={id}
        // With the verdicts visible, its texts are read one by one.
        {...{ role: theme.contrast ? 'group' : 'img', 'aria-label': label }}
        className={`design ${className}`}
      >
        {children}
      </div>
    </figure>
  );
}

import { Moon } from 'lucide-react';
import { type ComponentProps, useEffect } from 'react';

import { useOnDemand } from '../../palette-files/use-on-demand.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useHandler } from '../../ui/use-handler.ts';
import type { ModePanel as Panel } from './mode-panel.tsx';

const findPanel = async () => (await import('./mode-panel.tsx')).ModePanel;

/** Offers the mode that the theme lacks. The click, or work with such a mode, loads what chooses its colors. */
export function AddMode(props: ComponentProps<typeof Panel>) {
  const { part: ModePanel, load, busy } = useOnDemand(findPanel);
  const begin = useHandler(load);
  const hasMode = props.question.mode !== undefined;
  useEffect(() => {
    if (hasMode) void begin();
  }, [hasMode, begin]);

  return (
    <section aria-labelledby="add-mode" className="border-t border-line pt-6">
      <h2 id="add-mode" className="text-2xl">
        Add a missing mode
      </h2>
      <p className="mt-1 max-w-[68ch] text-muted">
        Dark, light, high contrast or a color vision, made from the mode that your files have and
        written in their own way. Lines are only added.
      </p>
      {ModePanel ? (
        <ModePanel {...props} />
      ) : (
        <Button className="mt-4" onClick={load} aria-busy={busy}>
          <Moon aria-hidden="true" />
          Choose a mode
        </Button>
      )}
    </section>
  );
}

import { FileUp } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { useOnDemand } from '../../palette-files/use-on-demand.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useHandler } from '../../ui/use-handler.ts';
import { isWorkLink } from './is-work-link.ts';

const findPanel = async () => (await import('./own-theme-panel.tsx')).OwnThemePanel;

/** Invites a theme that exists already. The first click, or a link with such a theme, loads the readers. */
export const OwnTheme = memo(function OwnTheme() {
  const { part: OwnThemePanel, load, busy } = useOnDemand(findPanel);
  const { hash } = useLocation();
  const [link, setLink] = useState('');
  const follow = useHandler((fragment: string) => {
    setLink(fragment);
    void load();
  });
  useEffect(() => {
    if (isWorkLink(hash)) follow(hash);
  }, [hash, follow]);

  return (
    <section aria-labelledby="own-theme" className="noscript:hidden">
      <h2 id="own-theme" className="text-2xl">
        Fix an existing theme
      </h2>
      <p className="mt-1 max-w-[68ch] text-muted">
        Drop its files to see what fails in which mode, and what to change. Text colors change
        first, then buttons, then backgrounds. The files stay on this device.
      </p>
      {OwnThemePanel ? (
        <OwnThemePanel link={link} />
      ) : (
        <Button className="mt-4" onClick={load} aria-busy={busy}>
          <FileUp aria-hidden="true" />
          Open your theme
        </Button>
      )}
    </section>
  );
});

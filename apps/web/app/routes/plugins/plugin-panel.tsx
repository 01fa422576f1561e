import type { ReactNode } from 'react';

import { Panel } from '../../ui/layout/panel.tsx';

type Props = {
  id: string;
  name: string;
  /** The window of the plugin, 320 × 400 pixels in the page. */
  picture: string;
  alt: string;
  summary: string;
  /** The steps to install it. */
  children: ReactNode;
};

/** A plugin: what it makes, how it looks and how it is installed. */
export const PluginPanel = ({ id, name, picture, alt, summary, children }: Props) => (
  <Panel aria-labelledby={id} className="grid gap-6">
    <div>
      <h2 id={id} className="text-2xl">
        {name}
      </h2>
      <p className="mt-2 text-muted">{summary}</p>
    </div>
    <img
      src={picture}
      alt={alt}
      width={320}
      height={400}
      className="mx-auto h-auto max-w-full rounded-control border border-line"
    />
    <div>
      <h3 className="text-lg">Install</h3>
      <ol className="mt-2 list-decimal space-y-3 pl-5">{children}</ol>
    </div>
  </Panel>
);

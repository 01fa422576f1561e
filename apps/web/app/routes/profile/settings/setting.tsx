import { type ReactNode, useId } from 'react';

import { Panel } from '../../../ui/layout/panel.tsx';

type Props = { title: string; text: string; children: ReactNode };

/** One setting, with a heading and a sentence. */
export function Setting({ title, text, children }: Props) {
  const id = useId();

  return (
    <Panel aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 mb-4 text-muted">{text}</p>
      {children}
    </Panel>
  );
}

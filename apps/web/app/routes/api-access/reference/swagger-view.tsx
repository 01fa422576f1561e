import { type ReactNode, useEffect, useRef, useState } from 'react';

import { loadSwaggerUi } from './load-swagger-ui.ts';

type Props = {
  /** Shows where no script runs, and where the renderer cannot be had. */
  whenMissing: ReactNode;
};

/** The reference, rendered in the browser from the OpenAPI document of this server. */
export function SwaggerView({ whenMissing }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');

  useEffect(() => {
    let isGone = false;
    loadSwaggerUi().then(
      (render) => {
        if (isGone || !place.current) return;
        render(place.current, () => setState('ready'));
      },
      () => setState('failed'),
    );
    return () => {
      isGone = true;
    };
  }, []);

  return (
    <>
      {state === 'loading' && (
        <p className="mt-10 min-h-[70vh] text-muted noscript:hidden">Loading the reference...</p>
      )}
      {state === 'failed' && (
        <p role="status" className="mt-10">
          The reference could not be loaded. These pages say the same:
        </p>
      )}
      <div className={state === 'failed' ? '' : 'hidden noscript:block'}>{whenMissing}</div>
      <section ref={place} aria-label="Reference" className="reference" />
    </>
  );
}

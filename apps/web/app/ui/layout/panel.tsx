import type { ComponentProps } from 'react';

/** A raised surface with a hairline border around related content. */
export function Panel({ className = '', ...rest }: ComponentProps<'section'>) {
  return (
    <section
      className={`rounded-panel border border-line bg-raised p-5 sm:p-6 ${className}`}
      {...rest}
    />
  );
}

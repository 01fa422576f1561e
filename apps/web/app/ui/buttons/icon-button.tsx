import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'title'> & {
  /** Name for screen readers, and the tip under the pointer. */
  label: string;
};

/** A 44 px button that shows only an icon, in the color of the text around it. */
export function IconButton({ label, className = '', type = 'button', ...rest }: Props) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={`inline-grid size-11 place-items-center rounded-control hover:bg-current/10 disabled:opacity-50 aria-disabled:opacity-50 [&_svg]:size-5 ${className}`}
      {...rest}
    />
  );
}

import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type'>;

/**
 * One choice of a group, drawn by what stands in it: `className` is that of its label, `has-checked:`
 * its look when chosen. The input itself lies over all of it, so that it can be pressed where it is.
 */
export function Radio({ className = '', children, ...rest }: Props) {
  return (
    <label
      className={`relative flex cursor-pointer items-center has-disabled:cursor-not-allowed has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink forced-colors:has-checked:outline-2 ${className}`}
    >
      <input
        type="radio"
        className="absolute inset-0 cursor-[inherit] appearance-none rounded-[inherit] outline-none focus-visible:shadow-none"
        {...rest}
      />
      {children}
    </label>
  );
}

import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type'>;

/**
 * One choice of a group, drawn by its children: `className` styles its label, `has-checked:` its
 * chosen state. The invisible input covers all of it and receives the clicks.
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

import type { ReactNode } from 'react';

type Props = {
  /** The id of the control. */
  id: string;
  label: string;
  className?: string | undefined;
  /** The control, and what stands inside of it. */
  children: ReactNode;
  /** What is said beneath it. */
  below?: ReactNode;
};

/** A control under its label. */
export function Labeled({ id, label, className, children, below }: Props) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <div className="relative">{children}</div>
      {below}
    </div>
  );
}

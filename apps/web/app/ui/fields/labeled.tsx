import type { ReactNode } from 'react';

type Props = {
  /** The id of the control. */
  id: string;
  label: string;
  className?: string | undefined;
  /** The control, and any content inside it. */
  children: ReactNode;
  /** Texts below the control. */
  below?: ReactNode;
};

/** A control with its label above. */
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

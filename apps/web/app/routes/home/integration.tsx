import type { ReactNode } from 'react';

type Props = { icon: ReactNode; title: string; children: ReactNode };

/** One way to use the product outside its pages. */
export function Integration({ icon, title, children }: Props) {
  return (
    <li className="flex gap-4 rounded-panel border border-line bg-raised p-5 [&_a]:inline-block [&_a]:py-1 [&_a]:font-medium [&_a]:underline [&_a]:underline-offset-4 [&_p]:text-muted [&>svg]:mt-1 [&>svg]:size-5 [&>svg]:shrink-0">
      {icon}
      <div>
        <h3 className="text-lg leading-snug">{title}</h3>
        <div className="mt-1">{children}</div>
      </div>
    </li>
  );
}

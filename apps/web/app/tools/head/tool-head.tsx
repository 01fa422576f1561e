import type { ReactNode } from 'react';

import type { CarriedPalette } from '../../palettes/carried-palette.ts';
import { OpenProjectLine } from '../../projects/open-project-line.tsx';
import { InnerLink } from '../../ui/links/inner-link.tsx';
import { toolOf } from '../all-tools.ts';
import { HeadLine } from './head-line.tsx';
import type { Actions } from './tool-actions.tsx';
import { type Addresses, useViews, type ViewId } from './views.ts';

type Props = {
  view: ViewId;
  /** The sentence under the title. */
  purpose: string;
  /** What the links to the other views carry, once there is anything. */
  palette: CarriedPalette | undefined;
  /** The address of the page with all that it holds, and those of views that take more than the palette. */
  addresses: Addresses;
  actions: Actions;
  /** Above the title. */
  back?: ReactNode;
  /** Below the purpose. */
  state?: ReactNode;
  /** Beside the links: what was proven, or what only this page has. */
  children?: ReactNode;
};

/** The head of every tool that shows a project: title, actions, and the links to its other views. */
export function ToolHead({ view, purpose, palette, addresses, actions, ...parts }: Props) {
  const { back, state, children } = parts;
  const views = useViews(view, palette, addresses);

  return (
    <header className="py-3 sm:py-4">
      {back}
      <HeadLine title={toolOf(view).title} purpose={purpose} actions={actions} />
      {state}
      <OpenProjectLine />
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <nav aria-label="Views of these colors" className="-mx-2 flex flex-wrap sm:gap-1">
          {views.map(({ id, label, to, isCurrent, follow }) => (
            <InnerLink
              key={id}
              to={to}
              data-discover="true"
              aria-current={isCurrent ? 'page' : undefined}
              onClick={follow}
              className="flex min-h-11 items-center rounded-control px-2 text-sm font-medium text-muted hover:bg-hover hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8 sm:px-3 sm:text-base"
            >
              {label}
            </InnerLink>
          ))}
        </nav>
        {children}
      </div>
    </header>
  );
}

import { ChevronDown } from 'lucide-react';

import { InnerLink } from '../../../ui/links/inner-link.tsx';
import type { EndpointGroup } from '../document/read-groups.ts';
import { MethodBadge } from './method-badge.tsx';

type Props = {
  groups: readonly EndpointGroup[];
  /** Id of the endpoint that is shown. */
  open: string;
  to: (id: string) => string;
};

/** All endpoints: the first group is always there, the others unfold. */
export function EndpointList({ groups, open, to }: Props) {
  return (
    <nav
      aria-label="Endpoints"
      className="rounded-panel border border-line bg-raised p-2 lg:sticky lg:top-18 lg:max-h-[calc(100dvh-5.5rem)] lg:overflow-y-auto"
    >
      {groups.map((group, i) => (
        <Group key={group.title} group={group} isFirst={i === 0} open={open} to={to} />
      ))}
    </nav>
  );
}

type Shared = Pick<Props, 'open' | 'to'>;

type GroupProps = Shared & { group: EndpointGroup; isFirst: boolean };

function Group({ group, isFirst, ...shared }: GroupProps) {
  const { title, endpoints } = group;
  if (isFirst) {
    return (
      <div className="pb-1">
        <h3 className="px-3 py-2 text-sm font-semibold">{title}</h3>
        <Entries group={group} {...shared} />
      </div>
    );
  }
  return (
    <details
      open={endpoints.some(({ id }) => id === shared.open)}
      className="group border-t border-line"
    >
      <summary className="ring-inside flex min-h-11 list-none items-center justify-between gap-3 rounded-control px-3 text-sm font-semibold hover:bg-hover [&::-webkit-details-marker]:hidden">
        <span>
          {title} <span className="font-normal text-muted">{endpoints.length}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <Entries group={group} {...shared} />
    </details>
  );
}

type EntriesProps = Shared & { group: EndpointGroup };

function Entries({ group: { title, endpoints }, open, to }: EntriesProps) {
  return (
    <ul aria-label={title} className="pb-1">
      {endpoints.map(({ id, method, title: name }) => (
        <li key={id}>
          <InnerLink
            to={to(id)}
            aria-current={id === open ? 'true' : undefined}
            className="ring-inside flex min-h-11 items-center gap-3 rounded-control px-2 py-1.5 text-sm leading-snug hover:bg-hover aria-[current]:bg-hover aria-[current]:font-semibold"
          >
            <MethodBadge method={method} />
            <span className="min-w-0">{name}</span>
          </InnerLink>
        </li>
      ))}
    </ul>
  );
}

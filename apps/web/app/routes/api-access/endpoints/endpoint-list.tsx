import { ChevronDown } from 'lucide-react';
import { Form } from 'react-router';

import { SubmitWithoutScript } from '../../../query/submit-without-script.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { InnerLink } from '../../../ui/links/inner-link.tsx';
import { filterGroups } from '../document/filter-groups.ts';
import type { EndpointGroup } from '../document/read-groups.ts';
import { MethodBadge } from './method-badge.tsx';

type Props = {
  groups: readonly EndpointGroup[];
  /** Id of the endpoint that is shown. */
  open: string;
  to: (id: string) => string;
  search: {
    text: string;
    set: (text: string) => void;
    /** Other parameters of the address, for a form without JavaScript. */
    fields: Readonly<Record<string, string>>;
  };
};

/** All endpoints with a search: the first group is always visible, the others unfold. */
export function EndpointList({ groups, open, to, search }: Props) {
  const isSearched = search.text.trim() !== '';
  const found = filterGroups(groups, search.text);
  const count = (list: readonly EndpointGroup[]) =>
    list.reduce((sum, { endpoints }) => sum + endpoints.length, 0);

  return (
    <div className="rounded-panel border border-line bg-raised p-2 lg:sticky lg:top-18 lg:max-h-[calc(100dvh-5.5rem)] lg:overflow-y-auto">
      <Form preventScrollReset role="search" className="space-y-2 px-2 pt-1 pb-2">
        {Object.entries(search.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SearchField
          label="Search endpoints"
          value={search.text}
          onChange={(event) => search.set(event.currentTarget.value)}
          placeholder="contrast, POST, /palettes"
          autoCapitalize="off"
          spellCheck={false}
        />
        <SubmitWithoutScript>Search</SubmitWithoutScript>
        <p role="status" className={isSearched ? 'text-sm text-muted' : 'sr-only'}>
          {isSearched && `${count(found)} of ${count(groups)} endpoints`}
        </p>
      </Form>
      <nav aria-label="Endpoints">
        {found.map((group, i) => (
          <Group
            key={group.title}
            group={group}
            isUnfolded={i === 0 || isSearched}
            open={open}
            to={to}
          />
        ))}
      </nav>
    </div>
  );
}

type Shared = Pick<Props, 'open' | 'to'>;

type GroupProps = Shared & { group: EndpointGroup; isUnfolded: boolean };

function Group({ group, isUnfolded, ...shared }: GroupProps) {
  const { title, endpoints } = group;
  if (isUnfolded) {
    return (
      <div className="border-line pb-1 not-first:border-t">
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

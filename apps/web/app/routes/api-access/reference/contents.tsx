import { InnerLink } from '../../../ui/links/inner-link.tsx';
import type { EndpointGroup } from '../document/read-groups.ts';
import { MethodBadge } from '../endpoints/method-badge.tsx';

/** Every call with a link to its page, for whoever runs no scripts. */
export function Contents({ groups }: { groups: readonly EndpointGroup[] }) {
  return groups.map(({ title, endpoints }) => (
    <section key={title} aria-label={title} className="mt-10">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {endpoints.map(({ id, method, path, title: name }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <MethodBadge method={method} />
            <InnerLink to={`/api-access?endpoint=${id}`} className="underline underline-offset-4">
              {name}
            </InnerLink>
            <code className="font-mono text-sm wrap-anywhere text-muted">/api{path}</code>
          </li>
        ))}
      </ul>
    </section>
  ));
}

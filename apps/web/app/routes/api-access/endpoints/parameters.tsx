import { Prose } from '../code/prose.tsx';
import type { Field } from '../document/endpoint.ts';

const PLACES: Record<Field['place'], string> = {
  path: 'in the path',
  query: 'in the query',
  header: 'as a header',
  body: 'in the body',
};

/** What a call takes: name, type, whether it must be there, what it means. */
export function Parameters({ fields }: { fields: readonly Field[] }) {
  return (
    <section aria-labelledby="parameters" className="mt-6">
      <h4 id="parameters" className="font-semibold">
        Parameters
      </h4>
      {fields.length === 0 ? (
        <p className="mt-1 text-muted">None.</p>
      ) : (
        <dl className="mt-2 divide-y divide-line border-y border-line">
          {fields.map((field) => (
            <div
              key={`${field.place} ${field.name}`}
              className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
            >
              <dt className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
                <code className="font-mono font-semibold wrap-anywhere">{field.name}</code>
                <span className="font-mono text-sm text-muted">{field.type}</span>
                {field.required && (
                  <span className="rounded-control border border-outline px-1.5 text-sm">
                    Required
                  </span>
                )}
              </dt>
              <dd className="text-sm wrap-anywhere">
                {field.description && (
                  <p>
                    <Prose text={field.description} />
                  </p>
                )}
                <p className="text-muted">{sentence([PLACES[field.place], field.limits])}</p>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function sentence(parts: (string | undefined)[]): string {
  const text = parts.filter(Boolean).join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

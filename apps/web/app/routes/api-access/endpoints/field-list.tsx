import { InnerLink } from '../../../ui/links/inner-link.tsx';
import { Prose } from '../code/prose.tsx';
import type { SchemaField, Shape } from '../document/endpoint.ts';

type Props<Of extends SchemaField> = {
  fields: readonly Of[];
  /** Part of the request that contains a field, if the fields are in different parts. */
  placeOf?: ((field: Of) => string) | undefined;
  /** The fields that contain these, from the outside. */
  within?: readonly string[];
};

/** Fields with name, type, constraints and description, and their nested fields. */
export function FieldList<Of extends SchemaField>({ fields, placeOf, within = [] }: Props<Of>) {
  const isOuter = within.length === 0;
  return (
    <dl className="divide-y divide-line border-y border-line">
      {fields.map((field) => (
        <div
          key={`${placeOf?.(field)} ${field.name}`}
          className={`grid gap-x-6 gap-y-1 py-3 ${isOuter ? 'sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : ''}`}
        >
          <dt className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <code className="font-mono font-semibold wrap-anywhere">{field.name}</code>
            <span className="font-mono text-sm wrap-anywhere text-muted">{field.type}</span>
            {field.required && (
              <span className="rounded-control border border-outline px-1.5 text-sm">Required</span>
            )}
          </dt>
          <dd className="text-sm wrap-anywhere">
            {field.description && (
              <p>
                <Prose text={field.description} />
              </p>
            )}
            <Allowed field={field} place={placeOf?.(field)} />
          </dd>
          {field.shapes && (
            <dd className={`mt-1 ${isOuter ? 'sm:col-span-2' : ''}`}>
              <details open={isOuter}>
                <summary className="min-h-6 w-fit text-sm font-medium">
                  Fields of <code className="font-mono">{[...within, field.name].join('.')}</code>
                </summary>
                <div className="mt-2 border-l-2 border-line pl-4">
                  <ShapeList shapes={field.shapes} within={[...within, field.name]} />
                </div>
              </details>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** The fields of an object, or of each alternative. */
export function ShapeList({
  shapes,
  within,
}: {
  shapes: readonly Shape[];
  within?: readonly string[];
}) {
  return shapes.map(({ title, fields, sameAs }, i) => (
    <div key={title ?? i} className={i > 0 ? 'mt-4' : ''}>
      {title && <p className="mb-1 font-mono text-sm font-semibold">{title}</p>}
      {sameAs ? (
        <p className="text-sm">
          As returned by{' '}
          <InnerLink
            to={`/api-access?endpoint=${sameAs.id}#answer`}
            className="underline underline-offset-4"
          >
            {sameAs.title}
          </InnerLink>
          .
        </p>
      ) : (
        <FieldList fields={fields} {...(within && { within })} />
      )}
    </div>
  ));
}

/** Place and constraints of a field as one sentence, then an example. */
function Allowed({ field, place }: { field: SchemaField; place: string | undefined }) {
  const { limits, pattern, sample } = field;
  const told = [place, limits].filter(Boolean).join('; ');
  return (
    <>
      {told && <p className="text-muted">{`${told.charAt(0).toUpperCase()}${told.slice(1)}.`}</p>}
      {pattern && (
        <p className="text-muted">
          Matches <code className="font-mono">{pattern}</code>
        </p>
      )}
      {sample !== undefined && (
        <p className="text-muted">
          For example <code className="font-mono">{sample}</code>
        </p>
      )}
    </>
  );
}

import { Prose } from '../code/prose.tsx';
import type { Body, Field } from '../document/endpoint.ts';
import { FieldList } from './field-list.tsx';

const PLACES: Record<Field['place'], string> = {
  path: 'in the path',
  query: 'in the query',
  header: 'as a header',
  body: 'in the body',
};

type Props = { fields: readonly Field[]; body: Body | undefined };

/** The parameters of a call: name, type, whether it is required, constraints, description. */
export function Parameters({ fields, body }: Props) {
  return (
    <section aria-labelledby="parameters" className="mt-8">
      <h4 id="parameters" className="text-lg font-semibold">
        Parameters
      </h4>
      {body && (
        <p className="mt-1 text-sm text-muted">
          The body{body.required ? '' : ', which is optional,'} is sent as{' '}
          {body.mediaTypes.join(' or ')}. {body.meaning && <Prose text={body.meaning} />}
        </p>
      )}
      {fields.length === 0 ? (
        <p className="mt-1 text-muted">None.</p>
      ) : (
        <div className="mt-3">
          <FieldList fields={fields} placeOf={({ place }) => PLACES[place]} />
        </div>
      )}
    </section>
  );
}

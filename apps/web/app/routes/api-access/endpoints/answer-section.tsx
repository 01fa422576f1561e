import { Prose } from '../code/prose.tsx';
import type { Endpoint } from '../document/endpoint.ts';
import { ShapeList } from './field-list.tsx';
import { HeaderList } from './header-list.tsx';

/** The successful answers of a call: statuses, what each field means, and headers. */
export function AnswerSection({ success, others }: Pick<Endpoint, 'success' | 'others'>) {
  const { status, description, mediaTypes, type, meaning, shapes, headers } = success;
  return (
    <section aria-labelledby="answer" className="mt-10">
      <h4 id="answer" className="text-lg font-semibold">
        {' '}
        Response
      </h4>
      <p className="mt-1">
        <strong>
          {status} {description}
        </strong>
        {tellBody(mediaTypes, type)}
      </p>
      {meaning && (
        <p className="mt-1">
          <Prose text={meaning} />
        </p>
      )}
      {others.map((other) => (
        <p key={other.status} className="mt-1">
          <strong>
            {other.status} {other.description}
          </strong>
          , without a body: your copy is still current.
        </p>
      ))}
      {shapes.length > 0 && (
        <div className="mt-3">
          <ShapeList shapes={shapes} />
        </div>
      )}
      <h5 className="mt-6 font-semibold">Headers</h5>
      <HeaderList headers={headers} label="Response headers" />
    </section>
  );
}

function tellBody([mediaType, ...others]: readonly string[], type: string | undefined): string {
  if (mediaType === undefined) return ', without a body.';
  if (others.length > 0) {
    return `, a file of the requested type: ${[mediaType, ...others].join(', ')}.`;
  }
  return `, as ${mediaType}${type ? `: ${type}` : ''}.`;
}

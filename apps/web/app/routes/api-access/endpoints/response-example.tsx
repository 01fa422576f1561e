import { Link } from 'react-router';

import { CodeBlock } from '../code/code-block.tsx';
import { Prose } from '../code/prose.tsx';
import type { Endpoint } from '../document/endpoint.ts';

type Props = Pick<Endpoint, 'id' | 'subject' | 'success' | 'failures'>;

/** What a success looks like, and how a call can fail. */
export function ResponseExample({ id, subject, success, failures }: Props) {
  const { status, description, mediaType, example } = success;

  return (
    <>
      {example === undefined ? (
        <p>
          <strong>
            {status} {description}
          </strong>
          , {mediaType ? `as ${mediaType}` : 'without a body'}.
        </p>
      ) : (
        <CodeBlock
          label={`${status} ${description}`}
          text={JSON.stringify(example, null, 2)}
          what="the response example"
        />
      )}
      <p className="mt-3 text-sm">
        <Link
          to={`/api-access/reference#/${subject}/${id}`}
          className="inline-flex min-h-8 items-center underline underline-offset-4"
        >
          What each field means
        </Link>
      </p>
      <details className="mt-2">
        <summary className="w-fit py-2 font-medium">When it does not work</summary>
        <p className="mt-1 max-w-[68ch] text-sm">
          <Prose text="Every failure has a body with one sentence for a person (`error`), a reason for a program (`code`), and the `requestId` that finds it in the log." />
        </p>
        <dl className="mt-3 text-sm">
          {failures.map((failure) => (
            <div key={failure.status} className="border-t border-line py-2.5">
              <dt className="font-semibold">
                {failure.status} {failure.description}
              </dt>
              {failure.reasons.map(({ code, text }) => (
                <dd key={code} className="mt-1 grid gap-x-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
                  <code className="font-mono wrap-anywhere">{code}</code>
                  <span className="text-muted">{text}</span>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
